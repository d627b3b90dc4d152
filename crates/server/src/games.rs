//! Making games, and what everybody may read of them.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use chesswright_game::clock::Bonus;
use chesswright_game::{Game, Millis, TimeControl, pgn};
use chesswright_notation::position;
use chesswright_online::{Terms, Why};
use chesswright_rules::Rules;
use serde::Deserialize;
use serde_json::json;

use crate::app::{App, random};
use crate::bot::challenges;
use crate::clock::now;
use crate::documents::{built_in, name_of};
use crate::http::{self, Answered, Failure, actor, caller, fine};
use crate::safety::plain;
use crate::store::{Account, AccountKind, GameRow, Listed};
use crate::tables::Ask;
use crate::vet::{self, Vetted};

/// How many documents an account may bring in a day.
const DOCUMENTS: i64 = 10;
const DAY: Millis = 86_400_000;
/// In how many games it is found out whose turn it is, and how many are exported at once.
const TURNS: usize = 20;
const EXPORTED: i64 = 1_000;
/// The longest text of a time control, and of a start position.
const CONTROL: usize = 200;
const START: usize = 4_096;

/// What somebody wants to play.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// The name of a built-in game, or of a document that the server has.
    #[serde(default)]
    pub(crate) game: Option<String>,
    /// A document, as TOML or JSON.
    #[serde(default)]
    pub(crate) document: Option<String>,
    /// A start position; `shuffled` deals one.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// The time control.
    #[serde(default)]
    pub(crate) control: Option<String>,
    #[serde(default)]
    pub(crate) rated: bool,
    /// The side that whoever makes the game plays. Without one, a seat is taken later, or never.
    #[serde(default)]
    pub(crate) side: Option<u8>,
    /// A player of the house, or a program that is here, which may decline.
    #[serde(default)]
    pub(crate) opponent: Option<String>,
    /// Whether others find it.
    #[serde(default)]
    pub(crate) listed: bool,
}

/// A game that can be made.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) row: GameRow,
    pub(crate) sides: usize,
    /// Whether it hides something from the players.
    pub(crate) hides: bool,
}

impl Plan {
    /// The same, if everybody may see it.
    pub(crate) fn open(self) -> Result<Self, Failure> {
        if self.hides { Err(Failure::of(Why::Hidden)) } else { Ok(self) }
    }
}

/// Reads what somebody wants to play. Nothing is made yet, except that a new document is kept.
pub(crate) async fn plan(app: &Arc<App>, account: &Account, wish: &Wish) -> Result<Plan, Failure> {
    // What is dealt is dealt from the document's own start.
    let own_start = wish.start.as_deref().filter(|start| *start != "shuffled");
    if own_start.is_some_and(|start| start.len() > START) {
        return Err(Failure::of(Why::StartLong));
    }
    let (document, built_in) = match (&wish.game, &wish.document) {
        (Some(name), None) => (known(app, account, name, own_start).await?, built_in(name).is_some()),
        (None, Some(text)) => (bring(app, account, text, own_start).await?, false),
        _ => return Err(Failure::of(Why::NoPlan)),
    };
    let rules = app.documents.rules(app, &document).await?;
    if rules.definition().chance.is_some() {
        return Err(Failure::of(Why::Chance));
    }
    // Where one of three leaves, the others have seen a step that is none.
    if rules.hides() && rules.sides() != 2 {
        return Err(Failure::of(Why::Hidden));
    }
    let control = wish.control.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let control: Option<TimeControl> = match control {
        None => None,
        Some(text) if text.len() > CONTROL => return Err(Failure::of(Why::ControlLong)),
        Some(text) => Some(text.parse().map_err(|error| Failure::with(Why::Control, error))?),
    };
    check_control(control.as_ref())?;
    let start = tokio::task::block_in_place(|| start(&rules, wish.start.as_deref()))?;
    let terms = Terms { control: control.clone(), ..Terms::casual(&rules, None) };
    let days = terms.is_correspondence();
    if wish.rated {
        let why = if !built_in {
            Some(Why::RatedBuiltIn)
        } else if rules.sides() != 2 {
            Some(Why::RatedSides)
        } else if account.kind == AccountKind::Guest {
            Some(Why::GuestRated)
        } else if wish.start.is_some() && wish.start.as_deref() != Some("shuffled") {
            Some(Why::RatedStart)
        } else if control.is_none() {
            Some(Why::RatedClock)
        } else {
            None
        };
        if let Some(why) = why {
            return Err(Failure::of(why));
        }
    }
    let definition = rules.definition();
    let row = GameRow {
        id: app.new_name(),
        title: definition.title.clone(),
        pool: pool(&rules, control.as_ref()),
        document,
        start,
        control: control.as_ref().map(ToString::to_string),
        rated: wish.rated,
        listed: wish.listed,
        created: now(),
        live: control.is_some() && !days,
        tournament: None,
        club: None,
    };
    Ok(Plan { sides: rules.sides(), hides: rules.hides(), row })
}

/// The name of a game that the server has. A document that was vetted is vetted again for another start.
async fn known(
    app: &Arc<App>,
    account: &Account,
    name: &str,
    start: Option<&str>,
) -> Result<String, Failure> {
    if built_in(name).is_some() {
        return Ok(name.to_owned());
    }
    let text = app.store.document(name).await?.ok_or_else(|| Failure::of(Why::NoGameNamed))?;
    if start.is_some() {
        vetted(app, account, &text, start).await?;
    }
    Ok(name.to_owned())
}

/// Vets a document that somebody brings, with the start of a game, and keeps it.
pub(crate) async fn bring(
    app: &Arc<App>,
    account: &Account,
    text: &str,
    start: Option<&str>,
) -> Result<String, Failure> {
    if text.len() > vet::LONGEST {
        return Err(Failure::with(Why::DocumentLong, format!("It may have {} bytes.", vet::LONGEST)));
    }
    if app.store.documents_since(account.id, now().saturating_sub(DAY)).await? >= DOCUMENTS {
        return Err(Failure::too_often(std::time::Duration::from_secs(3600)));
    }
    let (text, title) = vetted(app, account, text, start).await?;
    let name = name_of(&text);
    // What cannot be compiled here is not kept either.
    app.documents.compile(&name, &text).map_err(|error| Failure::with(Why::Document, error))?;
    app.store.keep_document(&name, &title, &text, account.id, now()).await?;
    Ok(name)
}

/// Vets a document. Returns it in canonical form, and its title.
async fn vetted(
    app: &App,
    account: &Account,
    text: &str,
    start: Option<&str>,
) -> Result<(String, String), Failure> {
    let Some(program) = &app.settings.vet else {
        return Err(Failure::of(Why::BuiltInOnly));
    };
    // Bad ones cost as much as good ones.
    app.limits.documents.take(account.id).map_err(Failure::too_often)?;
    let _place = app.vetting.enter().await.ok_or_else(|| Failure::of(Why::Busy))?;
    match vet::ask(program, text, start).await {
        // What nobody sees could make it look like another's.
        Ok(Vetted::Good { title, .. }) if plain(&title, usize::MAX) != title || title.is_empty() => {
            Err(Failure::with(Why::Document, "The title is empty, or has signs that nobody sees."))
        }
        Ok(Vetted::Good { text, title, .. }) => Ok((text, title)),
        Ok(Vetted::Bad(why)) | Err(why) => Err(Failure::with(Why::Document, why)),
    }
}

/// Time controls that make sense between people: no clock that nobody lives to see, and none that is over at once.
fn check_control(control: Option<&TimeControl>) -> Result<(), Failure> {
    let Some(control) = control else { return Ok(()) };
    let stages: Vec<_> = control.controls().iter().flat_map(|control| control.stages()).collect();
    // A clock that may wait for days is one of days only: others keep a game awake while they run.
    let waits = |bonus| matches!(bonus, Bonus::Delay(delay) if delay >= DAY);
    let days = stages.iter().filter(|stage| waits(stage.bonus)).count();
    if days > 0 && (days < stages.len() || stages.iter().any(|stage| stage.base > 0)) {
        return Err(Failure::of(Why::ControlLong));
    }
    for (number, stage) in stages.into_iter().enumerate() {
        let bonus = match stage.bonus {
            Bonus::None | Bonus::Hourglass => 0,
            Bonus::Increment(bonus) | Bonus::Delay(bonus) | Bonus::Bronstein(bonus) => bonus,
        };
        let periods = stage.periods.map_or(0, |periods| periods.each.saturating_mul(periods.count.into()));
        let days = waits(stage.bonus);
        if stage.base > 6 * 3_600_000 || periods > 3_600_000 || bonus > 14 * DAY || (bonus > 600_000 && !days)
        {
            return Err(Failure::of(Why::ControlLong));
        }
        if number == 0 && stage.base == 0 && bonus == 0 && periods == 0 {
            return Err(Failure::of(Why::ControlEmpty));
        }
    }
    Ok(())
}

fn start(rules: &Rules, wish: Option<&str>) -> Result<Option<String>, Failure> {
    let position = match wish {
        None => return Ok(None),
        Some("shuffled") => rules
            .deal(&mut |below| u32::from_le_bytes(random()) % below.max(1))
            .map_err(|error| Failure::with(Why::Start, error))?,
        Some(text) if text.len() > START => return Err(Failure::of(Why::StartLong)),
        Some(text) => position::read(rules, text)
            .and_then(|read| read.strict(text))
            .map_err(|error| Failure::with(Why::Start, error))?,
    };
    if position.outcome().is_some() {
        return Err(Failure::of(Why::StartOver));
    }
    let written = position::write(&position);
    Ok((written != position::write(&rules.start())).then_some(written))
}

/// The pool in which a game is rated: one for all games with the same rules, and for chess one for each speed.
pub(crate) fn pool(rules: &Rules, control: Option<&TimeControl>) -> String {
    let hash = rules.definition().hash();
    match rules.definition().name == "chess" {
        true => format!("{hash}/{}", speed(control)),
        false => hash,
    }
}

/// The name of a speed, by what forty moves take.
pub(crate) fn speed(control: Option<&TimeControl>) -> &'static str {
    let Some(control) = control else { return "correspondence" };
    let stage = control.of(0).stage(0);
    let bonus = match stage.bonus {
        Bonus::Increment(bonus) | Bonus::Delay(bonus) | Bonus::Bronstein(bonus) => bonus,
        Bonus::None | Bonus::Hourglass => 0,
    };
    match (stage.base + 40 * bonus) / 1000 {
        0..180 => "bullet",
        180..480 => "blitz",
        480..1500 => "rapid",
        1500..86_400 => "classical",
        _ => "correspondence",
    }
}

/// Makes a game with these seats taken, and wakes it.
pub(crate) async fn make(app: &Arc<App>, row: GameRow, seats: Vec<(u8, i64)>) -> Result<String, Failure> {
    let id = row.id.clone();
    app.store.new_game(row, seats).await?;
    app.tables.ask(app, &id, Ask::Wake).await?;
    Ok(id)
}

/// `POST /api/table`
pub(crate) async fn create(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let account = actor(&app, &headers).await?;
    let wish: Wish = http::read(&body)?;
    app.limits.games.take(account.id).map_err(Failure::too_often)?;
    let opponent = match &wish.opponent {
        Some(name) => Some(app.store.account_named(name).await?.ok_or_else(|| Failure::of(Why::NoHouse))?),
        None => None,
    };
    if let Some(program) = opponent.as_ref().filter(|account| account.kind == AccountKind::Bot) {
        let asked = challenges::ask(&app, &account, program, &wish).await?;
        return fine(
            &json!({ "id": asked["id"], "title": asked["variant"]["name"], "sides": 2, "asked": true }),
        );
    }
    let Plan { row, sides, hides } = plan(&app, &account, &wish).await?;
    if hides && !account.may_play_hidden() {
        return Err(Failure::of(Why::NotForProgram));
    }
    let mut seats = vec![];
    if let Some(side) = wish.side {
        if usize::from(side) >= sides {
            return Err(Failure::of(Why::NoSide));
        }
        seats.push((side, account.id));
    }
    if let Some(house) = opponent {
        // The house plays what ships: the rules of strangers may cost it any time.
        if built_in(&row.document).is_none() {
            return Err(Failure::of(Why::NoHouse));
        }
        if house.kind != AccountKind::House {
            return Err(Failure::of(Why::NoHouse));
        }
        let taken = wish.side.unwrap_or(0);
        if seats.is_empty() {
            seats.push((taken, account.id));
        }
        let others = (0..sides as u8).filter(|side| *side != taken);
        seats.extend(others.map(|side| (side, house.id)));
    }
    let title = row.title.clone();
    let id = make(&app, row, seats).await?;
    fine(&json!({ "id": id, "title": title, "sides": sides }))
}

/// `GET /api/document/{name}`: the rules of a game, for the page to compile itself.
pub(crate) async fn document(State(app): State<Arc<App>>, Path(name): Path<String>) -> Answered {
    match app.store.document(&name).await? {
        Some(text) => Ok(http::text("application/json", text)),
        None => Err(Failure::not_found()),
    }
}

fn listed(game: &Listed) -> serde_json::Value {
    json!({
        "id": game.row.id,
        "game": game.row.document,
        "title": game.row.title,
        "control": game.row.control,
        "rated": game.row.rated,
        "created": game.row.created,
        "playing": game.state == 1,
        "score": game.score,
        "players": game.seats.iter().map(|(_, _, name)| name).collect::<Vec<_>>(),
    })
}

/// `GET /api/me/games`: the games of the account, newest first.
pub(crate) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = caller(&app, &headers).await?.account().cloned().ok_or_else(Failure::not_found)?;
    let mut games = app.store.games_of(account.id, false, 100).await?;
    // A board that is shown to a club is no game of anybody.
    games.retain(|game| {
        game.row.club.is_none() || game.seats.iter().any(|(_, player, _)| *player != account.id)
    });
    let mut told: Vec<_> = games.iter().map(listed).collect();
    // Where one is to move is what people look for. Finding out wakes the game.
    let open = games.iter().zip(&mut told).filter(|(game, _)| game.state == 1);
    for (game, told) in open.take(TURNS) {
        let look = app.tables.look(&app, &game.row.id, Some(account.id), u32::MAX).await?;
        told["turn"] = look.snapshot.yours.contains(&look.seen.turn).into();
    }
    fine(&json!({ "games": told }))
}

/// `GET /api/me/games/export`: the finished games of the account, newest first, as PGN.
pub(crate) async fn export_mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = caller(&app, &headers).await?.account().cloned().ok_or_else(Failure::not_found)?;
    let built_in = |name: &str| built_in(name).and_then(|definition| Rules::new(&definition).ok());
    let mut text = String::new();
    let games = app.store.games_of(account.id, false, EXPORTED).await?;
    app.limits.exports.take(account.id).map_err(Failure::too_often)?;
    for listed in games.iter().filter(|game| game.state == 2) {
        let (_, game) = written(&app, &listed.row.id).await?;
        let _place = app.heavy.enter().await.ok_or_else(|| Failure::of(Why::Busy))?;
        text += &tokio::task::block_in_place(|| pgn::write(&game, &built_in));
        text.push('\n');
    }
    Ok(http::text("application/x-chess-pgn", text))
}

/// `GET /api/games`: the games that others watch.
pub(crate) async fn running(State(app): State<Arc<App>>) -> Answered {
    let games = app.store.running(50).await?;
    fine(&json!({ "games": games.iter().map(listed).collect::<Vec<_>>() }))
}

/// A game as PGN.
async fn written(app: &Arc<App>, id: &str) -> Result<(GameRow, Box<Game>), Failure> {
    let look = app.tables.look(app, id, None, u32::MAX).await?;
    if look.snapshot.hidden {
        return Err(Failure::of(Why::Hidden));
    }
    let mut game = app.tables.copy(app, id).await?;
    for (player, seat) in game.players.iter_mut().zip(&look.snapshot.seats) {
        if let Some(seat) = seat {
            player.name = seat.name.clone();
            player.rating = seat.rating;
        }
    }
    Ok((look.row, game))
}

/// `GET /game/export/{id}`
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (row, mut game) = written(&app, &id).await?;
    let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if app.settings.https { "https" } else { "http" };
    game.tags.insert("Site".into(), format!("{scheme}://{host}/{id}"));
    let wants = headers.get("accept").and_then(|accept| accept.to_str().ok()).unwrap_or("*/*");
    let built_in = |name: &str| built_in(name).and_then(|definition| Rules::new(&definition).ok());
    let place = app.heavy.enter().await.ok_or_else(|| Failure::of(Why::Busy))?;
    let text = tokio::task::block_in_place(|| pgn::write(&game, &built_in));
    drop(place);
    if wants.contains("application/json") {
        let look = app.tables.look(&app, &id, None, 0).await?;
        return fine(
            &json!({ "id": id, "rated": row.rated, "moves": look.seen.moves.join(" "), "pgn": text }),
        );
    }
    Ok(http::text("application/x-chess-pgn", text))
}
