//! A user's folder of models: usable models are used, and every problem is reported with its file and line.

use std::fs;
use std::path::{Path, PathBuf};

use chesswright_scene::model::{FolderError, Set, read_folder};

/// A pyramid with its tip up and with a material.
const PYRAMID: &str = "mtllib set.mtl\nusemtl body\nv -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nv 0 0 3\nf 4 3 2 1\nf 1 2 5\nf 2 3 5\nf 3 4 5\nf 4 1 5\n";

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, manifest: &str, files: &[(&str, &str)]) -> Self {
        let path = std::env::temp_dir().join(format!("chesswright-set-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        fs::write(path.join("set.toml"), manifest).expect("a manifest");
        for (name, text) in files {
            fs::write(path.join(name), text).expect("a file");
        }
        Self(path)
    }

    fn read(&self) -> Result<Set, FolderError> {
        read_folder(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A leftover in the system's temporary folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn manifest(pieces: &str) -> String {
    format!("title = \"Mine\"\nmaterials = \"set.mtl\"\ncell = 4.0\nup = \"z\"\n[pieces]\n{pieces}\n")
}

fn told(set: &Set) -> Vec<String> {
    set.findings.iter().map(|(file, finding)| format!("{file}: {}: {}", finding.line, finding.what)).collect()
}

#[test]
fn a_valid_folder_is_read_and_its_models_stand_on_the_ground() {
    let folder = Folder::new(
        "good",
        &manifest("rook = { file = \"rook.obj\" }"),
        &[("rook.obj", PYRAMID), ("set.mtl", "newmtl ivory\nKd 0.9 0.8 0.6\nNs 90\n")],
    );
    let set = folder.read().expect("a set");
    assert_eq!((set.title.as_str(), told(&set)), ("Mine", vec![]));
    let mesh = set.patterns.0["rook"].level(0).expect("a mesh");
    let (low, high) = mesh.bounds().expect("corners");
    // The model is three units high and a cell is four units wide. The up axis stays up.
    assert!(
        (high.y - 0.75).abs() < 1e-5 && low.y.abs() < 1e-5 && (high.x - 0.25).abs() < 1e-5,
        "{low} {high}"
    );
}

#[test]
fn mistakes_are_reported_and_the_rest_is_used() {
    let broken = "v 0 0 0\nv 1 0 zero\nf 1 2 3\n";
    let empty = "# nothing\n";
    let folder = Folder::new(
        "broken",
        &manifest(
            "rook = { file = \"rook.obj\" }\nqueen = { file = \"broken.obj\" }\nking = { file = \"empty.obj\" }\n\
             bishop = { file = \"nowhere.obj\" }\nknight = { file = \"../outside.obj\" }",
        ),
        &[
            ("rook.obj", PYRAMID),
            ("broken.obj", broken),
            ("empty.obj", empty),
            ("set.mtl", "newmtl ivory\nKd 0.9 0.8\nmap_Kd missing.png\n"),
        ],
    );
    let set = folder.read().expect("a set");
    assert_eq!(set.patterns.0.keys().collect::<Vec<_>>(), ["rook"], "{:?}", told(&set));
    let told = told(&set).join("\n");
    for part in [
        "broken.obj: 2: ",
        "empty.obj: ",
        "nowhere.obj: 0: ",
        "../outside.obj: 0: name a file of this folder",
        "set.mtl: 3: ",
    ] {
        assert!(told.contains(part), "{part:?} is missing in\n{told}");
    }
}

#[test]
fn models_without_the_sides_colour_are_reported() {
    let ivory = PYRAMID.replace("usemtl body", "usemtl ivory");
    let folder = Folder::new(
        "alike",
        &manifest("rook = { file = \"rook.obj\" }\nking = { file = \"king.obj\" }"),
        &[("rook.obj", &ivory), ("set.mtl", "newmtl ivory\nKd 0.9 0.8 0.6\n")],
    );
    fs::write(folder.0.join("king.obj"), [0xff, 0xfe, 0x00]).expect("a file");
    let set = folder.read().expect("a set");
    assert_eq!(set.patterns.0.len(), 1);
    let told = told(&set).join("\n");
    assert!(told.contains("rook.obj: 0: no part has the material `body`"), "{told}");
    assert!(told.contains("king.obj: 0: this is not a text file"), "{told}");
}

#[test]
fn huge_files_are_refused_before_they_are_read() {
    let folder =
        Folder::new("huge", &manifest("rook = { file = \"rook.obj\" }\npawn = { file = \"many.obj\" }"), &[]);
    fs::File::create(folder.0.join("rook.obj"))
        .and_then(|file| file.set_len(25 << 20))
        .expect("a large file");
    let many: String = (0..300_002).map(|i| format!("v {i} 0 0\n")).collect();
    fs::write(folder.0.join("many.obj"), many).expect("a file");
    let set = folder.read().expect("a set");
    assert!(set.patterns.0.is_empty());
    let told = told(&set).join("\n");
    assert!(told.contains("more than 24 MB") && told.contains("many.obj: 300001: "), "{told}");
}

#[test]
fn without_a_manifest_there_is_no_set() {
    let error = read_folder(Path::new("nowhere-at-all")).expect_err("no folder").to_string();
    assert!(error.contains("set.toml"), "{error}");
    let folder = Folder::new("wrong", "title = 3\n", &[]);
    let error = folder.read().expect_err("no set").to_string();
    assert!(error.contains("set.toml") && error.contains("title"), "{error}");
}
