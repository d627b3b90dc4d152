//! Reads the metadata of the workspace from Cargo.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{cargo, output};

/// `cargo metadata` as JSON, with dependencies for this host when `resolved`.
pub(crate) fn metadata(resolved: bool) -> Result<Value> {
    let mut cargo = cargo(&["metadata", "--format-version", "1"]);
    if !resolved {
        cargo.arg("--no-deps");
    }
    serde_json::from_str(&output(&mut cargo)?).context("`cargo metadata` did not write JSON")
}

/// `cargo metadata` as JSON, with dependencies for a target.
pub(crate) fn metadata_for(target: &str) -> Result<Value> {
    let mut cargo = cargo(&["metadata", "--format-version", "1", "--filter-platform", target]);
    serde_json::from_str(&output(&mut cargo)?).context("`cargo metadata` did not write JSON")
}

/// The members of the workspace.
pub(crate) fn members(metadata: &Value) -> Vec<&Value> {
    let ids = array(&metadata["workspace_members"]);
    array(&metadata["packages"]).iter().filter(|package| ids.contains(&package["id"])).collect()
}

/// Names of a package's targets of one kind (`lib`, `bin`, `bench` …).
pub(crate) fn targets<'a>(package: &'a Value, kind: &str) -> Vec<&'a str> {
    array(&package["targets"])
        .iter()
        .filter(|target| array(&target["kind"]).iter().any(|k| k == kind))
        .filter_map(|target| target["name"].as_str())
        .collect()
}

/// The elements of a JSON array; empty for any other value.
pub(crate) fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
