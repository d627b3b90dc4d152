//! The bill of materials: every package in the program, as CycloneDX 1.5.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::workspace::array;

/// The bill of a package and of the packages that ship with it.
pub(super) fn cyclonedx(metadata: &Value, main: &Value, shipped: &BTreeSet<&str>) -> Value {
    let mut packages: Vec<&Value> = array(&metadata["packages"])
        .iter()
        .filter(|package| shipped.contains(text(&package["id"])) && package["id"] != main["id"])
        .collect();
    packages.sort_by_key(|package| (text(&package["name"]), text(&package["version"])));
    let known = |id: &str| array(&metadata["packages"]).iter().find(|package| package["id"] == id);
    let mut dependencies = vec![];
    for node in array(&metadata["resolve"]["nodes"]) {
        let id = text(&node["id"]);
        let Some(package) = known(id).filter(|_| shipped.contains(id)) else { continue };
        let mut on: Vec<String> = array(&node["deps"])
            .iter()
            .filter(|dependency| array(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev"))
            .filter_map(|dependency| known(text(&dependency["pkg"])))
            .map(reference)
            .collect();
        on.sort();
        on.dedup();
        dependencies.push((reference(package), on));
    }
    dependencies.sort();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": component(main, "application") },
        "components": packages.into_iter().map(|package| component(package, "library")).collect::<Vec<_>>(),
        "dependencies": dependencies
            .into_iter()
            .map(|(reference, on)| json!({ "ref": reference, "dependsOn": on }))
            .collect::<Vec<_>>(),
    })
}

/// The reference of a package inside the bill.
fn reference(package: &Value) -> String {
    format!("pkg:cargo/{}@{}", text(&package["name"]), text(&package["version"]).replace('+', "%2B"))
}

fn component(package: &Value, kind: &str) -> Value {
    let mut component = Map::new();
    component.insert("type".into(), kind.into());
    component.insert("bom-ref".into(), reference(package).into());
    component.insert("name".into(), package["name"].clone());
    component.insert("version".into(), package["version"].clone());
    component.insert("purl".into(), reference(package).into());
    if !text(&package["license"]).is_empty() {
        // Old packages write `/` instead of the `OR` of SPDX.
        let expression = text(&package["license"]).replace('/', " OR ");
        component.insert("licenses".into(), json!([{ "expression": expression }]));
    }
    if package["description"].is_string() {
        component.insert("description".into(), text(&package["description"]).trim().into());
    }
    Value::Object(component)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_named_with_versions_licences_and_dependencies() {
        let metadata = json!({
            "packages": [
                { "id": "a", "name": "app", "version": "0.1.0", "license": "MIT OR Apache-2.0" },
                { "id": "l", "name": "lib", "version": "1.2.3+x", "license": "MIT/Apache-2.0" },
                { "id": "t", "name": "test-only", "version": "9.0.0", "license": "GPL-3.0" },
            ],
            "resolve": { "nodes": [
                { "id": "a", "deps": [
                    { "pkg": "l", "dep_kinds": [{ "kind": null }] },
                    { "pkg": "t", "dep_kinds": [{ "kind": "dev" }] },
                ] },
                { "id": "l", "deps": [] },
                { "id": "t", "deps": [] },
            ] },
        });
        let shipped = crate::licences::reachable(&metadata, vec!["a"]);
        let bill = cyclonedx(&metadata, &metadata["packages"][0], &shipped);
        assert_eq!(bill["metadata"]["component"]["name"], "app");
        let component = json!({
            "type": "library",
            "bom-ref": "pkg:cargo/lib@1.2.3%2Bx",
            "name": "lib",
            "version": "1.2.3+x",
            "purl": "pkg:cargo/lib@1.2.3%2Bx",
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        });
        assert_eq!(bill["components"], json!([component]));
        assert_eq!(
            bill["dependencies"],
            json!([
                { "ref": "pkg:cargo/app@0.1.0", "dependsOn": ["pkg:cargo/lib@1.2.3%2Bx"] },
                { "ref": "pkg:cargo/lib@1.2.3%2Bx", "dependsOn": [] },
            ])
        );
    }
}
