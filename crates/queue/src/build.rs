//! Which program does the work.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The version of the messages in this crate. It changes with them.
const PROTOCOL: u32 = 1;

/// A build of the program: two of them with the same version and the same engine play the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The version of the program.
    pub version: String,
    /// The signature of the engine, which changes when its search or its evaluation does.
    pub engine: u64,
}

impl Build {
    /// The word for this build in the subjects of the queue.
    pub fn word(&self) -> String {
        let digest = Sha256::digest(format!("{PROTOCOL} {} {:016x}", self.version, self.engine));
        hex(&digest)[..16].to_owned()
    }
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "version {} with engine {:016x}", self.version, self.engine)
    }
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// One word that differs for different texts.
pub fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))[..24].to_owned()
}
