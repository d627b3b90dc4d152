//! Who sits where when a club plays together.
//!
//! ```
//! use chesswright_online::club::seats;
//!
//! // A simul of three boards, whose host plays the first side everywhere.
//! assert_eq!(seats(Some((1, Some(0))), &[7, 8, 9], 2), [[1, 7], [1, 8], [1, 9]]);
//! // Four who play each other.
//! assert_eq!(seats(None, &[6, 7, 8, 9], 2), [[6, 7], [8, 9]]);
//! ```

/// The players of each board, by side. In a simul the host plays one side of each: always the same, or, without one, each in turn.
/// Where too few are left for the last board, they play its other sides as well; whoever would play alone waits.
pub fn seats(host: Option<(i64, Option<u8>)>, players: &[i64], sides: usize) -> Vec<Vec<i64>> {
    let guests = sides.saturating_sub(usize::from(host.is_some()));
    if guests == 0 {
        return vec![];
    }
    let boards = players.chunks(guests).enumerate().map(|(number, chunk)| {
        let mut board: Vec<i64> = chunk.iter().copied().cycle().take(guests).collect();
        if let Some((host, side)) = host {
            let side = side.map_or(number % sides, usize::from);
            board.insert(side.min(guests), host);
        }
        board
    });
    boards.filter(|board| board.iter().any(|player| *player != board[0])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_once_and_nobody_plays_alone() {
        assert_eq!(seats(Some((1, None)), &[7, 8, 9], 2), [[1, 7], [8, 1], [1, 9]], "seats in turn");
        assert_eq!(seats(None, &[7, 8, 9], 2), [[7, 8]], "one waits");
        assert_eq!(seats(None, &[7, 8, 9, 10, 11], 3), [[7, 8, 9], [10, 11, 10]]);
        assert_eq!(seats(Some((1, Some(2))), &[7, 8, 9], 3), [[7, 8, 1], [9, 9, 1]]);
        assert!(seats(None, &[], 2).is_empty() && seats(Some((1, None)), &[7], 1).is_empty());
        assert_eq!(
            seats(Some((1, Some(9))), &[7], 2),
            [[7, 1]],
            "a side that the game does not have is its last"
        );
    }
}
