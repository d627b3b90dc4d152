//! Games over the network: tables for people and programs, accounts, a lobby.
//!
//! * `tables` has the owners of games: one task for each game that is awake. It takes commands, lets `chesswright-online` decide, writes
//!   the event, and tells everybody after the commit.
//! * [`Store`] keeps accounts, documents and the events of games in SQLite or PostgreSQL, and writes many of them in one
//!   transaction. Of several servers on one database one plays, and another takes over when it ends.
//! * `ws` has the sockets of pages, `games` and `accounts` the other calls of pages, `lobby` who offers which game.
//! * `clubs` has people who belong together, what a teacher shows them, and what they play together.
//! * `tournaments` pairs those who play in one, and writes down how it goes; `safety` is for those who are annoyed by others.
//! * `bot` is the interface for programs, in the shape that bots for lichess know.
//! * `house` has the players of the house, for whom `workers` lets the workers of a queue think where there are some.
//! * [`vet`] refuses documents whose rules cost too much, in a process of its own.
//! * `http` says who calls and from where, and refuses strangers' pages and hosts.
//!
//! *Must not know*: how moves are made or shown.

#![allow(clippy::print_stderr, reason = "the log goes to standard error")]

pub mod accounts;
mod api;
mod app;
mod bot;
mod clock;
mod clubs;
mod documents;
mod games;
mod house;
mod http;
mod limits;
mod lobby;
mod metrics;
mod patient;
mod presence;
mod safety;
mod store;
mod tables;
mod tournaments;
pub mod vet;
mod workers;
mod ws;

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use axum::body::Body;
use axum::extract::State;
use axum::http::{Request, StatusCode};
use axum::routing::{get, post};
use axum::{Router, middleware};
use chesswright_web::{Addresses, Page};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};
use tower_service::Service;

pub use app::Settings;
pub use safety::Report;
pub use store::{Account, AccountKind, Database, Proof, Role, Store, StoreError, restore};

use crate::app::{App, network};
use crate::http::Peer;
use crate::limits::Holder;

/// The file of the database in the folder of the data.
const FILE: &str = "chesswright.sqlite";
/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);
/// The most connections of one address.
const CONNECTIONS: usize = 100;
/// The stack of a thread that serves. Documents are vetted on one that is much smaller.
const STACK: usize = 8 << 20;
/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long an invitation waits for an answer, in milliseconds.
const INVITED: u64 = 7 * 86_400_000;
/// How often games with days for a move are looked through.
const SWEEP: Duration = Duration::from_secs(15);

/// What a server is started with.
#[derive(Debug)]
pub struct Options {
    /// The address on which it listens.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// The page. Without one, only programs can use the server.
    pub page: Option<Page>,
    /// How it is set up.
    pub settings: Settings,
}

/// The database in a folder. Makes the folder if necessary.
///
/// # Errors
/// Fails if the folder cannot be made.
pub fn in_folder(data: &Path) -> Result<Database> {
    std::fs::create_dir_all(data).with_context(|| format!("cannot make the folder `{}`", data.display()))?;
    Ok(Database::Sqlite(data.join(FILE)))
}

/// Runs a task with a database.
///
/// # Errors
/// Fails if the database cannot be opened, or if the task fails.
pub fn with_store<T, F: Future<Output = Result<T>>>(
    database: &Database,
    task: impl FnOnce(Store) -> F,
) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { task(Store::open(database, Role::Tool).await?).await })
}

/// Runs a test with a database of its own.
#[cfg(test)]
pub(crate) fn stored(name: &str, task: impl AsyncFnOnce(Store)) {
    let folder = std::env::temp_dir().join(format!("chesswright-{name}-{}", std::process::id()));
    let database = in_folder(&folder).expect("a folder");
    with_store(&database, async |store| {
        task(store).await;
        Ok(())
    })
    .expect("a database");
    std::fs::remove_dir_all(folder).expect("a folder");
}

/// Runs a test with a server that has no sockets, and keeps these tables.
#[cfg(test)]
pub(crate) fn served(name: &str, tables: tables::Tables, task: impl AsyncFnOnce(&Arc<App>)) {
    let folder = std::env::temp_dir().join(format!("chesswright-{name}-{}", std::process::id()));
    let database = in_folder(&folder).expect("a folder");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&database, Role::Tool).await.expect("a database");
        let mut app = App::new(store, Settings::default());
        Arc::get_mut(&mut app).expect("nobody else has it").tables = tables;
        task(&app).await;
    });
    drop(runtime);
    std::fs::remove_dir_all(folder).expect("a folder");
}

/// Serves until the program is told to stop, and calls `ready` with the address as soon as games can be played.
///
/// # Errors
/// Fails if the database cannot be opened, if the address is taken, if the page has unknown files, or when the database is lost:
/// then another server may play already, and this one must begin anew.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr) -> Result<()>) -> Result<()> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.thread_stack_size(STACK).enable_all().build().context("cannot start serving")?;
    runtime.block_on(serve(options, ready))
}

async fn serve(options: Options, ready: impl FnOnce(SocketAddr) -> Result<()>) -> Result<()> {
    let Options { address, database, page, settings } = options;
    let store = Store::open(&database, Role::Server).await?;
    let app = App::new(store, settings);
    house::House::move_in(&app).await?;
    app.lobby.restore(&app).await?;
    tournaments::direct(&app).await?;
    clubs::attend(&app);
    let router = router(&app, page)?;
    if let Some((queue, build)) = app.settings.queue.clone() {
        let app = app.clone();
        tokio::spawn(async move { app.workers.enter(queue, build).await });
    }
    let listener = TcpListener::bind(address).await.with_context(|| {
        format!("cannot listen on {address}; another program may be using the port. Try another `--port`")
    })?;
    let sweeper = app.clone();
    tokio::spawn(async move {
        // Whoever comes back before its turn wakes a game by asking for it.
        sweeper.wake_live_games().await;
        let mut beat = interval(SWEEP);
        loop {
            beat.tick().await;
            sweeper.wake_due_games().await;
            sweeper.expel_banned().await;
            sweeper.limits.sweep();
            if let Err(error) = sweeper.store.forget_challenges(clock::now().saturating_sub(INVITED)).await {
                sweeper.metrics.trouble(&error);
            }
        }
    });
    let address = listener.local_addr()?;
    let reached = reached_at(address);
    // Behind a proxy, people know another address.
    if !reached.ip().is_loopback() && app.settings.proxies == 0 && !app.settings.https {
        let _ = app.reach.set(format!("http://{reached}/"));
    }
    ready(address)?;
    accept(listener, router, &app).await;
    anyhow::ensure!(!app.store.is_lost(), "the database is out of reach, or another server plays now");
    Ok(())
}

/// The address that others can use, where the server listens on all addresses.
pub fn reached_at(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Connecting a UDP socket sends nothing: it only finds out which of the machine's addresses would be used.
    let found = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    let ip = found.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |found| found.ip());
    SocketAddr::new(ip, address.port())
}

fn router(app: &Arc<App>, page: Option<Page>) -> Result<Router> {
    let router = Router::new()
        .route("/api/socket", get(ws::socket))
        .route("/api/me", get(accounts::me))
        .route("/api/guest", post(accounts::guest))
        .route("/api/register", post(accounts::register))
        .route("/api/login", post(accounts::login))
        .route("/api/recover", post(accounts::recover))
        .route("/api/logout", post(accounts::logout))
        .route("/api/me/token", post(accounts::token).delete(accounts::end_tokens))
        .route("/api/me/export", get(accounts::export))
        .route("/api/me/delete", post(accounts::delete))
        .route("/api/me/games", get(games::mine))
        .route("/api/me/games/export", get(games::export_mine))
        .route("/api/games", get(games::running))
        .route("/api/me/blocks", get(safety::list))
        .route("/api/block/{name}", post(safety::block))
        .route("/api/unblock/{name}", post(safety::unblock))
        .route("/api/report", post(safety::report))
        .route("/api/tournaments", get(tournaments::calls::list))
        .route("/api/tournament", post(tournaments::calls::create))
        .route("/api/tournament/{id}", get(tournaments::calls::one))
        .route("/api/tournament/{id}/join", post(tournaments::calls::join))
        .route("/api/tournament/{id}/leave", post(tournaments::calls::leave))
        .route("/api/tournament/{id}/start", post(tournaments::calls::start))
        .route("/api/tournament/{id}/end", post(tournaments::calls::end))
        .route("/api/clubs", get(clubs::calls::list))
        .route("/api/club", post(clubs::calls::create))
        .route("/api/club/{id}", get(clubs::calls::one))
        .route("/api/club/{id}/edit", post(clubs::calls::edit))
        .route("/api/club/{id}/join", post(clubs::calls::join))
        .route("/api/club/{id}/leave", post(clubs::calls::leave))
        .route("/api/club/{id}/member", post(clubs::calls::set_member))
        .route("/api/club/{id}/delete", post(clubs::calls::delete))
        .route("/api/club/{id}/show", post(clubs::calls::show))
        .route("/api/club/{id}/round", post(clubs::calls::begin))
        .route("/api/club/{id}/end", post(clubs::calls::end))
        .route("/api/openapi.json", get(api::described))
        .route("/api/table", post(games::create))
        .route("/api/document/{name}", get(games::document))
        .route("/game/export/{id}", get(games::export))
        .route("/health", get(|| async { "ok" }))
        .route("/ready", get(is_ready))
        .route("/metrics", get(metrics))
        .merge(bot::router())
        .with_state(app.clone());
    let router = match page {
        Some(page) => router.fallback_service(chesswright_web::router(page, Addresses::OfGames)?),
        None => router,
    };
    Ok(router.layer(middleware::from_fn_with_state(app.clone(), http::guard)))
}

async fn is_ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    let stops = *app.stops.borrow();
    match !stops && app.store.is_well().await {
        true => (StatusCode::OK, "ready"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "not ready"),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Result<String, http::Failure> {
    Ok(app.metrics.text(app.tables.awake(), app.store.counts().await?))
}

/// Accepts connections until the program is told to stop or loses the database; then those that are open end.
async fn accept(listener: TcpListener, router: Router, app: &Arc<App>) {
    let mut tasks = JoinSet::new();
    let mut stopped = std::pin::pin!(told_to_stop());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
            () = app.store.lost() => break,
            Some(_) = tasks.join_next() => continue,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, for example: others may end soon.
                app.metrics.trouble(&error);
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let address = network(peer.ip());
        // All who come by a proxy have its address.
        let counts = app.settings.proxies == 0 && !address.is_loopback();
        let holder = counts.then_some((Holder::Connections(address), CONNECTIONS));
        let Some(place) = app.places.take(holder.as_slice()) else { continue };
        let (router, app) = (router.clone(), app.clone());
        tasks.spawn(async move {
            let _place = place;
            serve_connection(stream, peer.ip(), router, &app).await;
        });
    }
    let why = match app.store.is_lost() {
        true => "the database is lost: stopping, so that games go on elsewhere",
        false => "stopping: games are kept, and go on after the next start",
    };
    metrics::log("info", why);
    app.stops.send_replace(true);
    let rest = async {
        while tasks.join_next().await.is_some() {}
        // Sockets outlive the connections that they came from: each still says goodbye.
        app.stops.closed().await;
    };
    // Who does not leave in time is cut off.
    let _ = timeout(FAREWELL, rest).await;
}

async fn serve_connection(stream: TcpStream, peer: IpAddr, router: Router, app: &Arc<App>) {
    // Moves are small, and wait for nothing.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let connection =
        http.serve_connection(TokioIo::new(patient::Patient::new(stream)), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut stops = app.stops.subscribe();
    tokio::select! {
        // A connection that breaks concerns nobody else.
        _ = &mut connection => {}
        _ = stops.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Waits until the program is told to stop, by Ctrl+C or by the system.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let term = async {
            match signal(SignalKind::terminate()) {
                Ok(mut term) => {
                    term.recv().await;
                }
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            () = term => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = tokio::signal::ctrl_c().await;
    }
}
