//! Files of the library itself whose rules are known to be incomplete. The importer reads such a file as the built-in game of
//! the same name and reports it. A file that has other pieces or another placement is somebody's own game and is read as it is.

use serde_json::Value as Json;

use super::read::Reading;

/// A file of the library.
pub(super) struct Known {
    name: &'static str,
    /// The first field of its start position, without hands.
    placement: &'static str,
    /// The letters and moves of its pieces, in the order of their letters.
    pieces: &'static str,
    /// Our game.
    pub(super) built_in: &'static str,
    /// What the file does not tell, or tells wrongly.
    pub(super) lacks: &'static str,
}

const KNOWN: [Known; 9] = [
    Known {
        name: "Shogi",
        placement: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
        pieces: "B:B D:FR G:WfF H:WB K:K L:fR N:fN P:fW R:R S:FfW",
        built_in: "shogi",
        lacks: "the drops of pawns, lances and knights, promotion when leaving the zone, and what ends a repetition",
    },
    Known {
        name: "Dobutsu Shogi",
        placement: "gle/1c1/1C1/ELG",
        pieces: "C:fW E:F G:W H:WfF L:K",
        built_in: "dobutsu",
        lacks: "that the lion may step into danger, that it must be safe on the far rank, and what ends a repetition",
    },
    Known {
        name: "Shatranj",
        placement: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        pieces: "B:A K:K N:N P:fmWfcF Q:F R:R",
        built_in: "shatranj",
        lacks: "where king and counsellor stand, and that a bare king loses",
    },
    Known {
        name: "Xiangqi",
        placement: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
        pieces: "A:F B:nA C:mRcpR K:W N:nN P:fsW R:R",
        built_in: "xiangqi",
        lacks: "stalemate, perpetual check and chase, and the limit of moves",
    },
    Known {
        name: "Mini Xiangqi",
        placement: "rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR",
        pieces: "C:mRcpR K:W N:nN P:fsW R:R",
        built_in: "minixiangqi",
        lacks: "stalemate and perpetual check",
    },
    Known {
        name: "Manchu",
        placement: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2",
        pieces: "A:F B:nA C:mRcpR K:W M:RcpRnN N:nN P:fsW R:R",
        built_in: "manchu",
        lacks: "stalemate, perpetual check and chase",
    },
    Known {
        name: "TenCubed",
        placement: "2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2",
        pieces: "A:BN B:B C:DAW K:K M:RN N:N P:fmWfceFifmnD Q:Q R:R W:CF",
        built_in: "tencubed",
        lacks: "capturing en passant",
    },
    Known {
        name: "Horde Chess",
        placement: "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP",
        pieces: "B:B K:K N:N P:fmWfceFifmnD Q:Q R:R",
        built_in: "horde",
        lacks: "that only a double step from the second rank can be captured en passant",
    },
    Known {
        name: "Wolf Chess",
        placement: "qwfrbbnk/pssppssp/1pp2pp1/8/8/8/8/1PP2PP1/PSSPPSSP/KNBBRFWQ",
        pieces: "B:B E:QN0 F:BN K:K N:N0 P:fmWfceFifmnD Q:Q R:R S:fKifmnD W:RN",
        built_in: "wolf",
        lacks: "from where sergeants make a double step",
    },
];

impl Reading<'_> {
    /// The incomplete file of the library that this file is.
    pub(super) fn known(&self) -> Option<&'static Known> {
        let text = |key: &str| self.game.get(key).and_then(Json::as_str);
        let known = KNOWN.iter().find(|known| text("name") == Some(known.name))?;
        let placement = self.fen().first().and_then(|field| field.split('[').next());
        let table = self.game.get("pieceTypes").and_then(Json::as_object)?;
        let betza = |piece: &Json| piece.get("betza").and_then(Json::as_str).unwrap_or("").to_owned();
        let mut pieces: Vec<String> =
            table.iter().map(|(letter, piece)| format!("{letter}:{}", betza(piece))).collect();
        pieces.sort_unstable();
        (placement == Some(known.placement) && pieces.join(" ") == known.pieces).then_some(known)
    }
}
