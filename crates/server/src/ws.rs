//! Sockets: one for each page, over which it follows a game or the lobby, and plays.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use chesswright_game::Millis;
use chesswright_online::wire::{Down, LONGEST, Up, VERSION};
use chesswright_online::{Eye, Kind, Why};
use tokio::sync::{broadcast, mpsc};
use tokio::time::{interval, timeout};

use crate::app::{App, random};
use crate::bot::challenges;
use crate::clubs::{self, News};
use crate::http::{Answered, Caller, Failure, Peer, address, caller, same_origin};
use crate::safety::{LINE, plain};
use crate::store::{Account, AccountKind};
use crate::tables::{Answer, Ask, Frame, Look, PLAYERS, Trouble};

/// How often the line is measured, and after how many unanswered measurements it is dead.
const BEAT: Duration = Duration::from_secs(4);
const SILENT: Duration = Duration::from_secs(20);
/// How long a page may take to read a message.
const SLOW: Duration = Duration::from_secs(10);
/// The most messages in a second.
const MESSAGES: f64 = 20.0;
/// The longest text of a move. One that names all the cells of its way is long.
const LONG_MOVE: usize = 256;
/// How many more of them it counts to ask for something whose answer has more bytes than this: a long game, or a tournament.
const LONG: usize = 2_048;
const WHOLE: f64 = 3.0;
/// The bytes that a line reads and writes at once. The default for reading, 128 KiB, would be most of the memory of a server.
const BUFFER: usize = 4_096;

/// `GET /api/socket`
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answered {
    let expulsions = app.expulsions();
    let who = caller(&app, &headers).await?;
    if !matches!(who, Caller::Token(_)) {
        same_origin(&headers)?;
    }
    let account = who.account().cloned();
    if let Some(account) = &account {
        app.blocks.read(&app, account.id).await?;
    }
    let place = app.line(address(&app, peer.0, &headers), account.as_ref().map(|account| account.id))?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let (sender, personal) = mpsc::channel(32);
        let number = app.new_line();
        app.lobby.enter(number, account.as_ref().map(|account| account.id), sender);
        let mut line = Socket {
            app: app.clone(),
            account,
            socket,
            number,
            watched: None,
            club: None,
            at: Instant::now(),
            tokens: MESSAGES,
            asked: None,
        };
        line.run(personal, expulsions).await;
        line.unwatch().await;
        line.leave_club();
        app.lobby.leave(number);
        app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }))
}

struct Socket {
    app: Arc<App>,
    account: Option<Account>,
    socket: WebSocket,
    number: u64,
    watched: Option<Watched>,
    club: Option<InClub>,
    /// When messages were counted, and how many may come.
    at: Instant,
    tokens: f64,
    /// The ping that was not answered yet: what it says, and when it was sent.
    asked: Option<([u8; 8], Instant)>,
}

/// The game that a page follows.
struct Watched {
    game: String,
    frames: broadcast::Receiver<Frame>,
    /// As whom.
    eye: Eye,
}

/// The tournament that a page follows.
struct Followed {
    id: String,
    changes: broadcast::Receiver<(String, Arc<str>)>,
}

/// The club that a page follows.
struct InClub {
    id: String,
    news: broadcast::Receiver<News>,
}

/// The socket is to be closed.
struct Closed;

impl Socket {
    async fn run(&mut self, mut personal: mpsc::Receiver<Arc<str>>, expulsions: broadcast::Receiver<i64>) {
        let name = self.account.as_ref().map(|account| account.name.clone());
        let registered = self.account.as_ref().is_some_and(|account| account.kind != AccountKind::Guest);
        let boot = self.app.boot;
        if self.send(&Down::Hello { version: VERSION, name, registered, boot }).await.is_err() {
            return;
        }
        let account = self.account.as_ref().map(|account| account.id);
        if let Some(account) = account
            && self.tell_challenges(account).await.is_err()
        {
            return;
        }
        let mut expelled = std::pin::pin!(App::expelled(expulsions, account));
        let mut lobby = self.app.lobby.watch();
        let mut follows_tournament: Option<Followed> = None;
        let mut stops = self.app.stops.subscribe();
        let mut follows_lobby = false;
        let mut beat = interval(BEAT);
        let mut heard = Instant::now();
        loop {
            let watched = self.watched.as_mut();
            let frame = async {
                match watched {
                    Some(watched) => (watched.frames.recv().await, watched.eye),
                    None => std::future::pending().await,
                }
            };
            let club = self.club.as_mut();
            let news = async {
                match club {
                    Some(club) => club.news.recv().await,
                    None => std::future::pending().await,
                }
            };
            let followed = follows_tournament.as_mut();
            let tournament = async {
                match followed {
                    Some(followed) => followed.changes.recv().await,
                    None => std::future::pending().await,
                }
            };
            let done = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        if !self.may_speak(1.0) {
                            self.close(1008, "too many messages").await;
                            Err(Closed)
                        } else if let Ok(up) = serde_json::from_str(text.as_str()) {
                            match up {
                                Up::Lobby {} => {
                                    follows_lobby = true;
                                    lobby.mark_changed();
                                    Ok(())
                                }
                                Up::Tournament { id } => {
                                    let changes = self.app.tournaments.watch();
                                    follows_tournament = id.map(|id| Followed { id, changes });
                                    self.tell_tournament(follows_tournament.as_ref()).await
                                }
                                up => self.heard(up).await,
                            }
                        } else {
                            self.close(1007, "a message that this version does not know").await;
                            Err(Closed)
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) if !self.may_speak(1.0) => {
                        self.close(1008, "too many messages").await;
                        Err(Closed)
                    }
                    Some(Ok(Message::Pong(sent))) => {
                        heard = Instant::now();
                        self.measured(&sent).await;
                        Ok(())
                    }
                    Some(Ok(Message::Ping(_))) => Ok(()),
                    Some(Ok(Message::Binary(_))) => {
                        self.close(1003, "texts only").await;
                        Err(Closed)
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Closed),
                },
                (frame, eye) = frame => match frame {
                    Ok(Frame { only, .. }) if only.is_some_and(|only| !only.include(eye)) => Ok(()),
                    Ok(Frame { by: Some(by), .. }) if self.app.blocks.has(account, by) => Ok(()),
                    Ok(Frame { text, .. }) => self.send_text(text.to_string()).await,
                    // The page was too slow. It gets the whole game again.
                    Err(_) => self.again().await,
                },
                news = news => self.hear_club(news).await,
                changed = tournament => match (changed, &follows_tournament) {
                    (Ok((id, text)), Some(followed)) if id == followed.id => {
                        self.send_text(text.to_string()).await
                    }
                    (Ok(_), _) => Ok(()),
                    // The page was too slow, and gets it as it is now.
                    (Err(_), followed) => self.tell_tournament(followed.as_ref()).await,
                },
                () = &mut expelled => {
                    self.close(1008, "this account may not be let in any more").await;
                    Err(Closed)
                }
                Some(text) = personal.recv() => self.send_text(text.to_string()).await,
                Ok(()) = lobby.changed(), if follows_lobby => match self.app.lobby.shown(&self.app).await {
                    Ok(shown) => self.send_text(shown.to_string()).await,
                    Err(_) => Ok(()),
                },
                _ = beat.tick() => {
                    if heard.elapsed() > SILENT {
                        Err(Closed)
                    } else {
                        let asked = random::<8>();
                        self.asked = Some((asked, Instant::now()));
                        self.write(Message::Ping(Bytes::copy_from_slice(&asked))).await
                    }
                }
                _ = stops.changed() => {
                    self.close(1012, "the server restarts").await;
                    Err(Closed)
                }
            };
            if done.is_err() {
                return;
            }
        }
    }

    /// Passes on what has happened in the club that is followed.
    async fn hear_club(&mut self, news: Result<News, broadcast::error::RecvError>) -> Result<(), Closed> {
        let Some(club) = self.club.as_ref().map(|club| club.id.clone()) else { return Ok(()) };
        match news {
            // Whoever was put out hears nothing more, except that.
            Ok(_) if !self.app.clubs.follows(&club, self.number) => {
                self.leave_club();
                self.refuse(None, None, Why::ClubGone.code(), 0).await
            }
            Ok(News { by: Some(by), .. })
                if self.app.blocks.has(self.account.as_ref().map(|account| account.id), by) =>
            {
                Ok(())
            }
            Ok(News { text, .. }) => self.send_text(text.to_string()).await,
            // The page was too slow, and gets everything as it is now. It has not asked for it.
            Err(broadcast::error::RecvError::Lagged(_)) => self.enter_club(club, false).await,
            Err(broadcast::error::RecvError::Closed) => {
                self.leave_club();
                self.refuse(None, None, Why::ClubGone.code(), 0).await
            }
        }
    }

    /// Follows a club, and no other any more. To those who are not in it, it is not there.
    async fn enter_club(&mut self, id: String, asked: bool) -> Result<(), Closed> {
        self.leave_club();
        let Some(account) = self.account.clone() else {
            return self.refuse(None, None, Why::NotFound.code(), 0).await;
        };
        match clubs::follow(&self.app, &id, self.number, &account).await {
            Ok(Some((texts, news))) => {
                self.club = Some(InClub { id, news });
                for text in texts {
                    match asked {
                        true => self.send_asked(text).await?,
                        false => self.send_text(text).await?,
                    }
                }
                Ok(())
            }
            refused => {
                self.app.clubs.leave(&id, self.number);
                let why = refused.err().map_or(Why::NotFound.code(), |failure| failure.code);
                self.refuse(None, None, why, 0).await
            }
        }
    }

    fn leave_club(&mut self) {
        if let Some(InClub { id, .. }) = self.club.take() {
            self.app.clubs.leave(&id, self.number);
        }
    }

    async fn tell_tournament(&mut self, followed: Option<&Followed>) -> Result<(), Closed> {
        let Some(Followed { id, .. }) = followed else { return Ok(()) };
        match self.app.tournaments.told(&self.app, id).await {
            Ok(Some(told)) => self.send_asked(told.message.to_string()).await,
            Ok(None) => self.refuse(None, None, Why::NotFound.code(), 0).await,
            Err(failure) => self.refuse(None, None, failure.code, 0).await,
        }
    }

    /// Sends what the other end has asked for. If it is long, asking for it counts as more messages, whatever it was asked with.
    async fn send_asked(&mut self, text: String) -> Result<(), Closed> {
        if text.len() > LONG && !self.may_speak(WHOLE) {
            self.close(1008, "too many messages").await;
            return Err(Closed);
        }
        self.send_text(text).await
    }

    /// Whether the other end may say one more thing, which counts as so many messages.
    fn may_speak(&mut self, cost: f64) -> bool {
        let passed = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.tokens = (self.tokens + passed * MESSAGES).min(MESSAGES) - cost;
        self.tokens >= 0.0
    }

    async fn write(&mut self, message: Message) -> Result<(), Closed> {
        match timeout(SLOW, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Closed),
        }
    }

    async fn send_text(&mut self, text: String) -> Result<(), Closed> {
        self.write(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: &Down) -> Result<(), Closed> {
        match serde_json::to_string(message) {
            Ok(text) => self.send_text(text).await,
            Err(_) => Err(Closed),
        }
    }

    /// Tells the challenges that wait for whoever has come.
    async fn tell_challenges(&mut self, account: i64) -> Result<(), Closed> {
        match challenges::waiting(&self.app, account).await {
            Ok(waiting) => {
                for challenge in waiting {
                    self.send(&Down::Challenged(challenge)).await?;
                }
                Ok(())
            }
            Err(failure) => self.refuse(None, None, failure.code, 0).await,
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) {
        // The line may be gone already.
        let _ = self.write(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }

    /// A round trip ends, if this answers what was asked last: each question is answered once, and nobody guesses it.
    async fn measured(&mut self, sent: &[u8]) {
        let Some((_, at)) = self.asked.take_if(|(asked, _)| asked == sent) else { return };
        // Only players have a clock.
        let watched = self.watched.as_ref().filter(|watched| watched.eye != Eye::Watcher);
        if let (Some(Watched { game, .. }), Some(account)) = (watched, &self.account) {
            let lag = Ask::Lag { account: account.id, trip: at.elapsed().as_millis() as Millis };
            // A busy table does without.
            let _ = self.app.tables.ask(&self.app, game, lag).await;
        }
    }

    async fn refuse(
        &mut self,
        game: Option<String>,
        id: Option<u64>,
        why: &str,
        seq: u32,
    ) -> Result<(), Closed> {
        self.send(&Down::Refused { game, id, why: why.to_owned(), seq }).await
    }

    async fn heard(&mut self, up: Up) -> Result<(), Closed> {
        match up {
            Up::Watch { game, from } => self.watch(game, from).await,
            // These are for the loop that reads.
            Up::Lobby {} | Up::Tournament { .. } => Ok(()),
            Up::Club { id: Some(id) } => self.enter_club(id, true).await,
            Up::Club { id: None } => {
                self.leave_club();
                Ok(())
            }
            Up::Tell { club, text } => {
                let Some(account) = self.account.clone() else {
                    return self.refuse(None, None, "nobody", 0).await;
                };
                let text = plain(&text, LINE);
                if self.app.settings.no_chat || text.is_empty() {
                    return Ok(());
                }
                if self.app.limits.lines.take(account.id).is_err() {
                    return self.refuse(None, None, "too-often", 0).await;
                }
                let said = clubs::say(&self.app, &club, &account, text).await;
                self.told(said).await
            }
            Up::Point { club, pointer } => match clubs::point(&self.app, &club, self.number, pointer) {
                Ok(()) => Ok(()),
                Err(why) => self.refuse(None, None, why.code(), 0).await,
            },
            Up::Leave {} => {
                self.unwatch().await;
                Ok(())
            }
            Up::Ping {} => self.send(&Down::Pong {}).await,
            Up::Sit { game, side } => {
                let Some(account) = self.account.clone() else {
                    return self.refuse(Some(game), None, "nobody", 0).await;
                };
                // Whoever sits down stops being a spectator.
                self.unwatch().await;
                match self.app.tables.sit(&self.app, &game, account, side).await {
                    // Which sides are one's own is in the snapshot.
                    Ok(Ok(())) => self.watch(game, 0).await,
                    Ok(Err(why)) => {
                        self.refuse(Some(game.clone()), None, why, 0).await?;
                        self.watch(game, 0).await
                    }
                    Err(trouble) => self.trouble(Some(game), None, &trouble).await,
                }
            }
            Up::Play { game, seq, id, kind, body } => {
                let Some(account) = self.account.as_ref().map(|account| account.id) else {
                    return self.refuse(Some(game), Some(id), "nobody", 0).await;
                };
                if body.len() > LONG_MOVE {
                    return self.refuse(Some(game), Some(id), "illegal", 0).await;
                }
                let Ok(command) = Kind::read(&kind, &body) else {
                    return self.refuse(Some(game), Some(id), "unknown", 0).await;
                };
                match self.app.tables.act(&self.app, &game, account, (Some(seq), id), command).await {
                    Ok(Answer::Done(seq)) => self.send(&Down::Done { game, id, seq }).await,
                    Ok(Answer::Refused(why, seq)) => self.refuse(Some(game), Some(id), why, seq).await,
                    Err(trouble) => self.trouble(Some(game), Some(id), &trouble).await,
                }
            }
            Up::Say { game, text } => {
                let Some(account) = self.account.clone() else {
                    return self.refuse(Some(game), None, "nobody", 0).await;
                };
                let text = plain(&text, LINE);
                if self.app.settings.no_chat || text.is_empty() {
                    return Ok(());
                }
                if self.app.limits.lines.take(account.id).is_err() {
                    return self.refuse(Some(game), None, "too-often", 0).await;
                }
                match self
                    .app
                    .tables
                    .ask(&self.app, &game, Ask::Say { account, room: PLAYERS.into(), text })
                    .await
                {
                    Ok(()) => Ok(()),
                    Err(trouble) => self.trouble(Some(game), None, &trouble).await,
                }
            }
            Up::Seek { games, control, rated } => {
                let Some(account) = self.account.clone() else {
                    return self.refuse(None, None, "nobody", 0).await;
                };
                let app = self.app.clone();
                let sought = match app.limits.games.take(account.id) {
                    Ok(()) => app.lobby.seek(&app, self.number, &account, games, control, rated).await,
                    Err(after) => Err(Failure::too_often(after)),
                };
                self.told(sought).await
            }
            Up::Take { seek } => {
                let Some(account) = self.account.clone() else {
                    return self.refuse(None, None, "nobody", 0).await;
                };
                let app = self.app.clone();
                let taken = match app.limits.games.take(account.id) {
                    Ok(()) => app.lobby.take(&app, &account, &seek).await,
                    Err(after) => Err(Failure::too_often(after)),
                };
                self.told(taken).await
            }
            Up::Withdraw {} => {
                let Some(account) = self.account.as_ref().map(|account| account.id) else { return Ok(()) };
                let withdrawn = self.app.lobby.withdraw(&self.app, account).await.map_err(Failure::from);
                self.told(withdrawn).await
            }
        }
    }

    async fn told(&mut self, done: Result<(), Failure>) -> Result<(), Closed> {
        match done {
            Ok(()) => Ok(()),
            Err(failure) => self.refuse(None, None, failure.code, 0).await,
        }
    }

    async fn trouble(
        &mut self,
        game: Option<String>,
        id: Option<u64>,
        trouble: &Trouble,
    ) -> Result<(), Closed> {
        let why = match trouble {
            Trouble::NoGame => "no-game",
            Trouble::Busy => "busy",
            Trouble::Store(_) | Trouble::Replay(_) => "trouble",
        };
        self.refuse(game, id, why, 0).await
    }

    /// Follows a game from an event, and no other any more.
    async fn watch(&mut self, game: String, from: u32) -> Result<(), Closed> {
        let account = self.account.as_ref().map(|account| account.id);
        let known = self.watched.as_ref().is_some_and(|watched| watched.game == game);
        if !known {
            self.unwatch().await;
        }
        let deaf = self.app.blocks.of(account);
        match self.app.tables.look_without(&self.app, &game, account, from, deaf).await {
            Ok(Look { snapshot, frames, eye, .. }) => {
                self.watched = Some(Watched { game: game.clone(), frames, eye });
                let text = serde_json::to_string(&Down::Game(Box::new(snapshot))).map_err(|_| Closed)?;
                self.send_asked(text).await?;
                // Who comes is told to all, also to the own page. One that is not heard comes again.
                let comes =
                    known || self.app.tables.come(&self.app, &game, self.number, account).await.is_ok();
                if comes { Ok(()) } else { Err(Closed) }
            }
            Err(trouble) => self.trouble(Some(game), None, &trouble).await,
        }
    }

    async fn again(&mut self) -> Result<(), Closed> {
        match self.watched.as_ref().map(|watched| watched.game.clone()) {
            Some(game) => self.watch(game, 0).await,
            None => Ok(()),
        }
    }

    async fn unwatch(&mut self) {
        if let Some(Watched { game, .. }) = self.watched.take() {
            self.app.tables.leave(&game, self.number).await;
        }
    }
}
