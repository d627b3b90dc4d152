//! Models of pieces: OBJ and MTL files, sets of models, and bodies made from drawings.

#[cfg(feature = "brought")]
mod brought;
mod cut_out;
mod mtl;
mod obj;
mod packed;
mod set;
mod smooth;

pub use cut_out::{foot_height, made};
pub use mtl::{Materials, Swatch};
pub use obj::{Fault, Finding, MAX_BYTES, MAX_CORNERS, Model, Reading, read};
pub use set::{Manifest, Patterns, PieceFile, Set};

#[cfg(feature = "brought")]
pub use brought::{Content, MANIFEST, read_files};
#[cfg(feature = "folder")]
pub use brought::{FolderError, read_folder};
