//! Answers for programs.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

/// Prints a value as JSON.
pub(crate) fn print(out: &mut dyn Write, value: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string_pretty(value)?)?;
    Ok(())
}
