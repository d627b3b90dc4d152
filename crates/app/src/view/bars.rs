//! A player's bar: the player, captured pieces, pieces in hand, and the clock.

use chesswright_game::clock::face;
use chesswright_game::{Clock, score};
use chesswright_rules::{Kind, Piece, Side};
use chesswright_table::Seat;
use chesswright_table::session::{Act, LOW_TIME, Part};
use chesswright_touch::Origin;
use leptos::prelude::*;

use super::figure::Figure;
use crate::table::Table;
use crate::words::{self, t, tell};

/// The bar of a side.
#[component]
pub(crate) fn Bar(table: Table, side: Side) -> impl IntoView {
    let to_move = move || table.game.with(|game| game.position().turn() == side && game.ending().is_none());
    let player = Memo::new(move |_| {
        let player = table.game.with(|game| game.players.get(side.index()).cloned()).unwrap_or_default();
        let rating = player.rating.map(|rating| format!(" ({rating})")).unwrap_or_default();
        (!player.name.is_empty()).then(|| player.name + &rating)
    });
    let name = move || {
        player
            .get()
            .unwrap_or_else(|| words::side(&table.context.with(|context| context.rules.clone()), side))
    };
    let seat = move || match table.seats.with(|seats| seats.get(side.index()).copied()) {
        Some(Seat::Computer(level)) => Some(tell("seat-computer", [("level", level.into())])),
        _ => None,
    };
    // Somebody on a server has a name.
    let player = move || table.online.player(side);
    let away = move || player().is_some_and(|(_, here)| !here);
    let dot = move || {
        table.context.with(|context| chesswright_draw::palette(context.rules.definition(), side.index()).name)
    };
    // The styles of the page have the colours of all other palettes.
    let own = move || {
        let own = table
            .context
            .with(|context| chesswright_draw::own_colour(context.rules.definition(), side.index()));
        own.map(|[red, green, blue]| format!("rgb({red} {green} {blue})"))
    };
    let thinks = move || to_move() && table.thinking.get();
    view! {
        <div class="bar" class:to-move=to_move class:away-player=away data-side=side.0>
            <span class=move || format!("seal {}", dot()) style:background=own aria-hidden="true"></span>
            <span class="who">
                <b>{name}</b>
                // On one line, because bars are low.
                {move || player().map(|(player, here)| view! {
                    <small class="player" title=(!here).then(|| t("online-away"))>
                        {player.bot.then(|| view! { <abbr class="bot" title=t("online-bot")>"BOT"</abbr>" " })}
                        <bdi>{player.name.clone()}</bdi>
                        {player.rating.map(|rating| format!(" ({rating}{})", if player.provisional { "?" } else { "" }))}
                        {(!here).then(|| view! { <span class="hidden">{t("online-away")}</span> })}
                    </small>
                })}
                {move || {
                    let (seat, thinks) = (seat(), thinks());
                    let both = if seat.is_some() && thinks { " · " } else { "" };
                    (seat.is_some() || thinks).then(|| view! {
                        <small>{seat}{thinks.then(|| view! { <span class="thinks">{both}{t("thinking")}</span> })}</small>
                    })
                }}
            </span>
            <Fallen table side/>
            <ClockFace table side/>
        </div>
        <Tray table side/>
    }
}

/// The pieces that a side has captured, by kind, their value, and by how much the side is ahead.
#[component]
fn Fallen(table: Table, side: Side) -> impl IntoView {
    let fallen = Memo::new(move |_| {
        let context = table.context.get();
        // If captured pieces go to a hand, the tray shows them.
        if context.rules.definition().hand.as_ref().is_some_and(|hand| hand.captures != Default::default()) {
            return (vec![], 0, 0);
        }
        table.captured.with(|all| {
            // What counts is the difference. Among several opponents there is none, and each has the own points.
            let other = match context.rules.sides() {
                2 => score(all, Side(1 - side.0.min(1)), &context.values),
                _ => 0,
            };
            let points = score(all, side, &context.values);
            let mut pieces: Vec<Piece> = all
                .iter()
                .filter(|fallen| fallen.by == side && fallen.piece.side != side)
                .map(|fallen| fallen.piece)
                .collect();
            pieces.sort_by_key(|piece| (context.values.of(piece.kind), piece.kind));
            (pieces, points, points - other)
        })
    });
    let label = move || {
        let (pieces, points, _) = fallen.get();
        (!pieces.is_empty()).then(|| {
            let names: Vec<String> =
                pieces.iter().map(|piece| words::piece(&table.rules(), piece.kind)).collect();
            tell(
                "captured-label",
                [("pieces", words::list(&names).into()), ("points", points_text(points).into())],
            )
        })
    };
    view! {
        <span class="fallen" role=move || label().map(|_| "img") aria-label=label title=label>
            {move || fallen.get().0.into_iter().map(|piece| view! { <Figure table piece/> }).collect_view()}
            {move || (fallen.get().2 > 0).then(|| view! { <small class="ahead">{format!("+{}", points_text(fallen.get().2))}</small> })}
        </span>
    }
}

/// Hundredths of a pawn as a number of pawns: `3`, `3.5`.
pub(crate) fn points_text(points: i32) -> String {
    let text = format!("{}.{:02}", points / 100, points % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The clock of a side.
#[component]
fn ClockFace(table: Table, side: Side) -> impl IntoView {
    let reading = Memo::new(move |_| {
        let now = table.now.get();
        table.game.with(|game| {
            game.clock()
                .map(|clock| (clock.reading(side, now.max(crate::browser::now())), clock.is_running()))
        })
    });
    let low = move || {
        reading.get().is_some_and(|(reading, _)| reading.left < LOW_TIME && reading.periods.unwrap_or(0) == 0)
    };
    let text = move || {
        reading.get().map(|(reading, _)| {
            let mut text = if table.has_flagged(side) { face(0) } else { face(reading.left) };
            if let Some(periods) = reading.periods {
                text.push_str(&format!(" ({periods})"));
            }
            text
        })
    };
    let runs = move || {
        table.game.with(|game| game.clock().is_some_and(Clock::is_running) && game.position().turn() == side)
    };
    move || {
        text().map(|text| {
            view! { <span class="clock" class:runs=runs class:low=low class:fallen-flag=move || table.has_flagged(side) role="timer">{text}</span> }
        })
    }
}

/// The pieces that a side may drop or place through a gate.
#[component]
fn Tray(table: Table, side: Side) -> impl IntoView {
    let held = Memo::new(move |_| {
        table.game.with(|game| {
            let hands = game.position().hands();
            hands
                .into_iter()
                .filter(|(owner, ..)| *owner == side)
                .map(|(_, kind, count)| (kind, count))
                .collect::<Vec<_>>()
        })
    });
    let has = move || {
        table.context.with(|context| {
            context.rules.definition().hand.is_some() || context.rules.definition().gates.is_some()
        })
    };
    move || {
        has().then(|| {
            view! {
                // An empty hand takes no room where there is little.
                <div class="tray" class:empty=move || held.with(Vec::is_empty) role="group" aria-label=move || {
                    tell("tray-label", words::who(&table.rules(), side))
                }>
                    <For each=move || held.get() key=|entry| *entry let((kind, count))>
                        <Held table side kind count/>
                    </For>
                    {move || held.with(Vec::is_empty).then(|| view! { <span class="hidden">{t("tray-empty")}</span> })}
                </div>
            }
        })
    }
}

/// A kind of piece in a hand. A click selects it and a click on a cell drops it; it can also be dragged there.
#[component]
fn Held(table: Table, side: Side, kind: Kind, count: u16) -> impl IntoView {
    let picked = move || {
        let turn = table.game.with(|game| game.position().turn());
        table.picking.with(|picking| picking.origin == Some(Origin::Hand(kind)))
            && (turn == side || table.waiting() == Some(side))
    };
    let drops = move || table.state.with(&[Part::Game], |session| session.drops(side, kind));
    let name = move || words::piece(&table.rules(), kind);
    let label = move || tell("tray-piece", [("piece", name().into()), ("count", count.into())]);
    let may_pick = move || table.state.with_untracked(|session| session.may_pick_hand(side, kind));
    let press = move |_| {
        if picked() {
            table.deselect();
        } else {
            table.act(Act::PickHand(side, kind));
        }
    };
    // Releasing the pointer over the board drops the piece there. The pointer is not captured, so the board receives
    // the event.
    let dragged = move |event: leptos::ev::PointerEvent| {
        if let Some(cell) = super::board::cell_under(table, &event)
            && picked()
        {
            table.put(Origin::Hand(kind), cell);
        }
    };
    let piece = Piece { side, kind };
    let data = move || table.rules().kind_name(kind).to_owned();
    view! {
        <button class="held-piece" class:picked=picked class:still=move || !drops() aria-label=label title=name aria-pressed=move || picked().to_string()
            data-piece=data on:pointerdown=move |event: leptos::ev::PointerEvent| {
                if let Some(target) = event.target() {
                    super::board::hold(&target, event.pointer_id());
                }
            } on:click=press on:pointermove=move |event: leptos::ev::PointerEvent| {
                if event.buttons() == 1 && !picked() && may_pick() && event.movement_x().abs() + event.movement_y().abs() > 1 {
                    table.act(Act::PickHand(side, kind));
                }
            } on:pointerup=dragged>
            <Figure table piece/>
            {(count > 1).then(|| view! { <span class="count">{count}</span> })}
        </button>
    }
}
