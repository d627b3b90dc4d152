//! What the drawings represent: moves in Betza notation, and common names.

/// A drawing and what it represents.
pub struct Known {
    /// The drawing.
    pub art: &'static str,
    /// Moves that it represents.
    pub moves: &'static [&'static str],
    /// Names that it represents whatever the moves are. If several drawings represent the same moves, a matching name
    /// decides.
    pub names: &'static [&'static str],
}

const fn known(art: &'static str, moves: &'static [&'static str], names: &'static [&'static str]) -> Known {
    Known { art, moves, names }
}

/// All known drawings.
pub static KNOWN: &[Known] = &[
    known("king", &[], &["king", "prince", "kaiser"]),
    known("queen", &["Q"], &["queen"]),
    known("rook", &["R"], &["rook", "chariot", "ship", "boat"]),
    known("bishop", &["B"], &["bishop"]),
    known("knight", &["N"], &["knight"]),
    known("pawn", &["fmWfcF", "fmWfceFifmnD", "fmWfcFifmnD", "fmWfcFifmD", "fmFfcW", "fmWfF"], &["pawn"]),
    // Compounds of the knight.
    known("archbishop", &["BN"], &["archbishop", "cardinal", "princess", "janus", "minister", "paladin"]),
    known("chancellor", &["RN"], &["chancellor", "marshal", "empress", "concubine"]),
    known("amazon", &["QN"], &["amazon", "terror"]),
    known("centaur", &["KN", "NW", "NF"], &["centaur", "kheshig", "judge"]),
    known("nightrider", &["NN"], &["nightrider"]),
    known("horse", &["nN", "ffN", "fN"], &["horse", "mao", "cavalry"]),
    known("unicorn", &["BNN"], &["unicorn"]),
    known("zebra", &["Z"], &["zebra"]),
    known("camel", &["C"], &["camel", "caliph"]),
    known("camelrider", &["CC"], &["camelrider", "mehari"]),
    known("kirin", &["FD"], &["kirin", "deer", "stag"]),
    known("goat", &["G"], &["tripper", "goat", "ram", "ibex"]),
    known("crowned-rook", &["RF"], &["dragon-king", "crowned-rook", "admiral"]),
    known("crowned-bishop", &["BW"], &["dragon-horse", "crowned-bishop", "missionary"]),
    known("crooked-bishop", &["zB"], &["crooked-bishop", "boyscout"]),
    // Men.
    known("ferz", &["F"], &["ferz", "fers", "met", "counsellor", "firzan"]),
    known("advisor", &["F", "W"], &["advisor", "adviser", "mandarin", "assistant"]),
    known("wazir", &["W"], &["wazir", "vizier"]),
    known("guard", &["K"], &["commoner", "mann", "man", "guard", "spy"]),
    known("soldier", &["fW", "fsW"], &["soldier", "hoplite", "warrior", "militia", "infantry", "byeong"]),
    known("sergeant", &["fK"], &["sergeant", "captain", "lieutenant", "corporal"]),
    known("general", &[], &["general"]),
    known("gold", &["WfF"], &["gold", "tokin", "goldgeneral"]),
    known("silver", &["FfW"], &["silver", "khon", "nun"]),
    known("champion", &["WAD"], &["champion", "hero", "duke"]),
    known("wizard", &["CF"], &["wizard", "sorcerer", "mage", "witch", "sorceress"]),
    known("stone", &["cW"], &["stone", "disc", "checker", "blocker"]),
    // Beasts.
    known("elephant", &["FA", "A", "nA", "nZ", "F"], &["elephant", "alfil", "fil"]),
    known("giraffe", &["(1,4)", "W"], &["giraffe"]),
    known("griffon", &["FyafsF", "[F?R]"], &["griffon", "griffin", "gryphon", "eagle"]),
    known(
        "hawk",
        &["ADGH", "DAGH"],
        &["hawk", "falcon", "bird", "owl", "swallow", "goose", "pheasant", "crane"],
    ),
    known("dragon", &[], &["dragon", "hydra", "serpent", "snake"]),
    known("hound", &["fmF"], &["hound", "dog", "wolf", "jackal"]),
    known("lion", &["KNADcaKmcabK", "KNAD", "K"], &["lion", "tiger", "leopard", "panther", "cat", "bear"]),
    known("manticore", &["WyafsW", "[W?B]"], &["manticore", "aanca", "rhinoceros", "scorpion"]),
    known("phoenix", &["WA"], &["phoenix", "peacock"]),
    known("buffalo", &["NCZ"], &["buffalo", "ox", "bull", "bison", "boar"]),
    known("frog", &["FH"], &["frog", "toad"]),
    known("squirrel", &["NAD"], &["squirrel", "monkey"]),
    known("hare", &["H"], &["threeleaper", "hare", "rabbit", "kangaroo"]),
    known("fox", &["mF"], &["fox"]),
    known("grasshopper", &["gQ"], &["grasshopper", "locust", "hopper"]),
    known("chick", &["fW"], &["chick", "quail"]),
    known("hen", &["WfF"], &["hen", "cock", "rooster"]),
    known("rose", &["qN"], &["rose", "lily", "flower"]),
    // Weapons.
    known("cannon", &["mRcpR", "pR"], &["cannon", "pao", "catapult", "gun"]),
    known("vao", &["mBcpB", "pB"], &["vao", "crossbow", "arrow"]),
    known("leo", &["mQcpQ", "pQ"], &["leo"]),
    known("archer", &["mRcaibR"], &["archer", "ranger"]),
    known("dabbaba", &["D"], &["dabbaba", "dabbabah", "tank"]),
    known("war-machine", &["WD"], &["war-machine", "machine", "fortress", "castle"]),
    known("banner", &["RcpRnN"], &["banner", "flag", "standard"]),
    known("lance", &["fR"], &["lance", "spear", "lancer"]),
];
