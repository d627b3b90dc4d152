//! The calls about clubs.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Extension, Path, RawQuery, State};
use axum::http::HeaderMap;
use chesswright_notation::position;
use chesswright_online::Why;
use chesswright_online::club::seats;
use chesswright_online::wire::{ClubRole, Down, Entry};
use serde::Deserialize;
use serde_json::{Value, json};

use super::kept::{Card, Entered, Kept, Listed, Room};
use crate::app::{App, random};
use crate::clock::now;
use crate::games::{self, Plan, Wish};
use crate::http::{self, Answered, Failure, Peer, actor, address, caller, fine};
use crate::safety::plain;
use crate::store::{Account, AccountKind, StoreError};
use crate::tables::Ask;

/// How many clubs are listed.
pub(super) const LISTED: i64 = 100;
/// How many clubs an account owns.
const OWNED: i64 = 5;
/// How many there are at most.
const ROOM: Room = Room { members: 300, asking: 100, clubs: 50 };
/// How many boards a round has, and how many games of a club go on at once.
const BOARDS: usize = 40;
const OPEN: i64 = 120;
/// The longest text that a club has about itself, in characters.
const ABOUT: usize = 500;
/// The longest name of a game or a person in a call, in bytes, and how many of them.
const NAME: usize = 80;

/// What a club is to be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    name: String,
    #[serde(default)]
    about: String,
    entry: Entry,
    /// Whether the link of invitation is to be another one.
    #[serde(default)]
    renew: bool,
}

impl Wanted {
    fn card(&self) -> Result<Card, Failure> {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = words(&self.name);
        let card = Card {
            name: plain(&name, name.len()),
            about: plain(&words(&self.about), usize::MAX),
            entry: self.entry,
        };
        let fits = (3..=60).contains(&card.name.chars().count()) && card.about.chars().count() <= ABOUT;
        if fits { Ok(card) } else { Err(Failure::of(Why::ClubName)) }
    }
}

/// A secret of as many letters and digits as nobody guesses.
fn secret(app: &App) -> String {
    app.new_name() + &app.new_name()
}

/// What everybody may know of a club that can be found, or whose invitation they have.
fn told_card(id: &str, card: &Card, members: i64, role: Option<ClubRole>) -> Value {
    json!({ "id": id, "name": card.name, "about": card.about, "entry": card.entry, "members": members, "role": role })
}

/// `GET /api/clubs`: the own clubs, and the newest of those that others find.
pub(crate) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let who = caller(&app, &headers).await?;
    let own = match who.account() {
        Some(account) => app.store.clubs_of(account.id).await?,
        None => vec![],
    };
    let found = app.clubs.found(&app).await?;
    let others = found.iter().filter(|club| own.iter().all(|known| known.id != club.id));
    let told = own
        .iter()
        .chain(others)
        .take(LISTED as usize)
        .map(|Listed { id, card, members, role }| told_card(id, card, *members, *role));
    fine(&json!({ "clubs": told.collect::<Vec<_>>() }))
}

/// An invitation.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    #[serde(default)]
    key: String,
}

impl Invited {
    fn opens(&self, kept: &Kept) -> bool {
        // What is compared are hashes, so that the time says nothing.
        http::hash(&self.key) == http::hash(&kept.secret)
    }
}

fn role_of(kept: &Kept, account: i64) -> Option<ClubRole> {
    kept.members.iter().find(|member| member.account == account).map(|member| member.role)
}

/// `GET /api/club/{id}`: for its members, all of it; for others what it says of itself, if they can find it. Of a club that only a link
/// leads to, others learn nothing, not even that it is there.
pub(crate) async fn one(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Answered {
    let query = query.unwrap_or_default();
    let key = form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == "key");
    let invited = Invited { key: key.map(|(_, key)| key.into_owned()).unwrap_or_default() };
    let who = caller(&app, &headers).await?;
    let kept = app.store.club(&id).await?.ok_or_else(Failure::not_found)?;
    let role = who.account().and_then(|account| role_of(&kept, account.id));
    if kept.card.entry == Entry::Link && role.is_none() && !invited.opens(&kept) {
        return Err(Failure::not_found());
    }
    let members = kept.members.iter().filter(|member| member.role != ClubRole::Asks).count() as i64;
    let mut told = json!({ "card": told_card(&kept.id, &kept.card, members, role) });
    if role.is_some_and(|role| role >= ClubRole::Member) {
        let club = app.clubs.told(&app, &id).await?.ok_or_else(Failure::not_found)?;
        told["club"] = serde_json::to_value(&*club).map_err(|error| Failure::with(Why::Busy, error))?;
    }
    if role.is_some_and(ClubRole::leads) {
        let asks =
            kept.members.iter().filter(|member| member.role == ClubRole::Asks).map(|member| &member.name);
        told["asks"] = json!(asks.collect::<Vec<_>>());
        told["key"] = kept.secret.into();
    }
    fine(&told)
}

/// `POST /api/club`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = actor(&app, &headers).await?;
    if account.kind == AccountKind::Guest {
        return Err(Failure::of(Why::ClubGuest));
    }
    let card = http::read::<Wanted>(&body)?.card()?;
    app.limits.games.take(account.id).map_err(Failure::too_often)?;
    app.limits.clubs.take(address(&app, peer.0, &headers)).map_err(Failure::too_often)?;
    let id = app.new_name();
    let founded = app.store.found_club(&id, account.id, card, secret(&app), now(), OWNED).await;
    founded.map_err(|error| many(error, Why::ClubsMany))?;
    app.clubs.list_changed().await;
    fine(&json!({ "id": id }))
}

fn many(error: StoreError, why: Why) -> Failure {
    match error {
        StoreError::Many => Failure::of(why),
        error => error.into(),
    }
}

/// Somebody in a club who wants to do something there, and what they are in it. To others a club that only a link leads to is not there.
async fn member(
    app: &App,
    headers: &HeaderMap,
    id: &str,
    least: ClubRole,
) -> Result<(Account, Kept, ClubRole), Failure> {
    let account = actor(app, headers).await?;
    app.limits.in_clubs.take(account.id).map_err(Failure::too_often)?;
    let kept = app.store.club(id).await?.ok_or_else(Failure::not_found)?;
    match role_of(&kept, account.id) {
        Some(role) if role >= least => Ok((account, kept, role)),
        None if kept.card.entry == Entry::Link => Err(Failure::not_found()),
        _ => Err(Failure::of(Why::ClubRole)),
    }
}

/// `POST /api/club/{id}/edit`: its owner changes what it says of itself.
pub(crate) async fn edit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    member(&app, &headers, &id, ClubRole::Owner).await?;
    let wanted: Wanted = http::read(&body)?;
    app.store.change_club(&id, wanted.card()?, wanted.renew.then(|| secret(&app))).await?;
    app.clubs.list_changed().await;
    app.clubs.tell(&app, &id).await;
    fine(&json!({ "ok": true }))
}

/// `POST /api/club/{id}/join`: comes in, or asks to be let in.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = actor(&app, &headers).await?;
    app.limits.in_clubs.take(account.id).map_err(Failure::too_often)?;
    let invited: Invited = if body.is_empty() { Invited::default() } else { http::read(&body)? };
    let kept = app.store.club(&id).await?.ok_or_else(Failure::not_found)?;
    let role = match (kept.card.entry, invited.opens(&kept)) {
        (Entry::Open, _) | (_, true) => ClubRole::Member,
        (Entry::Request, false) => ClubRole::Asks,
        (Entry::Link, false) if role_of(&kept, account.id).is_some() => ClubRole::Asks,
        (Entry::Link, false) => return Err(Failure::not_found()),
    };
    match app.store.enter_club(&id, account.id, role, now(), ROOM).await? {
        Entered::Done => {}
        Entered::Full => return Err(Failure::of(Why::ClubFull)),
        Entered::Many => return Err(Failure::of(Why::ClubsMany)),
    }
    app.clubs.tell(&app, &id).await;
    fine(&json!({ "role": app.store.club_role(&id, account.id).await? }))
}

/// `POST /api/club/{id}/leave`
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (account, _, role) = member(&app, &headers, &id, ClubRole::Asks).await?;
    if role == ClubRole::Owner {
        return Err(Failure::of(Why::ClubOwner));
    }
    put_out(&app, &id, account.id, None).await?;
    fine(&json!({ "ok": true }))
}

async fn put_out(app: &Arc<App>, id: &str, account: i64, role: Option<ClubRole>) -> Result<(), Failure> {
    let done = match role {
        Some(ClubRole::Owner) => app.store.hand_on_club(id, account, OWNED).await,
        role => app.store.set_club_role(id, account, role).await,
    };
    // They may have gone meanwhile, or have become the owner.
    if !done.map_err(|error| many(error, Why::ClubsMany))? {
        return Err(Failure::of(Why::ClubRole));
    }
    app.clubs.changed_role(id, account, role);
    app.clubs.tell(app, id).await;
    Ok(())
}

/// What somebody is to be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raised {
    name: String,
    /// Without one, they are not in the club any more.
    #[serde(default)]
    role: Option<ClubRole>,
}

/// `POST /api/club/{id}/member`: lets somebody in, takes somebody out, or makes somebody a teacher or the owner.
pub(crate) async fn set_member(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let (account, kept, role) = member(&app, &headers, &id, ClubRole::Teacher).await?;
    let Raised { name, role: wanted } = http::read(&body)?;
    let other = app.store.any_account_named(&name).await?.ok_or_else(Failure::not_found)?;
    let was = role_of(&kept, other.id).ok_or_else(Failure::not_found)?;
    // Teachers deal with those who are none; only the owner deals with teachers.
    let high = was.leads() || wanted.is_some_and(ClubRole::leads);
    if other.id == account.id || wanted == Some(ClubRole::Asks) || (high && role != ClubRole::Owner) {
        return Err(Failure::of(Why::ClubRole));
    }
    if wanted.is_some_and(ClubRole::leads) && other.kind == AccountKind::Guest {
        return Err(Failure::of(Why::ClubGuest));
    }
    if was == ClubRole::Asks && wanted.is_some() {
        let entered =
            app.store.enter_club(&id, other.id, ClubRole::Member, now(), Room { clubs: i64::MAX, ..ROOM });
        if entered.await? != Entered::Done {
            return Err(Failure::of(Why::ClubFull));
        }
    }
    put_out(&app, &id, other.id, wanted).await?;
    if wanted == Some(ClubRole::Owner) {
        app.clubs.changed_role(&id, account.id, Some(ClubRole::Teacher));
    }
    fine(&json!({ "ok": true }))
}

/// `POST /api/club/{id}/delete`
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    member(&app, &headers, &id, ClubRole::Owner).await?;
    app.store.dissolve_club(&id).await?;
    app.clubs.list_changed().await;
    app.clubs.ended(&id);
    fine(&json!({ "ok": true }))
}

/// What is to be shown: a game that is on the server, a position, or nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Show {
    /// A game, by its name in addresses.
    #[serde(default)]
    watch: Option<String>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    document: Option<String>,
    #[serde(default)]
    start: Option<String>,
}

/// `POST /api/club/{id}/show`: all who follow the club are shown a game from now on. A position becomes a board on which whoever shows it
/// moves all sides.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let (account, ..) = member(&app, &headers, &id, ClubRole::Teacher).await?;
    let Show { watch, game, document, start } = http::read(&body)?;
    app.limits.games.take(account.id).map_err(Failure::too_often)?;
    let (shown, made) = match watch {
        Some(watch) => {
            app.store.game_title(&watch).await?.ok_or_else(Failure::not_found)?;
            (Some(watch), None)
        }
        None if game.is_none() && document.is_none() => (None, None),
        None => {
            let wish = Wish { game, document, start, ..Wish::default() };
            let Plan { mut row, sides, .. } = games::plan(&app, &account, &wish).await?.open()?;
            row.club = Some(id.clone());
            let seats = (0..sides as u8).map(|side| (side, account.id)).collect();
            (Some(row.id.clone()), Some((row, seats)))
        }
    };
    let is_new = made.is_some();
    app.store.show_club(&id, shown.clone(), made).await?;
    if let Some(game) = shown.as_ref().filter(|_| is_new) {
        app.tables.ask(&app, game, Ask::Wake).await?;
    }
    if let Some(room) = app.clubs.rooms().get_mut(&id) {
        room.pointer = None;
    }
    app.clubs.tell(&app, &id).await;
    fine(&json!({ "game": shown }))
}

/// Games that are to begin together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    /// Whether whoever begins it plays against all others.
    #[serde(default)]
    simul: bool,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    document: Option<String>,
    #[serde(default)]
    start: Option<String>,
    /// Whether the position that the club is shown is played instead.
    #[serde(default)]
    shown: bool,
    /// After how many steps of the game that is shown. Without it, where it is pointed at.
    #[serde(default)]
    at: Option<u32>,
    #[serde(default)]
    control: Option<String>,
    /// The side of the host. Without it, each in turn.
    #[serde(default)]
    side: Option<u8>,
    /// The players, by name. Without it, all who are there.
    #[serde(default)]
    players: Option<Vec<String>>,
}

/// `POST /api/club/{id}/round`: games of those who follow the club begin, all at once.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let (account, kept, _) = member(&app, &headers, &id, ClubRole::Teacher).await?;
    let wanted: Begin = http::read(&body)?;
    let names = wanted.players.iter().flatten();
    if names.clone().count() > ROOM.members as usize || names.clone().any(|name| name.len() > NAME) {
        return Err(Failure::of(Why::Malformed));
    }
    app.limits.games.take(account.id).map_err(Failure::too_often)?;
    // Only whoever is there is called to a board.
    let here = app.clubs.here(&id);
    let chosen =
        |name: &str| wanted.players.as_ref().is_none_or(|names| names.iter().any(|known| known == name));
    let plays = |member: &&super::kept::Member| {
        member.role >= ClubRole::Member
            && here.contains(&member.account)
            && (member.account != account.id || !wanted.simul)
            && chosen(&member.name)
    };
    let mut players: Vec<i64> = kept.members.iter().filter(plays).map(|member| member.account).collect();
    if !wanted.simul {
        // Who leads plays only if asked to.
        if wanted.players.is_none() {
            players.retain(|player| *player != account.id);
        }
        shuffle(&mut players);
    }
    let mut wish = Wish {
        game: wanted.game,
        document: wanted.document,
        start: wanted.start,
        control: wanted.control,
        ..Wish::default()
    };
    if wanted.shown {
        let (game, _) = kept.board.as_ref().ok_or_else(|| Failure::of(Why::NoPlan))?;
        let pointer = app.clubs.rooms().get(&id).and_then(|room| room.pointer.clone());
        let at = wanted.at.or(pointer.filter(|pointer| pointer.game == *game).and_then(|pointer| pointer.at));
        let (document, start) = shown_position(&app, game, at).await?;
        (wish.game, wish.document, wish.start) = (Some(document), None, Some(start));
    }
    let Plan { row, sides, .. } = games::plan(&app, &account, &wish).await?.open()?;
    let host = wanted.simul.then_some((account.id, wanted.side));
    let boards = seats(host, &players, sides);
    if boards.is_empty() {
        return Err(Failure::of(Why::ClubFew));
    }
    if boards.len() > BOARDS {
        return Err(Failure::of(Why::ClubGames));
    }
    let game = |players: &Vec<i64>| {
        let row = crate::store::GameRow { id: app.new_name(), club: Some(id.clone()), ..row.clone() };
        (row, (0_u8..).zip(players.iter().copied()).collect::<Vec<_>>())
    };
    let games: Vec<_> = boards.iter().map(game).collect();
    let calls: Vec<(String, Vec<i64>)> =
        games.iter().zip(&boards).map(|((row, _), players)| (row.id.clone(), players.clone())).collect();
    let number = app.store.begin_round(&id, (account.id, wanted.simul), games, now(), OPEN).await;
    let number = number.map_err(|error| many(error, Why::ClubGames))?;
    let mut called = vec![];
    for (game, players) in &calls {
        // They are there now. One that does not wake at once begins when somebody comes to it.
        if let Err(error) = app.tables.ask(&app, game, Ask::Wake).await {
            app.metrics.trouble(&error);
        }
        for player in players {
            // The host of a simul begins at the first board.
            if !called.contains(player) {
                called.push(*player);
                app.lobby.tell(*player, &Down::Paired { game: game.clone() });
            }
        }
    }
    app.clubs.tell(&app, &id).await;
    fine(&json!({ "number": number, "boards": boards.len() }))
}

/// The rules of a game that a club is shown, and its position after so many steps.
async fn shown_position(app: &Arc<App>, game: &str, at: Option<u32>) -> Result<(String, String), Failure> {
    let look = app.tables.look(app, game, None, u32::MAX).await?;
    if look.snapshot.hidden {
        return Err(Failure::of(Why::Hidden));
    }
    let mut copy = app.tables.copy(app, game).await?;
    let _place = app.heavy.enter().await.ok_or_else(|| Failure::of(Why::Busy))?;
    let text = tokio::task::block_in_place(|| {
        let path = copy.path().to_vec();
        let back = at.and_then(|at| path.get(at as usize)).copied();
        if let Some(back) = back {
            copy.delete(back, 0);
        }
        position::write(copy.position())
    });
    Ok((look.row.document, text))
}

fn shuffle(players: &mut [i64]) {
    for last in (1..players.len()).rev() {
        let other = u64::from_le_bytes(random()) % (last as u64 + 1);
        players.swap(last, other as usize);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    number: i64,
}

/// `POST /api/club/{id}/end`: the games of a round that go on are over, without a result.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    member(&app, &headers, &id, ClubRole::Teacher).await?;
    let End { number } = http::read(&body)?;
    let mut failed = None;
    for game in app.store.open_club_games(&id, number).await? {
        // One that is too busy to hear it keeps no other from ending.
        failed = app.tables.ask(&app, &game, Ask::End).await.err().or(failed);
    }
    app.clubs.notice(&id);
    match failed {
        Some(trouble) => Err(trouble.into()),
        None => fine(&json!({ "ok": true })),
    }
}
