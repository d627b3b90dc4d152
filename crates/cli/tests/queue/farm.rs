//! The same results as on one machine, whatever fails meanwhile.

use chesswright_queue::{Address, Build, Queue};

use super::nats::Nats;
use super::worker::{Process, folder, prints, worker};

/// Games of some tenths of a second in a program for tests.
const MATCH: [&str; 9] =
    ["match", "losalamos", "--nodes", "2500", "--games", "8", "--opening", "2", "--second"];

#[test]
fn a_match_with_a_worker_that_is_killed_loses_no_game_and_counts_none_twice() {
    let Some(nats) = Nats::start() else { return };
    let (queue, folder) = (nats.address(), folder("queue-match"));
    let [alone, farm] =
        ["alone.pgn", "farm.pgn"].map(|name| folder.join(name).to_string_lossy().into_owned());
    let second = "self,nodes=2000,name=weaker";
    let expected = prints(&[&MATCH[..], &[second, "-o", &alone]].concat());
    let mut workers = ["one", "two"].map(|name| worker(&queue, name, &[]));
    let running = std::thread::spawn({
        let (queue, farm) = (queue.clone(), farm.clone());
        move || prints(&[&MATCH[..], &[second, "-o", &farm, "--queue", &queue]].concat())
    });
    // As soon as a game is handed in, the next one begins.
    workers[0].hears("done", 1);
    workers[0].kill();
    assert_eq!(running.join().expect("it ends"), expected);
    let read = |path: &str| std::fs::read_to_string(path).expect("the games");
    assert_eq!(read(&farm), read(&alone));
    let done = workers.each_ref().map(|worker| worker.said().matches("done").count());
    assert!(done[0] >= 1 && done[1] >= 2 && done[0] + done[1] >= 8, "{done:?}");
    // Nothing is left behind, and the next worker removes the folder of the one that was killed.
    assert_eq!(waiting(&queue), 0);
    let folder = |id: u32| {
        let name = format!("chesswright-worker-{id}-");
        let inside = std::fs::read_dir(std::env::temp_dir()).expect("a folder").flatten();
        inside.filter(|entry| entry.file_name().to_string_lossy().starts_with(&name)).count()
    };
    let _third = worker(&queue, "three", &[]);
    assert_eq!(workers.each_ref().map(|worker| folder(worker.id())), [0, 1]);
}

#[test]
fn games_for_training_come_in_order_although_the_queue_fails() {
    let Some(mut nats) = Nats::start() else { return };
    let (queue, folder) = (nats.address(), folder("queue-datagen"));
    let [alone, farm] =
        ["alone.games", "farm.games"].map(|name| folder.join(name).to_string_lossy().into_owned());
    let words = ["datagen", "losalamos", "--games", "60", "--nodes", "150", "--seed", "5", "--out"];
    prints(&[&words[..], &[alone.as_str()]].concat());
    let mut workers = ["one", "two"].map(|name| worker(&queue, name, &[]));
    let running = std::thread::spawn({
        let (queue, farm) = (queue.clone(), farm.clone());
        move || prints(&[&words[..], &[&farm, "--queue", &queue]].concat())
    });
    workers[1].hears("done", 1);
    nats.crash();
    std::thread::sleep(std::time::Duration::from_millis(500));
    nats.begin();
    running.join().expect("it ends");
    let read = |path: &str| std::fs::read(path).expect("the games");
    assert!(read(&farm) == read(&alone), "the files differ");
    // The workers go on as well.
    workers.iter_mut().for_each(|worker| worker.hears("the queue is there again", 1));
}

#[test]
fn a_game_of_ones_own_goes_along_with_what_was_learnt_about_it() {
    let Some(nats) = Nats::start() else { return };
    let (queue, folder) = (nats.address(), folder("queue-own"));
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let document = path("mine.toml");
    std::fs::write(&document, "name = 'mine'\nextends = 'losalamos'\n").expect("a file");
    let [first, net] = [path("first.games"), path("mine.net")];
    prints(&["datagen", &document, "--games", "40", "--nodes", "20", "--out", &first]);
    // A network beside the document plays, and goes along.
    let training = ["--epochs", "1", "--hidden", "16"];
    prints(&[&["train", &document, "--data", &first, "--out", &net], &training[..]].concat());
    let _worker = worker(&queue, "one", &[]);
    let words = ["match", &document, "--nodes", "300", "--games", "2", "--second", "self,network=none"];
    assert_eq!(prints(&[&words[..], &["--queue", &queue]].concat()), prints(&words));
    let [alone, farm] = [path("alone.games"), path("farm.games")];
    let words = ["datagen", &document, "--net", &net, "--games", "8", "--nodes", "20", "--out"];
    prints(&[&words[..], &[alone.as_str()]].concat());
    prints(&[&words[..], &[&farm, "--queue", &queue]].concat());
    assert!(std::fs::read(farm).expect("games") == std::fs::read(alone).expect("games"), "the files differ");
    let book = path("book.pgn");
    std::fs::write(&book, "[Variant \"losalamos\"]\n\n1. d3 d4 *\n\n[Variant \"losalamos\"]\n\n1. b3 *\n")
        .expect("a file");
    let words = ["match", "losalamos", "--nodes", "50", "--games", "4", "--book", &book, "--shuffle"];
    assert_eq!(prints(&[&words[..], &["--queue", &queue]].concat()), prints(&words));
    let words = ["analyse", &document, "--moves", "d3", "--nodes", "500", "--lines", "2"];
    assert_eq!(prints(&[&words[..], &["--queue", &queue]].concat()), prints(&words));
}

#[test]
fn without_workers_the_jobs_wait_and_are_taken_back() {
    let Some(nats) = Nats::start() else { return };
    let queue = nats.address();
    let mut wants =
        Process::start(&["match", "losalamos", "--nodes", "50", "--games", "4", "--queue", &queue]);
    wants.hears("no worker answers", 1);
    let begun = std::time::Instant::now();
    while waiting(&queue) < 4 {
        assert!(begun.elapsed().as_secs() < 20, "the jobs are not in the queue");
    }
    wants.signal("-INT");
    assert_eq!(wants.ends(), Some(2));
    assert!(wants.said().contains("stopped; 4 of the jobs"), "{}", wants.said());
    assert_eq!(waiting(&queue), 0);
}

#[test]
fn a_worker_that_is_told_to_stop_gives_back_what_it_has() {
    let Some(nats) = Nats::start() else { return };
    let queue = nats.address();
    let mut first = worker(&queue, "one", &[]);
    // The search ends after half a minute at the earliest, unless it is ended.
    let mut wants = Process::start(&[
        "analyse",
        "chess",
        "--time",
        "30000",
        "--nodes",
        "18446744073709551615",
        "--queue",
        &queue,
    ]);
    wants.hears("1 worker", 1);
    while waiting(&queue) < 1 {}
    std::thread::sleep(std::time::Duration::from_millis(300));
    first.signal("-TERM");
    assert_eq!(first.ends(), Some(0), "{}", first.said());
    assert!(first.said().contains("given back"), "{}", first.said());
    // Another one has it at once, and drops it when nobody wants it any more.
    let mut second = worker(&queue, "two", &[]);
    std::thread::sleep(std::time::Duration::from_millis(300));
    wants.signal("-INT");
    assert_eq!(wants.ends(), Some(2));
    second.hears("withdrawn", 1);
    assert_eq!(waiting(&queue), 0);
}

#[test]
fn a_queue_that_is_not_there_is_reported_without_its_password() {
    let mut wants = Process::start(&["match", "--games", "2", "--queue", "nats://anna:secret@127.0.0.1:9"]);
    assert_eq!(wants.ends(), Some(2));
    let said = wants.said();
    assert!(
        said.contains("cannot reach the queue at nats://127.0.0.1:9") && !said.contains("secret"),
        "{said}"
    );
}

#[test]
fn the_file_for_containers_starts_a_worker() {
    let Some(nats) = Nats::start() else { return };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/compose-workers.yaml");
    let text = std::fs::read_to_string(path).expect("the file");
    let line = text.lines().find(|line| line.contains("command: worker ")).expect("a command");
    let (_, command) = line.split_once("command: ").expect("a command");
    let address = nats.address();
    let words =
        command.split_whitespace().map(|word| if word.starts_with("nats://") { &address } else { word });
    Process::start(&words.collect::<Vec<_>>()).hears("jobs at a time", 1);
}

/// How many jobs wait or are being done.
fn waiting(queue: &str) -> usize {
    super::hostile::wait(async {
        let queue = Queue::connect(&Address::new(queue), "test", |_| {}).await.expect("a queue");
        let build =
            Build { version: env!("CARGO_PKG_VERSION").into(), engine: chesswright_engine::signature(400) };
        queue.queued_of_all(&build).await.expect("an answer")
    })
}
