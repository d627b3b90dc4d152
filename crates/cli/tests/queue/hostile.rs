//! Jobs that nobody should do.

use chesswright_queue::{
    Address, Answers, Attachment, Build, Experience, GameSource, GamesWork, Job, MatchWork, MoveLimits,
    Opening, Outcome, Player, Queue, Setup, SetupId, Task, Work,
};

use super::nats::Nats;
use super::worker::{folder, worker};

/// Waits for something that takes no thread meanwhile.
pub(super) fn wait<T>(what: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(what)
}

const RUN: &str = "abcdef";

fn build() -> Build {
    Build { version: env!("CARGO_PKG_VERSION").into(), engine: chesswright_engine::signature(400) }
}

fn built_in(name: &str) -> GameSource {
    let hash = chesswright_catalog::definition(name).expect("it is built in").hash();
    GameSource::BuiltIn { name: name.into(), hash }
}

/// The fingerprint of the evaluation of a player: the strongest one, or the one by hand.
fn judgement(strongest: bool) -> Option<u64> {
    let game = chesswright_catalog::definition("losalamos").expect("it is built in");
    let rules = chesswright_rules::Rules::new(&game).expect("it compiles");
    let make =
        if strongest { chesswright_engine::Engine::strongest } else { chesswright_engine::Engine::new };
    Some(chesswright_engine::net::fingerprint(&rules, &**make(&rules).evaluation()))
}

fn player(who: &str, options: &[(&str, &str)]) -> Player {
    Player {
        who: who.into(),
        name: "stranger".into(),
        limit: MoveLimits::default(),
        protocol: "uci".into(),
        options: options.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        experience: Experience::Shipped,
        evaluation: None,
    }
}

/// A match of a player against itself.
fn contest(player: &Player) -> Setup {
    let work = MatchWork {
        players: [player.clone(), player.clone()],
        limit: MoveLimits { nodes: Some(10), ..MoveLimits::default() },
        clock: None,
        processor_time: false,
        openings: None,
        max_moves: 4,
        resign: None,
        draw: None,
    };
    let (game, work) = (built_in("losalamos"), Work::Match(Box::new(work)));
    Setup { build: build(), game, work, files: vec![] }
}

fn training(game: GameSource, files: Vec<Attachment>) -> Setup {
    let work = GamesWork { seed: 1, nodes: 10, opening: 2, evaluation: 0, net: None };
    Setup { build: build(), game, work: Work::Games(work), files }
}

/// A queue with a stranger in it.
struct Stranger {
    queue: Queue,
    answers: Answers,
    number: u64,
}

impl Stranger {
    async fn enter(nats: &Nats) -> Self {
        let queue =
            Queue::connect(&Address::new(&nats.address()), "stranger", |_| {}).await.expect("a queue");
        Self { answers: queue.answers(RUN), queue, number: 0 }
    }

    /// What a worker says to a job.
    async fn answer(&mut self) -> Outcome {
        loop {
            if let Some(answer) = self.answers.next().await.expect("an answer")
                && answer.number == self.number
            {
                return answer.outcome;
            }
        }
    }

    async fn try_setup(&mut self, setup: &Setup, task: Task) -> Outcome {
        let id = self.queue.keep(setup).await.expect("it is kept");
        self.try_id(id, task).await
    }

    async fn try_id(&mut self, setup: SetupId, task: Task) -> Outcome {
        self.number += 1;
        let job = Job { setup, run: RUN.into(), number: self.number, task };
        self.queue.offer(&build(), &job).await.expect("it is queued");
        self.answer().await
    }

    async fn refused(&mut self, setup: &Setup, task: Task) -> String {
        match self.try_setup(setup, task).await {
            Outcome::Refused(why) => why,
            done => panic!("a worker has done {done:?}"),
        }
    }
}

#[test]
fn jobs_that_nobody_should_do_are_refused_and_the_worker_goes_on() {
    let Some(nats) = Nats::start() else { return };
    let mut worker = worker(&nats.address(), "one", &["--allow-program", "true", "--longest", "5"]);
    wait(async {
        let mut stranger = Stranger::enter(&nats).await;
        let game = || Task::Game { opening: Some(Opening::default()) };
        let games = || Task::Games { from: 0, count: 1 };

        // Another version of the program, or another engine.
        for other in [Build { version: "0.0.1".into(), ..build() }, Build { engine: 1, ..build() }] {
            let setup = Setup { build: other.clone(), ..contest(&player("random", &[])) };
            let why = stranger.refused(&setup, game()).await;
            assert_eq!(why, format!("it is for {other}; this worker is {}", build()));
        }

        // Programs that the worker was not told to allow, however they are written.
        let made = folder("queue-hostile").join("made");
        let touch = format!("touch {}", made.display());
        for who in [
            format!("cmd={touch}"),
            format!(" cmd={touch}"),
            format!("cmd= {touch}"),
            format!("random,cmd={touch}"),
        ] {
            let why = stranger.refused(&contest(&player(&who, &[])), game()).await;
            assert!(why.contains("not told to allow") || why.contains("there is no player"), "{who}: {why}");
        }
        assert!(!made.exists());

        // Files of the worker, and more than it has.
        for (option, value, expected) in [
            ("network", "/etc/hostname", "is not in the setup"),
            ("experience", "../../../etc/hostname", "is not in the setup"),
            ("parameters", "SETUP.json/../../x", "is not in the setup"),
            ("Threads", "1000", "it wants 1000 threads"),
            ("Hash", "100000", "it wants a table of 100000 MB"),
        ] {
            let why = stranger.refused(&contest(&player("self", &[(option, value)])), game()).await;
            assert!(why.contains(expected), "{option}: {why}");
        }

        // Games that cost too much, and documents that are none.
        let walls = "name = 'w'\ntitle = 'W'\nboard = '16x16'\npieces = { queen = 'q:Q' }\nwalls.put = 'anywhere'\nsetup = '16/16/16/16/16/16/qqqqqqqq8/16/16/16/QQQQQQQQ8/16/16/16/16/16'";
        for text in [walls, "name = 1", &format!("# {}", "x".repeat(70_000))] {
            let source =
                GameSource::Document { file: "game.json".into(), hash: String::new(), beside: false };
            let file = Attachment { name: "game.json".into(), bytes: text.into() };
            let why = stranger.refused(&training(source, vec![file]), games()).await;
            assert!(why.starts_with("its game: "), "{why}");
        }
        let missing = GameSource::Document { file: "game.json".into(), hash: String::new(), beside: false };
        let why = stranger.refused(&training(missing, vec![]), games()).await;
        assert!(why.contains("missing"), "{why}");

        // More than a job may ask for, and what does not fit.
        let setup = training(built_in("losalamos"), vec![]);
        assert!(stranger.refused(&setup, games()).await.contains("judges positions otherwise"));
        let random = contest(&Player { evaluation: judgement(false), ..player("random", &[]) });
        assert!(stranger.refused(&random, games()).await.contains("does not fit"));
        let moves = vec![0; 9_000];
        let long = Task::Game { opening: Some(Opening { start: None, moves }) };
        assert!(stranger.refused(&random, long).await.contains("more than"));
        let endless = Player {
            limit: MoveLimits { nodes: Some(u64::MAX), ..MoveLimits::default() },
            ..player("self", &[])
        };
        let why = stranger.refused(&contest(&endless), game()).await;
        assert!(why.contains("judges positions otherwise"), "{why}");

        // A setup in the place of another one.
        let known = stranger.queue.keep(&random).await.expect("it is kept");
        let client = async_nats::connect(nats.address()).await.expect("a queue");
        let text = serde_json::to_string(&contest(&player("greedy", &[]))).expect("a text");
        let forged = SetupId { hash: "0".repeat(64), parts: 1 };
        let subject = format!("chesswright.setup.{}.0", forged.hash);
        client.publish(subject, text.into()).await.expect("it is sent");
        client.flush().await.expect("it is sent");
        let why = stranger.try_id(forged, game()).await;
        assert!(matches!(&why, Outcome::Refused(why) if why.contains("does not have the hash")), "{why:?}");
        let wrong = SetupId { hash: "../../x".into(), parts: 1 };
        assert!(matches!(stranger.try_id(wrong, game()).await, Outcome::Refused(_)));

        // What is no job, and a job that does not belong where it is.
        stranger.number += 1;
        let lost = Job { setup: known.clone(), run: "eeee".into(), number: 1, task: game() };
        let word = build().word();
        for text in [b"{ nonsense".to_vec(), vec![0xff; 1000], serde_json::to_vec(&lost).expect("a text")] {
            let subject = format!("chesswright.job.{word}.{RUN}.{}", stranger.number);
            client.publish(subject, text.into()).await.expect("it is sent");
            client.flush().await.expect("it is sent");
            assert!(matches!(stranger.answer().await, Outcome::Refused(_)));
            stranger.number += 1;
        }
        stranger.number += 1;
        let huge = Task::Game { opening: Some(Opening { start: Some("x".repeat(70_000)), moves: vec![] }) };
        let huge = Job { setup: known, run: RUN.into(), number: stranger.number, task: huge };
        assert!(stranger.queue.offer(&build(), &huge).await.is_err(), "it is too long");

        // The worker still answers.
        assert!(stranger.refused(&random, games()).await.contains("does not fit"));
    });
    assert!(worker.said().contains("refused"));
    worker.signal("-TERM");
    assert_eq!(worker.ends(), Some(0), "{}", worker.said());
}

#[test]
fn a_job_that_takes_too_long_is_ended() {
    let Some(nats) = Nats::start() else { return };
    let _worker = worker(&nats.address(), "one", &["--longest", "1"]);
    wait(async {
        let mut stranger = Stranger::enter(&nats).await;
        let limit = MoveLimits { nodes: Some(u64::MAX), ..MoveLimits::default() };
        let endless = Player { limit, evaluation: judgement(true), ..player("self", &[]) };
        let why =
            stranger.refused(&contest(&endless), Task::Game { opening: Some(Opening::default()) }).await;
        assert_eq!(why, "it takes longer than 1 seconds");
        let quick = Player { limit: MoveLimits { nodes: Some(10), ..MoveLimits::default() }, ..endless };
        let done =
            stranger.try_setup(&contest(&quick), Task::Game { opening: Some(Opening::default()) }).await;
        assert!(matches!(done, Outcome::Game(_)), "{done:?}");
    });
}
