//! One club: what it is shown, what is played together, what is said, and who is in it.

use chesswright_notation::position;
use chesswright_online::wire::{self, ClubRole, Entry, Line, Member, Up};
use leptos::prelude::*;
use serde_json::{Value, json};

use super::super::modal::Modal;
use super::clubs::{Card, CardFields, entry_words, role_words};
use super::plan::{Fields, Plan, Which};
use crate::browser;
use crate::online::{self, clubs, desk};
use crate::table::Table;
use crate::words::{t, tell};

/// The longest line of the chat, in characters; the server cuts what is longer.
const LONGEST: &str = "140";

/// A call about a club, and what went wrong with the last one.
#[derive(Clone, Copy)]
struct Calls {
    table: Table,
    id: StoredValue<String>,
    wrong: RwSignal<Option<String>>,
    /// Counts the calls that were answered, to ask anew what only some are told.
    done: RwSignal<u32>,
}

impl Calls {
    fn call(self, what: &'static str, body: Value) {
        self.call_then(what, body, |_| {});
    }

    fn call_then(self, what: &'static str, body: Value, then: impl FnOnce(Value) + 'static) {
        let Self { table, id, wrong, done } = self;
        let path = format!("api/club/{}/{what}", id.get_value());
        wrong.set(None);
        leptos::task::spawn_local(async move {
            let answered = match desk::introduce(table).await {
                Ok(()) => desk::call(&path, Some(body)).await,
                Err(why) => Err(why),
            };
            match answered {
                Ok(told) => {
                    let _ = done.try_update(|done| *done += 1);
                    then(told);
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    }
}

#[component]
pub(super) fn Club(table: Table, name: String) -> impl IntoView {
    let (id, key) = match name.split_once('.') {
        Some((id, key)) => (id.to_owned(), Some(key.to_owned())),
        None => (name, None),
    };
    let (wrong, done) = (RwSignal::new(None::<String>), RwSignal::new(0));
    let calls = Calls { table, id: StoredValue::new(id.clone()), wrong, done };
    // What the server tells this account alone: the card, the key, who asks.
    let own = RwSignal::new(Value::Null);
    let room = clubs::room();
    let club = room.club.clone();
    let me = Memo::new(move |_| table.online.me.get());
    let asking = {
        let club = club.clone();
        Memo::new(move |_| club.with(|club| club.as_ref().map(|club| (club.asking, club.members.len()))))
    };
    let path = match &key {
        Some(key) => format!("api/club/{id}?key={key}"),
        None => format!("api/club/{id}"),
    };
    Effect::new(move |_| {
        let _ = (me.get(), done.get(), asking.get());
        let path = path.clone();
        leptos::task::spawn_local(async move {
            match desk::call(&path, None).await {
                Ok(told) => {
                    let _ = own.try_set(told);
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    });
    let role = Memo::new(move |_| {
        own.with(|own| serde_json::from_value::<Option<ClubRole>>(own["card"]["role"].clone()).ok().flatten())
    });
    let is_in = Memo::new(move |_| role.get().is_some_and(|role| role >= ClubRole::Member));
    let leads = Memo::new(move |_| role.get().is_some_and(ClubRole::leads));
    Effect::new(move |_| {
        if is_in.get() {
            clubs::follow(table, Some(calls.id.get_value()));
        }
    });
    on_cleanup(move || clubs::closed(table));
    let link = move || {
        let (id, origin) = (calls.id.get_value(), window().location().origin().unwrap_or_default());
        let key =
            own.with_untracked(|own| own["key"].as_str().map(|key| format!(".{key}")).unwrap_or_default());
        format!("{origin}/#club={id}{key}")
    };
    let copy = move |_| {
        browser::copy(&link(), move |done| {
            table.notify(t(if done { "notice-copied" } else { "notice-not-copied" }));
        });
    };
    let text =
        move |key: &'static str| own.with(|own| own["card"][key].as_str().unwrap_or_default().to_owned());
    let entry = Memo::new(move |_| Entry::named(&text("entry")));
    let state = move || {
        let members = own.with(|own| own["card"]["members"].as_u64().unwrap_or(0)) as u32;
        let mut state =
            vec![entry_words(entry.get()), tell("online-club-members", [("count", members.into())])];
        state.extend(role.get().map(role_words));
        state.join(" · ")
    };
    let may_pass_on = move || leads.get() || (is_in.get() && entry.get() != Entry::Link);
    let joining = move || {
        let words = match (role.get(), entry.get(), key.is_some()) {
            (Some(ClubRole::Asks), _, false) => return None,
            (_, Entry::Request, false) => "online-club-ask",
            _ => "online-club-join",
        };
        let body = key.as_ref().map_or_else(|| json!({}), |key| json!({ "key": key }));
        Some(
            view! { <button class="main" data-club-call="join" on:click=move |_| calls.call("join", body.clone())>{t(words)}</button> },
        )
    };
    let known = move || own.with(|own| !own.is_null());
    view! {
        <Modal table title=t("online-clubs") wide=true>
            <div class="tournament club">
                <div class="answers">
                    <button class="plain" data-online="all-clubs" on:click=move |_| table.online.visited.set(None)>{t("online-club-all")}</button>
                    {move || may_pass_on().then(|| view! { <button class="plain" data-online="club-link" on:click=copy>{t("online-club-copy")}</button> })}
                </div>
                {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                {move || known().then(|| view! {
                    <h3><bdi>{text("name")}</bdi></h3>
                    <p dir="auto" class="about">{text("about")}</p>
                    <p class="quiet" role="status">{state}</p>
                })}
                {move || (known() && !is_in.get()).then(|| view! {
                    <div class="answers">{joining.clone()}
                        {(role.get() == Some(ClubRole::Asks)).then(|| view! { <button on:click=move |_| calls.call("leave", json!({}))>{t("online-withdraw")}</button> })}
                    </div>
                })}
                {move || is_in.get().then(|| view! { <Inside table calls own leads/> })}
            </div>
        </Modal>
    }
}

#[component]
fn Inside(table: Table, calls: Calls, own: RwSignal<Value>, leads: Memo<bool>) -> impl IntoView {
    let owns = Memo::new(move |_| own.with(|own| own["card"]["role"] == "owner"));
    view! {
        <section class="columns">
            <div>
                <Shown table calls leads/>
                {move || leads.get().then(|| view! { <Together table calls/> })}
                <Rounds table calls leads/>
            </div>
            <div>
                <Talk table/>
                <Members calls own leads owns/>
                {move || owns.get().then(|| view! { <Owner table calls own/> })}
                {move || (!owns.get()).then(|| view! { <button class="plain" data-club-call="leave" on:click=move |_| {
                    calls.call_then("leave", json!({}), move |_| {
                        clubs::follow(table, None);
                        table.online.visited.set(None);
                    });
                }>{t("online-club-leave")}</button> })}
            </div>
        </section>
    }
}

/// The club as all are told, by parts that change each for itself.
fn part<T: PartialEq + Send + Sync + 'static>(
    read: impl Fn(&wire::Club) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    let club = clubs::room().club;
    Memo::new(move |_| club.with(|club| club.as_ref().map(|club| read(club))))
}

/// The game that the club is shown.
#[component]
fn Shown(table: Table, calls: Calls, leads: Memo<bool>) -> impl IntoView {
    let board = part(|club| club.board.clone());
    let show = move |_| {
        let online =
            table.online.id.get_untracked().filter(|_| table.online.game.with_untracked(Option::is_some));
        let body = match online {
            Some(game) => json!({ "watch": game }),
            None => on_table(table),
        };
        calls.call_then("show", body, move |told| {
            if let Some(game) = told["game"].as_str() {
                clubs::attend(table, game.to_owned());
            }
        });
    };
    view! {
        <h4>{t("online-club-board")}</h4>
        {move || match board.get().flatten() {
            Some(board) => view! {
                <div class="ask" data-online="club-board"><p><b><bdi>{board.title}</bdi></b></p>
                    <button class="main" data-online="attend" on:click=move |_| clubs::attend(table, board.game.clone())>{t("online-club-attend")}</button>
                    {leads.get().then(|| view! { <button data-club-call="show-nothing" on:click=move |_| calls.call("show", json!({}))>{t("online-club-show-nothing")}</button> })}
                </div>
            }.into_any(),
            None => view! { <p class="quiet">{t("online-club-nothing")}</p> }.into_any(),
        }}
        {move || leads.get().then(|| view! {
            <p class="quiet">{t("online-club-show-more")}</p>
            <div class="answers"><button class="main" data-club-call="show" on:click=show>{t("online-club-show")}</button></div>
        })}
    }
}

/// The position on the table, with its rules.
fn on_table(table: Table) -> Value {
    let rules = table.rules();
    let name = rules.definition().name.clone();
    let known = chesswright_table::saved::built_in(&name).is_some_and(|known| known.same(&rules));
    let start = table.game.with_untracked(|game| position::write(game.position()));
    match known {
        true => json!({ "game": name, "start": start }),
        false => json!({ "document": rules.definition().canonical_json(), "start": start }),
    }
}

/// Games of those who are there, all at once.
#[component]
fn Together(table: Table, calls: Calls) -> impl IntoView {
    let plan = Plan::new(table);
    plan.clock.set(String::new());
    let (simul, shown) = (RwSignal::new(true), RwSignal::new(false));
    let side = RwSignal::new("0".to_owned());
    let board = part(|club| club.board.is_some());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let clock = plan.clock.get_untracked();
        let mut body = match shown.get_untracked() {
            true => json!({ "shown": true }),
            false => {
                let mut wish = plan.wish(table);
                if let Some(wish) = wish.as_object_mut() {
                    wish.remove("rated");
                    wish.remove("control");
                }
                wish
            }
        };
        body["simul"] = simul.get_untracked().into();
        if !clock.is_empty() {
            body["control"] = clock.into();
        }
        if let Ok(side) = side.get_untracked().parse::<u8>() {
            body["side"] = side.into();
        }
        calls.call("round", body);
    };
    let choice = move |each: bool, words: &'static str, name: &'static str| {
        view! {
            <label class="choice">
                <input type="radio" name="club-round" value=name prop:checked=move || simul.get() == each on:change=move |_| simul.set(each)/>
                <span>{t(words)}</span>
            </label>
        }
    };
    let option = move |value: &'static str, words: &'static str| {
        view! { <option value=value selected=move || side.with(|side| side == value)>{t(words)}</option> }
    };
    view! {
        <h4>{t("online-club-together")}</h4>
        <form class="friend" on:submit=begin>
            <div class="choices">
                {choice(true, "online-club-simul", "simul")}
                {choice(false, "online-club-pairs", "pairs")}
            </div>
            {move || board.get().unwrap_or(false).then(|| view! {
                <label class="choice">
                    <input id="club-shown" type="checkbox" prop:checked=shown on:change=move |event| shown.set(event_target_checked(&event))/>
                    <span>{t("online-club-from-board")}</span>
                </label>
            })}
            <Fields table plan which=Which::Open/>
            {move || simul.get().then(|| view! {
                <label class="field"><span>{t("your-side")}</span>
                    <select id="club-side" on:change=move |event| side.set(event_target_value(&event))>
                        {option("0", "side-first")}{option("1", "side-second")}{option("", "online-club-in-turn")}
                    </select>
                </label>
            })}
            <p class="quiet">{t("online-club-together-more")}</p>
            <button class="main" type="submit" data-club-call="round">{t("online-club-begin")}</button>
        </form>
    }
}

/// What was played together lately.
#[component]
fn Rounds(table: Table, calls: Calls, leads: Memo<bool>) -> impl IntoView {
    let rounds = part(|club| club.rounds.clone());
    let row = move |game: wire::ClubGame| {
        let names = game.players.iter().map(String::as_str).collect::<Vec<_>>().join(" – ");
        let state = match (&game.score, game.turn) {
            (Some(score), _) => score.replace("1/2", "½"),
            (None, Some(turn)) => {
                let name = game.players.get(usize::from(turn)).cloned().unwrap_or_default();
                tell("online-club-turn", [("name", name.into())])
            }
            (None, None) => t("online-running"),
        };
        let id = game.game;
        view! {
            <li><button class="kept" data-game=id.clone() on:click=move |_| {
                table.dialog.set(None);
                online::enter(table, id.clone());
            }><b><bdi>{names}</bdi></b><small>{state}</small></button></li>
        }
    };
    let list = move |round: wire::ClubRound| {
        let mut what = vec![round.title.clone()];
        what.extend(
            round.host.as_ref().map(|host| tell("online-club-host", [("name", host.clone().into())])),
        );
        let open = round.games.iter().any(|game| game.score.is_none());
        let number = round.number;
        view! {
            <h4>{tell("online-tournament-round", [("count", number.into())])}" · "{what.join(" · ")}</h4>
            <ul class="kept-games" data-online="club-games">{round.games.into_iter().map(row).collect_view()}</ul>
            {(open && leads.get()).then(|| view! {
                <button class="plain" data-club-call="end" on:click=move |_| calls.call("end", json!({ "number": number }))>{t("online-club-end-round")}</button>
            })}
        }
    };
    move || rounds.get().unwrap_or_default().into_iter().map(list).collect_view()
}

/// What is said in the club.
#[component]
fn Talk(table: Table) -> impl IntoView {
    let lines = clubs::room().lines;
    let list = NodeRef::<leptos::html::Ol>::new();
    let heard = lines.clone();
    Effect::new(move |_| {
        heard.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let field = NodeRef::<leptos::html::Input>::new();
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let club = clubs::room().club.with_untracked(|club| club.as_ref().map(|club| club.id.clone()));
        let (Some(field), Some(club)) = (field.get(), club) else { return };
        let text = field.value();
        if !text.trim().is_empty() {
            desk::say(Up::Tell { club, text });
            field.set_value("");
        }
    };
    let row =
        |line: Line| view! { <li><b><bdi>{line.by}</bdi></b>" "<span dir="auto">{line.text}</span></li> };
    let empty = lines.clone();
    let others = {
        let lines = lines.clone();
        Memo::new(move |_| {
            let me = table.online.me.with(|me| me.as_ref().map(|me| me.name.clone()));
            let mut names: Vec<String> =
                lines.get().into_iter().map(|line| line.by).filter(|by| Some(by) != me.as_ref()).collect();
            names.sort();
            names.dedup();
            names
        })
    };
    let moderate = move |path: String, body: Value, words: String| {
        leptos::task::spawn_local(async move {
            let done = desk::call(&path, Some(body)).await;
            table.notify(done.map_or_else(|why| why, |_| words));
        });
    };
    let about = move |name: String| {
        let words = |key: &str| tell(key, [("name", name.clone().into())]);
        let (block, report, blocked) =
            (words("online-block"), words("online-report"), words("online-blocked"));
        let reported = name.clone();
        view! {
            <button class="plain" data-chat="block" on:click=move |_| moderate(format!("api/block/{name}"), json!({}), blocked.clone())>{block}</button>
            <button class="plain" data-chat="report" on:click=move |_| {
                let club = clubs::room().club.with_untracked(|club| club.as_ref().map(|club| club.id.clone()));
                moderate("api/report".into(), json!({ "name": reported.clone(), "game": club }), t("online-reported"));
            }>{report}</button>
        }
    };
    view! {
        <h4>{t("online-chat")}</h4>
        <div class="chat club-chat">
            <ol node_ref=list role="log" aria-label=t("online-chat") tabindex="0">{move || lines.get().into_iter().map(row).collect_view()}</ol>
            {move || empty.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("online-chat-empty")}</p> })}
            <div class="mutes">{move || others.get().into_iter().map(about).collect_view()}</div>
            <form on:submit=say>
                <input id="club-line" type="text" node_ref=field maxlength=LONGEST autocomplete="off" aria-label=t("online-say") placeholder=t("online-say")/>
                <button type="submit">{t("online-send")}</button>
            </form>
        </div>
    }
}

/// Who is in the club, and who wants to be.
#[component]
fn Members(calls: Calls, own: RwSignal<Value>, leads: Memo<bool>, owns: Memo<bool>) -> impl IntoView {
    let members = part(|club| club.members.clone());
    let asks = Memo::new(move |_| {
        own.with(|own| {
            let names = own["asks"].as_array().cloned().unwrap_or_default();
            names.iter().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
        })
    });
    let set = move |name: &str, role: Option<&'static str>| {
        calls.call("member", json!({ "name": name, "role": role }))
    };
    let button = move |name: &str, key: &'static str, role: Option<&'static str>| {
        let words = tell(key, [("name", name.to_owned().into())]);
        let name = name.to_owned();
        view! { <button class="plain" data-set=role.unwrap_or("none") on:click=move |_| set(&name, role)>{words}</button> }
    };
    let asking = move |name: String| {
        view! {
            <li><span class="kept"><b><bdi>{name.clone()}</bdi></b></span>
                {button(&name, "online-club-let-in", Some("member"))}{button(&name, "online-club-put-out", None)}
            </li>
        }
    };
    let row = move |member: Member| {
        let lower = member.role == ClubRole::Member;
        let may = owns.get() && member.role != ClubRole::Owner;
        let here = member.here.then(|| t("online-club-here"));
        let what =
            [Some(role_words(member.role)), here].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        view! {
            <li data-member=member.name.clone()><span class="kept"><b><bdi>{member.name.clone()}</bdi></b><small>{what}</small></span>
                {(may && lower).then(|| button(&member.name, "online-club-make-teacher", Some("teacher")))}
                {(may && !lower).then(|| button(&member.name, "online-club-make-member", Some("member")))}
                {(may && !lower).then(|| button(&member.name, "online-club-make-owner", Some("owner")))}
                {(may || leads.get() && lower).then(|| button(&member.name, "online-club-put-out", None))}
            </li>
        }
    };
    view! {
        {move || (!asks.with(Vec::is_empty)).then(|| view! {
            <h4>{t("online-club-asking")}</h4>
            <ul class="kept-games" data-online="club-asks">{asks.get().into_iter().map(asking).collect_view()}</ul>
        })}
        <h4>{t("online-club-who")}</h4>
        <ul class="kept-games" data-online="club-members">{move || members.get().unwrap_or_default().into_iter().map(row).collect_view()}</ul>
    }
}

/// What only the owner does.
#[component]
fn Owner(table: Table, calls: Calls, own: RwSignal<Value>) -> impl IntoView {
    let text =
        move |key: &str| own.with_untracked(|own| own["card"][key].as_str().unwrap_or_default().to_owned());
    let card = CardFields::new(&text("name"), &text("about"), Entry::named(&text("entry")));
    let sure = RwSignal::new(false);
    let edit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        calls.call("edit", card.wanted(false));
    };
    let delete = move |_| {
        calls.call_then("delete", json!({}), move |_| {
            clubs::follow(table, None);
            table.online.visited.set(None);
        });
    };
    view! {
        <details>
            <summary>{t("online-club-settings")}</summary>
            <form class="friend" on:submit=edit>
                <Card card/>
                <button type="submit" data-club-call="edit">{t("online-club-change")}</button>
            </form>
            <div class="answers">
                <button data-club-call="renew" on:click=move |_| calls.call("edit", card.wanted(true))>{t("online-club-renew")}</button>
                {move || match sure.get() {
                    false => view! { <button data-club-call="delete" on:click=move |_| sure.set(true)>{t("online-club-delete")}</button> }.into_any(),
                    true => view! {
                        <p class="wrong">{t("online-club-delete-sure")}</p>
                        <button data-club-call="delete-yes" on:click=delete>{t("online-delete-yes")}</button>
                        <button on:click=move |_| sure.set(false)>{t("online-delete-no")}</button>
                    }.into_any(),
                }}
            </div>
        </details>
    }
}
