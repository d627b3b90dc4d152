//! A table with one entry per cell. Indexing needs neither bounds checks nor `unsafe`: the compiler knows the length, a
//! power of two, so a masked index is always in range.

/// One entry for each of the `64 * W` cells that a set of width `W` can hold.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table<T, const W: usize>(Box<[[T; 64]; W]>);

impl<T: Clone, const W: usize> Table<T, W> {
    /// The entry `f(cell)` for each of the first `n` cells, and `rest` beyond.
    pub(crate) fn new(n: usize, rest: T, mut f: impl FnMut(usize) -> T) -> Self {
        let rows: Vec<[T; 64]> = (0..W)
            .map(|i| {
                std::array::from_fn(|j| {
                    let cell = i * 64 + j;
                    if cell < n { f(cell) } else { rest.clone() }
                })
            })
            .collect();
        match rows.into_boxed_slice().try_into() {
            Ok(rows) => Self(rows),
            Err(_) => unreachable!("there are W rows"),
        }
    }
}

impl<T, const W: usize> std::ops::Index<usize> for Table<T, W> {
    type Output = T;
    #[inline(always)]
    fn index(&self, cell: usize) -> &T {
        &self.0[(cell >> 6) & (W - 1)][cell & 63]
    }
}

impl<T, const W: usize> std::ops::IndexMut<usize> for Table<T, W> {
    #[inline(always)]
    fn index_mut(&mut self, cell: usize) -> &mut T {
        &mut self.0[(cell >> 6) & (W - 1)][cell & 63]
    }
}
