//! Reads or rejects any text as a model. An accepted model can be drawn: every corner of a triangle exists, and every
//! number is finite.

use chesswright_scene::model::{Materials, read};

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    // The first part is the file of materials, the second the model.
    let (materials, model) = text.split_once("\n%\n").unwrap_or(("", text));
    let mut findings = vec![];
    let materials = Materials::read(materials, &mut findings);
    match read(model, &materials) {
        Ok(reading) => {
            assert!(!reading.model.levels.is_empty());
            for level in &reading.model.levels {
                assert!(!level.indices.is_empty());
                assert!(level.indices.iter().all(|&i| (i as usize) < level.vertices.len()));
                assert!(level.vertices.iter().all(|v| v.at.is_finite() && v.normal.is_finite()));
            }
        }
        Err(fault) => assert!(!fault.what.is_empty()),
    }
}
