//! The kinds of pieces in a `variants.ini`: 37 predefined and 25 custom ones.

/// The number of a kind. Texts use letters for kinds; rules use these numbers.
pub(super) type Kind = u8;

/// A set of kinds, as bits.
pub(super) type Kinds = u64;

/// Names and moves, in the Betza dialect of the format.
pub(super) const NAMED: [(&str, &str); 36] = [
    ("pawn", "fmWfceFifmnD"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("fers", "F"),
    ("alfil", "A"),
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("aiwok", "RNF"),
    ("bers", "RF"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("knibis", "mNcB"),
    ("biskni", "mBcN"),
    ("kniroo", "mNcR"),
    ("rookni", "mRcN"),
    ("shogiPawn", "fW"),
    ("lance", "fR"),
    ("shogiKnight", "fN"),
    ("gold", "WfF"),
    ("dragonHorse", "BW"),
    ("clobber", "cW"),
    ("breakthrough", "fmWfF"),
    ("immobile", ""),
    ("cannon", "mRcpR"),
    ("janggiCannon", "pR"),
    ("soldier", "fsW"),
    ("horse", "nN"),
    ("elephant", "nA"),
    ("janggiElephant", "nZ"),
    ("banner", "RcpRnN"),
    ("wazir", "W"),
    ("commoner", "K"),
    ("centaur", "KN"),
];

pub(super) const PAWN: Kind = 0;
pub(super) const KNIGHT: Kind = 1;
pub(super) const BISHOP: Kind = 2;
pub(super) const ROOK: Kind = 3;
pub(super) const FERS: Kind = 5;
pub(super) const SILVER: Kind = 8;
pub(super) const BERS: Kind = 10;
pub(super) const SHOGI_PAWN: Kind = 18;
pub(super) const CANNON: Kind = 26;
pub(super) const JANGGI_CANNON: Kind = 27;
pub(super) const SOLDIER: Kind = 28;
pub(super) const HORSE: Kind = 29;
pub(super) const ELEPHANT: Kind = 30;
pub(super) const JANGGI_ELEPHANT: Kind = 31;
pub(super) const WAZIR: Kind = 33;

/// The first custom kind.
pub(super) const CUSTOM: Kind = NAMED.len() as Kind;
/// The number of custom kinds.
pub(super) const CUSTOMS: Kind = 25;
/// The king.
pub(super) const KING: Kind = CUSTOM + CUSTOMS;
/// The number of kinds.
pub(super) const COUNT: usize = KING as usize + 1;
/// A member of a set that stands for all kinds.
pub(super) const ALL: Kind = 63;

/// The set of one kind.
pub(super) const fn one(kind: Kind) -> Kinds {
    1 << kind
}

/// The members of a set, without [`ALL`].
pub(super) fn members(kinds: Kinds) -> impl Iterator<Item = Kind> {
    (0..COUNT as Kind).filter(move |kind| kinds & one(*kind) != 0)
}

/// The key that sets the letter of a kind.
pub(super) fn key(kind: Kind) -> String {
    match kind {
        KING => "king".into(),
        CUSTOM..KING => format!("customPiece{}", kind - CUSTOM + 1),
        _ => NAMED.get(usize::from(kind)).map_or_else(String::new, |(name, _)| (*name).to_owned()),
    }
}

/// The kind whose letter a key sets.
pub(super) fn by_key(name: &str) -> Option<Kind> {
    if name == "king" {
        return Some(KING);
    }
    if let Some(number) = name.strip_prefix("customPiece") {
        let slot: Kind = number.parse().ok()?;
        return (1..=CUSTOMS).contains(&slot).then(|| CUSTOM + slot - 1).filter(|_| !number.starts_with('0'));
    }
    NAMED.iter().position(|(key, _)| *key == name).map(|at| at as Kind)
}

/// The name of a kind in documents: `custom-piece-3`, `shogi-pawn`.
pub(super) fn document_name(kind: Kind) -> String {
    let mut name = String::new();
    for c in key(kind).chars() {
        if c.is_ascii_uppercase() || c.is_ascii_digit() && !name.ends_with(|c: char| c.is_ascii_digit()) {
            name.push('-');
        }
        name.push(c.to_ascii_lowercase());
    }
    name
}
