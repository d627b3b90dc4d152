//! The room in which positions are made: any position of any game, by clicks and as text.

use chesswright_catalog::Catalog;
use chesswright_document::Document;
use chesswright_draw::{Picture, View};
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::{CastlingRight, Piece, Rules, Side};
use chesswright_studio::fork;
use chesswright_studio::position::{Pen, PositionAct, PositionDesk, palette};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;

use super::Notice;
use super::board::place_at;
use super::icons::Icon;
use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::{Room, Shared, Workshop, every_piece, page, theme};

/// What the ids of drawings of pieces begin with.
const PREFIX: &str = "position-";

/// A position being made.
#[derive(Clone, Copy)]
struct Desk {
    workshop: Workshop,
    id: StoredValue<String>,
    /// The game as it is kept: the name of a built-in one, or a document.
    game: StoredValue<String>,
    /// The document of the game.
    document: StoredValue<String>,
    state: StoredValue<PositionDesk>,
    changed: Trigger,
    picture: Memo<Shared<Picture>>,
}

impl Desk {
    fn new(workshop: Workshop) -> Option<Self> {
        let Room::Position { id, game, fen } = workshop.room.get_untracked() else { return None };
        let built_in = chesswright_catalog::find(&game).map(|found| found.text.to_owned());
        let document = built_in.unwrap_or_else(|| game.clone());
        let rules = Document::new(document.clone()).examine(&Catalog).rules?;
        let state = StoredValue::new(PositionDesk::new(&rules, &fen));
        let picture = Memo::new(move |_| {
            let look = workshop.look.get();
            let view =
                View { theme: theme(&look), page: page(&look), prefix: PREFIX.into(), ..View::default() };
            Shared::new(Picture::new(&rules, view), format!("{} {}", look.theme, look.dark))
        });
        let (id, game, document) = (StoredValue::new(id), StoredValue::new(game), StoredValue::new(document));
        Some(Self { workshop, id, game, document, state, changed: Trigger::new(), picture })
    }

    fn with<T>(self, ask: impl FnOnce(&PositionDesk) -> T) -> T {
        self.changed.track();
        self.state.with_value(ask)
    }

    fn memo<T: PartialEq + Send + Sync + 'static>(self, read: fn(&PositionDesk) -> T) -> Memo<T> {
        Memo::new(move |_| self.with(read))
    }

    fn rules(self) -> Rules {
        self.state.with_value(|state| state.rules().clone())
    }

    fn act(self, act: PositionAct) {
        self.workshop.notice.set(None);
        let before = self.state.with_value(|state| state.setup().clone());
        let _ = self.state.try_update_value(|state| state.update(act));
        self.changed.notify();
        // What is no position yet is kept as it was before.
        let now = self.state.with_value(|state| state.fen().filter(|_| *state.setup() != before));
        if let Some(fen) = now {
            self.game.with_value(|game| self.workshop.keep_position(self.id.get_value(), game, &fen));
        }
    }

    /// Lets the page go on from here: against the computer, or with a person for all sides.
    fn play(self, seats: &str) {
        let fen = self.state.with_value(|state| state.fen().filter(|_| state.is_playable()));
        if let Some(fen) = fen {
            self.document.with_value(|document| self.workshop.play(document, &fen, seats));
        }
    }
}

/// The room.
#[component]
pub(crate) fn Position(workshop: Workshop) -> impl IntoView {
    match Desk::new(workshop) {
        Some(desk) => view! { <Open desk/> }.into_any(),
        None => {
            workshop.room.set(Room::Game);
            ().into_any()
        }
    }
}

#[component]
fn Open(desk: Desk) -> impl IntoView {
    let workshop = desk.workshop;
    let title = words::title_of(desk.rules().definition());
    view! {
        <main class="studio" id="studio-root" data-pane="position">
            <nav class="st-rail" aria-label=t("studio-position")>
                <button class="st-way st-leave" data-way="leave" title=t("studio-leave-more") on:click=move |_| workshop.leave()><Icon name="leave"/><span>{t("studio-leave")}</span></button>
                <button class="st-way" data-way="start" on:click=move |_| workshop.begin_again()><Icon name="start"/><span>{t("studio-pane-start")}</span></button>
                <button class="st-way" data-way="position" aria-current="page"><Icon name="setup"/><span>{t("studio-position")}</span></button>
            </nav>
            <section class="st-middle" aria-label=t("studio-middle")><Board desk/></section>
            <section class="st-side">
                <header class="st-head"><h1 class="st-name" lang=title.lang>{title.text}</h1></header>
                <Notice workshop/>
                <div class="st-card" role="region" aria-label=t("studio-position")><Card desk/></div>
            </section>
            <Foot desk/>
        </main>
    }
}

#[component]
fn Board(desk: Desk) -> impl IntoView {
    let rules = desk.rules();
    let held = RwSignal::new(None::<(Cell, bool)>);
    let cursor = RwSignal::new(None::<Cell>);
    let pen = desk.memo(PositionDesk::pen);
    let setup = desk.memo(|desk| desk.setup().clone());
    let bounds = move || {
        let size = desk.picture.get().layout().size;
        format!("0 0 {:.2} {:.2}", size.x, size.y)
    };
    let below = move || {
        setup.with(|setup| {
            let marks = View { terrain: setup.ground.clone(), highlights: vec![], ..View::default() };
            desk.picture.get().below(&marks, &setup.walls)
        })
    };
    let defs = {
        let pieces = every_piece(&rules);
        move || desk.picture.get().defs(&pieces)
    };
    let names: Vec<String> = rules.board().cells().map(|cell| rules.board().name(cell).to_owned()).collect();
    let standing = {
        let names = names.clone();
        move || {
            let picture = desk.picture.get();
            let drawn = |(cell, piece): &(Cell, Piece)| {
                let (corner, scale) = picture.footing(picture.layout().centre(*cell));
                let place = format!("translate({:.2} {:.2}) scale({scale:.3})", corner.x, corner.y);
                let name = names.get(usize::from(*cell)).cloned().unwrap_or_default();
                view! { <use_ href=format!("#{}", picture.id(*piece)) transform=place data-stands=name></use_> }
            };
            setup.with(|setup| setup.pieces.iter().map(drawn).collect_view())
        }
    };
    let outline = move |cell: Cell| desk.picture.get().layout().outline(cell, 0.0).text();
    let wrong = Memo::new(move |_| {
        let remarks = desk.with(PositionDesk::remarks);
        remarks.into_iter().flat_map(|remark| remark.cells).collect::<Vec<Cell>>()
    });
    let cells: Vec<(Cell, Vector)> =
        rules.board().cells().map(|cell| (cell, rules.board().coords(cell))).collect();
    let place = {
        let cells = cells.clone();
        move |event: &PointerEvent| -> Option<Cell> {
            let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
            let number =
                under.closest("#studio-board [data-number]").ok().flatten()?.get_attribute("data-number")?;
            let number: Cell = number.parse().ok()?;
            cells.iter().find(|(cell, _)| *cell == number).map(|(cell, _)| *cell)
        }
    };
    let down = {
        let place = place.clone();
        move |event: PointerEvent| {
            if event.button() == 0 {
                cursor.set(None);
                held.set(place(&event).map(|cell| (cell, false)));
            }
        }
    };
    let moved = {
        let place = place.clone();
        move |event: PointerEvent| {
            let Some((from, _)) = held.get_untracked() else { return };
            let Some(cell) = place(&event).filter(|cell| *cell != from) else { return };
            if pen.get_untracked() == Pen::Erase {
                desk.act(PositionAct::Cell(from));
                desk.act(PositionAct::Cell(cell));
                held.set(Some((cell, true)));
            } else {
                held.set(Some((from, true)));
            }
        }
    };
    let up = move |event: PointerEvent| {
        let Some((from, went)) = held.get_untracked() else { return };
        held.set(None);
        let Some(cell) = place(&event) else { return };
        match (cell == from, went) {
            (true, false) => desk.act(PositionAct::Cell(cell)),
            (false, true) if pen.get_untracked() != Pen::Erase => desk.act(PositionAct::Carry(from, cell)),
            _ => {}
        }
    };
    let press = {
        let cells = cells.clone();
        move |event: KeyboardEvent| {
            let (x, y): (i16, i16) = match event.key().as_str() {
                "ArrowUp" => (0, 1),
                "ArrowDown" => (0, -1),
                "ArrowLeft" => (-1, 0),
                "ArrowRight" => (1, 0),
                "Enter" | " " => {
                    let Some(cell) = cursor.get_untracked() else { return };
                    event.prevent_default();
                    match (pen.get_untracked(), held.get_untracked()) {
                        (Pen::Hand, Some((from, _))) => {
                            held.set(None);
                            desk.act(PositionAct::Carry(from, cell));
                        }
                        (Pen::Hand, None) => held.set(Some((cell, false))),
                        _ => desk.act(PositionAct::Cell(cell)),
                    }
                    return;
                }
                _ => return,
            };
            event.prevent_default();
            let here = cursor.get_untracked().and_then(|cell| cells.iter().find(|(one, _)| *one == cell));
            let next = match here {
                None => cells.first().map(|(cell, _)| *cell),
                Some((cell, at)) => {
                    let wanted = Vector { x: at.x + x, y: at.y + y, ..*at };
                    let found = cells.iter().find(|(_, at)| *at == wanted);
                    found.map(|(cell, _)| *cell).or(Some(*cell))
                }
            };
            cursor.set(next);
        }
    };
    let told = {
        let (rules, names) = (rules.clone(), names.clone());
        move || {
            let cell = cursor.get()?;
            let name = names.get(usize::from(cell)).cloned().unwrap_or_default();
            Some(match desk.with(|desk| desk.piece(cell)) {
                Some(piece) => tell(
                    "studio-cell",
                    [
                        ("cell", name.into()),
                        ("side", words::side(&rules, piece.side).into()),
                        ("piece", words::piece(&rules, piece.kind).into()),
                    ],
                ),
                None => tell("announce-cell-empty", [("cell", name.into())]),
            })
        }
    };
    view! {
        <svg id="studio-board" class="st-board" viewBox=bounds tabindex="0" role="application" aria-label=t("studio-board-label")
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| held.set(None) on:keydown=press>
            <g inner_html=defs></g>
            <g inner_html=move || desk.picture.get().ground()></g>
            <g inner_html=below></g>
            <g class="st-painted">{move || setup.with(|setup| setup.en_passant.clone()).into_iter().map(|cell| view! { <path d=outline(cell)/> }).collect_view()}</g>
            <g class="st-wrong">{move || wrong.get().into_iter().map(|cell| view! { <path d=outline(cell)/> }).collect_view()}</g>
            <g class="st-standing">{standing}</g>
            <g class="st-cells">
                {move || cells.iter().zip(&names).map(|((cell, at), name)| view! {
                    <path d=outline(*cell) data-number=cell.to_string() data-at=format!("{},{}", at.x, at.y) data-cell=name.clone()/>
                }).collect_view()}
            </g>
            {move || cursor.get().map(|cell| view! { <path class="st-cursor" d=outline(cell)/> })}
        </svg>
        <p class="hidden" aria-live="polite">{told}</p>
    }
}

#[component]
fn Card(desk: Desk) -> impl IntoView {
    let rules = desk.rules();
    let pen = desk.memo(PositionDesk::pen);
    let tool = move |name: &'static str, icon: &'static str, wanted: Pen| {
        view! {
            <button class="st-chip" data-brush=name aria-pressed=move || (pen.get() == wanted).to_string() on:click=move |_| desk.act(PositionAct::Pen(wanted))>
                <Icon name=icon/><span>{t(&format!("studio-pen-{name}"))}</span></button>
        }
    };
    let figure = move |piece: Piece| {
        view! { <svg class="figure" viewBox="0 0 100 100" aria-hidden="true"><use_ href=move || format!("#{}", desk.picture.get().id(piece))></use_></svg> }
    };
    let sides: Vec<Side> = (0..rules.sides() as u8).map(Side).collect();
    let drop = move |event: &PointerEvent, piece: Piece| {
        if let Some(at) = place_at("#studio-board", event.client_x(), event.client_y())
            && let Some(cell) = desk.state.with_value(|desk| desk.cell(at))
        {
            desk.act(PositionAct::Put(piece, cell));
        }
    };
    let palettes = {
        let rules = rules.clone();
        sides.clone().into_iter().map(move |side| {
            let rules = rules.clone();
            let buttons = palette(&rules, side).into_iter().map(|piece| {
                let name = format!("{}-{}", side.0, rules.kind_name(piece.kind));
                let label = format!("{}: {}", words::side(&rules, side), words::piece(&rules, piece.kind));
                view! {
                    <button class="st-piece" data-palette=name title=label.clone() aria-label=label aria-pressed=move || (pen.get() == Pen::Piece(piece)).to_string()
                        on:pointerdown=move |_| desk.act(PositionAct::Pen(Pen::Piece(piece))) on:pointerup=move |event| drop(&event, piece)
                        on:click=move |_| desk.act(PositionAct::Pen(Pen::Piece(piece)))>{figure(piece)}</button>
                }
            }).collect_view();
            view! { <div class="st-palette" role="group" aria-label=words::side(&rules, side)>{buttons}</div> }
        }).collect_view()
    };
    let turn = {
        let (rules, sides) = (rules.clone(), sides.clone());
        let now = desk.memo(|desk| desk.setup().turn);
        sides.into_iter().map(move |side| {
            let number = side.0;
            view! {
                <button class="st-chip" data-turn=number.to_string() aria-pressed=move || (now.get() == number).to_string() on:click=move |_| desk.act(PositionAct::Turn(number))>{words::side(&rules, side)}</button>
            }
        }).collect_view()
    };
    let castlings = {
        let rules = rules.clone();
        let all = desk.with(PositionDesk::castlings);
        (!all.is_empty()).then(move || {
            let boxes = all.into_iter().map(|(right, _)| {
                let on = Memo::new(move |_| desk.with(|desk| has(desk, right)));
                let wing = if right.wing == chesswright_rules::definition::model::Wing::King { "studio-castling-king" } else { "studio-castling-queen" };
                let name = format!("{}-{:?}", right.side, right.wing).to_lowercase();
                view! {
                    <label class="st-check"><input type="checkbox" data-castling=name prop:checked=move || on.get() on:change=move |event| desk.act(PositionAct::Castling(right, event_target_checked(&event)))/>
                        <span>{format!("{}: {}", words::side(&rules, Side(right.side)), t(wing))}</span></label>
                }
            }).collect_view();
            view! { <h3>{words::heading("heading-castling")}</h3>{boxes} }
        })
    };
    let hands = {
        let (rules, sides) = (rules.clone(), sides.clone());
        desk.with(PositionDesk::has_hands).then(move || {
            let rows = sides.into_iter().map(|side| {
                let royal = |piece: &Piece| rules.definition().pieces.get_index(piece.kind.index()).is_some_and(|(_, piece)| piece.royal);
                let counts = palette(&rules, side).into_iter().filter(|piece| !royal(piece)).map(|piece| {
                    let count = Memo::new(move |_| desk.with(|desk| desk.in_hand(piece)));
                    let name = words::piece(&rules, piece.kind);
                    view! {
                        <span class="st-hand" title=name.clone()>
                            <button aria-label=format!("− {name}") disabled=move || count.get() == 0 on:click=move |_| desk.act(PositionAct::Hand(piece, count.get_untracked() - 1))><Icon name="minus"/></button>
                            {figure(piece)}<b>{count}</b>
                            <button data-hand=format!("{}-{}", side.0, rules.kind_name(piece.kind)) aria-label=format!("+ {name}") on:click=move |_| desk.act(PositionAct::Hand(piece, count.get_untracked() + 1))><Icon name="plus"/></button>
                        </span>
                    }
                }).collect_view();
                view! { <div class="st-hands"><b>{words::side(&rules, side)}</b>{counts}</div> }
            }).collect_view();
            view! { <h3>{words::heading("heading-hands")}</h3>{rows} }
        })
    };
    let number = move |id: String, label: String, value: Memo<i64>, set: Callback<i64>| {
        view! {
            <label class="st-check st-count"><input type="number" id=id prop:value=move || value.get().to_string()
                on:change=move |event| if let Ok(value) = browser::typed_in(&event).parse() { set.run(value) }/><span>{label}</span></label>
        }
    };
    let checks = {
        let (rules, sides) = (rules.clone(), sides);
        desk.with(PositionDesk::counts_checks).then(move || {
            sides
                .into_iter()
                .map(|side| {
                    let value = Memo::new(move |_| {
                        desk.with(|desk| desk.setup().checks.get(side.index()).copied().unwrap_or(0).into())
                    });
                    let label = tell("studio-checks-given", [("side", words::side(&rules, side).into())]);
                    number(
                        format!("position-checks-{}", side.0),
                        label,
                        value,
                        Callback::new(move |value: i64| {
                            desk.act(PositionAct::Checks(side, value.clamp(0, 200) as u8))
                        }),
                    )
                })
                .collect_view()
        })
    };
    let counters = {
        let rules = rules.clone();
        let all = desk.with(PositionDesk::counters);
        all.into_iter()
            .enumerate()
            .map(move |(counter, (name, values))| {
                let rules = rules.clone();
                (0..values.len())
                    .map(move |side| {
                        let value = Memo::new(move |_| {
                            desk.with(|desk| {
                                desk.counters()
                                    .get(counter)
                                    .and_then(|(_, values)| values.get(side).copied())
                                    .unwrap_or(0)
                                    .into()
                            })
                        });
                        let label = format!("{name}: {}", words::side_named(&rules, side));
                        number(
                            format!("position-counter-{counter}-{side}"),
                            label,
                            value,
                            Callback::new(move |value: i64| {
                                desk.act(PositionAct::Counter(counter, side, value as i32))
                            }),
                        )
                    })
                    .collect_view()
            })
            .collect_view()
    };
    let clock = Memo::new(move |_| desk.with(|desk| desk.setup().clock.into()));
    let turns = Memo::new(move |_| desk.with(|desk| desk.setup().turns.into()));
    let fen = Memo::new(move |_| desk.with(PositionDesk::fen));
    let unread = Memo::new(move |_| desk.with(|desk| desk.unread().map(words::say)));
    let remarks = Memo::new(move |_| {
        desk.with(|desk| {
            desk.remarks()
                .iter()
                .map(|remark| (words::say(&remark.text), remark.impossible))
                .collect::<Vec<_>>()
        })
    });
    let copy = move |_| {
        let notice = desk.workshop.notice;
        let said = move |done: bool| {
            let _ = notice.try_set(Some(t(if done { "notice-copied" } else { "notice-not-copied" })));
        };
        browser::copy(&fen.get_untracked().unwrap_or_default(), said);
    };
    let change = move |_| {
        // The position becomes the start position of a new game.
        let setup = fen.get_untracked().and_then(|fen| fen.split_whitespace().next().map(str::to_owned));
        let name = desk.rules().definition().name.clone();
        let Some(setup) = setup.filter(|_| chesswright_catalog::find(&name).is_some()) else { return };
        let edit = chesswright_document::Edit::set("setup", setup);
        if let Ok(document) = fork(&name).apply(&edit) {
            super::start::begin(desk.workshop, document);
        }
    };
    let forks = chesswright_catalog::find(&rules.definition().name).is_some();
    view! {
        <svg class="st-defs" aria-hidden="true"></svg>
        <p class="quiet">{t("studio-position-lead")}</p>
        {palettes}
        <div class="st-chips">
            {tool("hand", "select", Pen::Hand)}{tool("erase", "erase", Pen::Erase)}{tool("passant", "aim", Pen::EnPassant)}
            {desk.with(PositionDesk::has_walls).then(|| tool("wall", "hole", Pen::Wall))}
        </div>
        <div class="st-chips">
            <button class="st-chip" data-position="clear" on:click=move |_| desk.act(PositionAct::Clear)>{t("studio-position-clear")}</button>
            <button class="st-chip" data-position="start" on:click=move |_| desk.act(PositionAct::Start)>{t("studio-position-start")}</button>
        </div>
        <h3>{t("studio-position-turn")}</h3>
        <div class="st-chips" role="group" aria-label=t("studio-position-turn")>{turn}</div>
        {hands}
        {castlings}
        <h3>{t("studio-position-counts")}</h3>
        {number("position-clock".into(), t("studio-position-clock"), clock, Callback::new(move |value: i64| desk.act(PositionAct::Clock(value.clamp(0, 9999) as u16))))}
        {number("position-turns".into(), t("studio-position-turns"), turns, Callback::new(move |value: i64| desk.act(PositionAct::Turns(value.clamp(0, 99_999) as u32))))}
        {checks}{counters}
        <h3>{t("studio-position-text")}</h3>
        <textarea id="position-fen" class="st-fen" rows="3" spellcheck="false" autocapitalize="off" aria-label=t("studio-position-text")
            prop:value=move || fen.get().unwrap_or_default() on:change=move |event| desk.act(PositionAct::Fen(browser::typed_in(&event)))></textarea>
        {move || unread.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
        <div class="st-row">
            <button data-position="copy" disabled=move || fen.with(Option::is_none) on:click=copy>{t("copy")}</button>
            {forks.then(|| view! { <button data-position="setup" on:click=change>{t("studio-position-setup")}</button> })}
        </div>
        <ul class="st-findings" aria-live="polite">
            {move || remarks.get().into_iter().map(|(text, impossible)| view! { <li class:error=impossible><p>{text}</p></li> }).collect_view()}
        </ul>
    }
}

fn has(desk: &PositionDesk, right: CastlingRight) -> bool {
    desk.castlings().iter().any(|(one, on)| *on && (one.side, one.wing) == (right.side, right.wing))
}

#[component]
fn Foot(desk: Desk) -> impl IntoView {
    let can_undo = desk.memo(PositionDesk::can_undo);
    let can_redo = desk.memo(PositionDesk::can_redo);
    let can_play = desk.memo(PositionDesk::is_playable);
    let count = Memo::new(move |_| desk.with(|desk| desk.remarks().len()));
    let said = move || match count.get() {
        0 => t("studio-no-problems"),
        count => tell("studio-position-remarks", [("count", count.into())]),
    };
    view! {
        <footer class="st-foot">
            <span class="st-problems st-said" data-foot="problems">{move || view! { <Icon name=if count.get() == 0 { "good" } else { "warn" }/> }}<span>{said}</span></span>
            <span class="st-gap"></span>
            <button class="st-undo" data-foot="undo" disabled=move || !can_undo.get() on:click=move |_| desk.act(PositionAct::Undo)><Icon name="undo"/><span>{t("undo-short")}</span></button>
            <button class="st-redo" data-foot="redo" disabled=move || !can_redo.get() aria-label=t("redo") title=t("redo") on:click=move |_| desk.act(PositionAct::Redo)><Icon name="redo"/></button>
            <button data-foot="analyse" disabled=move || !can_play.get() on:click=move |_| desk.play("both")><Icon name="search"/><span>{t("studio-position-analyse")}</span></button>
            <button class="main st-play" id="studio-play" data-foot="play" disabled=move || !can_play.get() on:click=move |_| desk.play("")><Icon name="play"/><span>{t("studio-position-play")}</span></button>
        </footer>
    }
}
