//! Who sits where in a new match.

use chesswright_game::{Board, Seat as MatchSeat};
use chesswright_rules::definition::model::CapturesGo;
use chesswright_speech::two_boards;
use chesswright_table::Seat;
use chesswright_table::computer::LEVELS;
use chesswright_table::pair::Seats;
use chesswright_table::saved::built_in;
use leptos::prelude::*;

use crate::words::{self, t, tell};

/// Whether a game is played on two boards. Few documents speak of partners, and only those are read.
pub(crate) fn is_on_two_boards(name: &str) -> bool {
    let entry = chesswright_catalog::find(name);
    let speaks =
        entry.is_some_and(|entry| entry.lineage().any(|document| document.text.contains("\"partner\"")));
    let definition = entry.filter(|_| speaks).and_then(|entry| entry.examine().definition);
    definition.is_some_and(|game| {
        game.sides.len() == 2 && game.hand.is_some_and(|hand| hand.captures == CapturesGo::Partner)
    })
}

/// The fields for all four players, as they will sit on the screen.
#[component]
pub(crate) fn SeatFields(
    game: RwSignal<String>,
    seats: RwSignal<Seats>,
    names: RwSignal<[[String; 2]; 2]>,
) -> impl IntoView {
    let rows = [[(Board::A, 1), (Board::B, 0)], [(Board::A, 0), (Board::B, 1)]];
    let side = move |number: u8| {
        built_in(&game.get())
            .map(|rules| words::side(&rules, chesswright_rules::Side(number)))
            .unwrap_or_default()
    };
    let field = move |(board, number): (Board, u8)| {
        let (index, place) = (board.index(), usize::from(number));
        let id = format!("seat-{}", MatchSeat { board, side: chesswright_rules::Side(number) }.tag());
        let chosen = move || seats.with(|seats| seats[index][place]);
        let levels = (1..=LEVELS).map(move |level| {
            view! {
                <option value=level.to_string() selected=move || chosen() == Seat::Computer(level)>
                    {tell("seat-computer", [("level", level.into())])}
                </option>
            }
        });
        let choose = move |event: leptos::ev::Event| {
            let seat = event_target_value(&event).parse().map_or(Seat::Person, Seat::Computer);
            seats.update(|seats| seats[index][place] = seat);
        };
        let label = move || {
            tell("match-player", [("name", side(number).into()), ("board", board.to_string().into())])
        };
        view! {
            <div class="field">
                <label for=id.clone()>{label}</label>
                <select id=id on:change=choose>
                    <option value="person" selected=move || chosen() == Seat::Person>{t("match-person")}</option>
                    {levels.collect_view()}
                </select>
                {move || (chosen() == Seat::Person).then(|| view! {
                    <input type="text" autocomplete="off" placeholder=t("match-name") aria-label=move || format!("{}: {}", label(), t("match-name"))
                        prop:value=move || names.with(|names| names[index][place].clone())
                        on:input=move |event| names.update(|names| names[index][place] = event_target_value(&event))/>
                })}
            </div>
        }
    };
    view! {
        <fieldset><legend>{t("players")}</legend>
            <div class="seat-fields">
                {Board::BOTH.map(|board| view! { <b>{two_boards::board(board)}</b> }).into_iter().collect_view()}
                {rows.into_iter().flatten().map(field).collect_view()}
            </div>
            <small class="quiet">{t("match-seats")}</small>
        </fieldset>
    }
}
