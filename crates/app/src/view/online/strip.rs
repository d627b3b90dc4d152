//! What concerns people elsewhere, above the moves: the line, the invitation, offers, and who is gone.

use std::time::Duration;

use chesswright_online::{Kind, Matter, Stage};
use chesswright_rules::Side;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::challenges::Challenges;
use crate::online::{self, Link, OnlineGame, clubs, desk};
use crate::table::{Dialog, Table};
use crate::words::{self, t, tell};

/// After this time the server lets a player claim the win over an opponent who is gone.
const GONE: Duration = Duration::from_secs(60);

#[component]
pub(super) fn Strip(table: Table) -> impl IntoView {
    let asked = move |read: fn(&OnlineGame) -> bool| {
        Memo::new(move |_| table.online.game.with(|game| game.as_ref().is_some_and(read)))
    };
    let plays = asked(|game| !game.yours.is_empty());
    let waits = asked(|game| game.stage == Stage::Waiting);
    let over = asked(|game| game.stage == Stage::Over);
    let may_abort = asked(|game| {
        game.may_abort && game.stage == Stage::Playing && game.tournament.is_none() && game.club.is_none()
    });
    let in_club = asked(|game| game.club.is_some());
    let tournament = Memo::new(move |_| {
        table.online.game.with(|game| game.as_ref().and_then(|game| game.tournament.clone()))
    });
    let watching =
        Memo::new(move |_| table.online.game.with(|game| game.as_ref().map_or(0, |game| game.watching)));
    let next = Memo::new(move |_| table.online.game.with(|game| game.as_ref()?.next.clone()));
    view! {
        <div class="online" data-online="strip">
            <LinkState table/>
            <Challenges table/>
            <Lesson table/>
            {move || (waits.get() && !plays.get()).then(|| view! { <Invited table/> })}
            {move || (waits.get() && plays.get()).then(|| view! {
                <div class="ask"><p>{t("online-waits")}</p>
                    <button data-online="invitation" on:click=move |_| table.dialog.set(Some(Dialog::Friend))>{t("online-invitation")}</button>
                </div>
            })}
            {move || plays.get().then(|| Matter::ALL.map(|matter| view! { <Offer table matter/> }).into_any())}
            {move || (plays.get() && !over.get() && !waits.get()).then(|| view! { <Gone table/> })}
            {move || (plays.get() && may_abort.get()).then(|| view! {
                <div class="ask"><p></p>
                    <button data-online="abort" on:click=move |_| desk::command(table, &Kind::Abort)>{t("online-abort")}</button>
                </div>
            })}
            {move || next.get().map(|next| view! {
                <div class="ask"><p>{t("online-next")}</p>
                    <button class="main" data-online="next" on:click=move |_| online::enter(table, next.clone())>{t("online-next-go")}</button>
                </div>
            })}
            {move || (over.get() && plays.get() && next.get().is_none() && tournament.get().is_none() && !in_club.get()).then(|| view! { <Again table/> })}
            {move || tournament.get().map(|id| view! {
                <div class="ask"><p>{over.get().then(|| t("online-tournament-waits"))}</p>
                    <button data-online="standings" on:click=move |_| online::visit(table, Dialog::Tournaments, Some(id.clone()))>{t("online-tournament-standings")}</button>
                </div>
            })}
            {move || (over.get() && !waits.get()).then(|| {
                let id = table.online.id.get().unwrap_or_default();
                view! { <p class="links"><a href=format!("game/export/{id}") download=format!("{id}.pgn")>"PGN"</a></p> }
            })}
            {move || (watching.get() > 0).then(|| view! {
                <p class="quiet watching" data-online="watching">{tell("online-watching", [("count", (watching.get() as u32).into())])}</p>
            })}
        </div>
    }
}

/// Whether the line to the server is open. It says so only when that is not as it should be.
#[component]
fn LinkState(table: Table) -> impl IntoView {
    let waits =
        Memo::new(move |_| table.online.game.with(|game| game.as_ref().is_some_and(|game| game.is_waiting)));
    move || {
        let link = table.online.link.get();
        let words = match link {
            Link::Live => return None,
            Link::Lost if waits.get() => t("online-lost-waiting"),
            Link::Lost => t("online-lost"),
            Link::Off | Link::Connecting => t("online-connecting"),
        };
        let state = if link == Link::Lost { "lost" } else { "connecting" };
        Some(view! {
            <div class="ask link" data-link=state>
                <p role="status"><span class="dot" aria-hidden="true"></span>{words}</p>
                {(link == Link::Lost).then(|| view! { <button on:click=move |_| desk::retry(table)>{t("try-again")}</button> })}
            </div>
        })
    }
}

/// Somebody invites whoever opened the link.
#[component]
fn Invited(table: Table) -> impl IntoView {
    let words = move || {
        table.online.game.with(|game| {
            let game = game.as_ref()?;
            let by = words::list(
                &game.seats.iter().flatten().map(|player| player.name.clone()).collect::<Vec<_>>(),
            );
            let clock = super::clock_words(game.control.as_deref());
            let rated = if game.rated { "yes" } else { "no" };
            Some(tell(
                "online-invites",
                [("name", by.into()), ("clock", clock.into()), ("rated", rated.into())],
            ))
        })
    };
    view! {
        <div class="ask invited">
            <p>{words}</p>
            <button class="main" data-online="sit" on:click=move |_| desk::sit(table)>{t("online-accept-game")}</button>
        </div>
    }
}

/// An offer: what others propose, or what oneself proposes.
#[component]
fn Offer(table: Table, matter: Matter) -> impl IntoView {
    let at = matter as usize;
    let agreed = Memo::new(move |_| {
        table.online.game.with(|game| {
            let game = game.as_ref()?;
            let agreed = game.offers[at].clone();
            let own = agreed.iter().any(|&side| game.yours.contains(&Side(side)));
            let name = game.seats.get(usize::from(*agreed.first()?))?.as_ref()?.name.clone();
            Some((own, name)).filter(|_| game.next.is_none())
        })
    });
    let accept = move |_| desk::command(table, &Kind::Offer(matter));
    let decline = move |_| desk::command(table, &Kind::Decline(matter));
    let name = matter.name();
    move || {
        agreed.get().map(|(own, by)| {
            if own {
                view! {
                    <div class="ask" data-offer=name data-own="yes"><p role="status">{t(&format!("online-own-{name}"))}</p>
                        <button data-answer="withdraw" on:click=decline>{t("online-withdraw")}</button>
                    </div>
                }
                .into_any()
            } else {
                view! {
                    <div class="ask" data-offer=name><p>{tell(&format!("online-offers-{name}"), [("name", by.into())])}</p>
                        <button class="main" data-answer="accept" on:click=accept>{t("online-accept")}</button>
                        <button data-answer="decline" on:click=decline>{t("online-decline")}</button>
                    </div>
                }
                .into_any()
            }
        })
    }
}

/// The opponents are not there. After a while the win can be claimed.
#[component]
fn Gone(table: Table) -> impl IntoView {
    let gone = Memo::new(move |_| {
        table.online.game.with(|game| {
            let Some(game) = game.as_ref() else { return false };
            let mut others = (0..game.seats.len()).filter(|&side| !game.yours.contains(&Side(side as u8)));
            let live = game.control.is_some() && !super::clock_words(game.control.as_deref()).is_empty();
            live && others.all(|side| !game.here.get(side).copied().unwrap_or(true))
        })
    });
    let late = RwSignal::new(false);
    let count = StoredValue::new(0_u32);
    Effect::new(move |_| {
        late.set(false);
        count.update_value(|count| *count += 1);
        let number = count.get_value();
        if gone.get() {
            let claimable = move || {
                // The opponent may have come and gone again, and the view may be closed.
                if count.try_get_value() == Some(number) {
                    let _ = late.try_set(true);
                }
            };
            set_timeout(claimable, GONE);
        }
    });
    move || {
        gone.get().then(|| view! {
            <div class="ask" data-online="gone"><p role="status">{t("online-gone")}</p>
                {late.get().then(|| view! {
                    <button class="main" data-online="claim" on:click=move |_| desk::command(table, &Kind::Gone)>{t("online-claim-win")}</button>
                })}
            </div>
        })
    }
}

/// What a club does with the game: it is shown to all, or it is one of many that were begun together.
#[component]
fn Lesson(table: Table) -> impl IntoView {
    let club =
        Memo::new(move |_| table.online.game.with(|game| game.as_ref().and_then(|game| game.club.clone())));
    Effect::new(move |_| {
        if let Some(club) = club.get() {
            clubs::follow(table, Some(club));
        }
    });
    clubs::keep_pointing(table);
    let room = clubs::room();
    let told = room.club.clone();
    let shown = Memo::new(move |_| {
        let id = table.online.id.get();
        told.with(|told| {
            let told = told.as_ref()?;
            let board = told.board.as_ref().filter(|board| Some(&board.game) == id.as_ref());
            board.map(|_| (told.id.clone(), told.name.clone()))
        })
    });
    let known = {
        let club = room.club;
        Memo::new(move |_| club.with(Option::is_some))
    };
    let waiting = Memo::new(move |_| clubs::waiting(table));
    view! {
        {move || shown.get().map(|(id, name)| view! {
            <div class="ask" data-online="lesson"><p>{tell("online-club-shown", [("name", name.into())])}</p>
                <button data-online="to-club" on:click=move |_| online::visit(table, Dialog::Clubs, Some(id.clone()))>{t("online-club-go")}</button>
            </div>
        })}
        {move || club.get().filter(|_| shown.with(Option::is_none) && known.get()).map(|id| view! {
            <div class="ask" data-online="round"><p>{move || tell("online-club-waiting", [("count", (waiting.with(Vec::len) as u32).into())])}</p>
                {move || waiting.with(|waiting| waiting.first().cloned()).map(|next| view! {
                    <button class="main" data-online="next-board" on:click=move |_| online::enter(table, next.clone())>{t("online-club-next")}</button>
                })}
                <button data-online="to-club" on:click=move |_| online::visit(table, Dialog::Clubs, Some(id.clone()))>{t("online-club-go")}</button>
            </div>
        })}
    }
}

/// To play again.
#[component]
fn Again(table: Table) -> impl IntoView {
    let asked = Memo::new(move |_| {
        table
            .online
            .game
            .with(|game| game.as_ref().is_some_and(|game| !game.offers[Matter::Rematch as usize].is_empty()))
    });
    move || {
        (!asked.get()).then(|| {
            view! {
                <div class="after"><button class="main" data-again="rematch" on:click=move |_| {
                    table.act(Act::Rematch(String::new()));
                }>{t("rematch")}</button></div>
            }
        })
    }
}
