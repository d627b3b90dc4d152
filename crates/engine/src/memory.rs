//! Hints for memory that is read at random places. They change nothing but the speed.

use std::mem::MaybeUninit;

/// A list of default values, on huge pages where the system has them: otherwise the processor mostly waits for the address of a page
/// before it can wait for what is on it.
pub(crate) fn large<T: Default>(len: usize) -> Vec<T> {
    let mut list = Vec::with_capacity(len);
    // The pages must not have been written to yet.
    want_huge_pages(list.spare_capacity_mut());
    list.resize_with(len, T::default);
    list
}

#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn want_huge_pages<T>(memory: &mut [MaybeUninit<T>]) {
    use rustix::mm::{Advice, madvise};
    /// A system whose pages are larger refuses the hint.
    const PAGE: usize = 4096;
    let start = memory.as_mut_ptr().cast::<u8>();
    let skipped = start.align_offset(PAGE);
    let whole = size_of_val(memory).saturating_sub(skipped) / PAGE * PAGE;
    if whole == 0 {
        return;
    }
    // SAFETY: these are whole pages within the memory that is borrowed here, and the advice does not change what is in them.
    // An error means that the system has no huge pages: then everything works, only slower.
    let _refused = unsafe { madvise(start.add(skipped).cast(), whole, Advice::LinuxHugepage) }.err();
}

#[cfg(not(target_os = "linux"))]
fn want_huge_pages<T>(_memory: &mut [MaybeUninit<T>]) {}

/// Begins to fetch what will be read soon into the processor's cache.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn prefetch<T>(wanted: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has this instruction, and it may be given any address.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(wanted).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_lists_of_any_length_are_filled() {
        for len in [0, 1, 100, 4096, 1 << 20] {
            let list: Vec<u32> = large(len);
            assert_eq!(list.len(), len);
            assert!(list.iter().all(|number| *number == 0));
        }
    }
}
