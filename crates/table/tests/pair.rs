//! Matches on two boards: two sessions that ask one match.

use chesswright_engine::Stop;
use chesswright_game::{Board, Cause, Decision, Millis, Seat as MatchSeat};
use chesswright_rules::Side;
use chesswright_table::computer::{Found, Numbered, think};
use chesswright_table::pair::{Done, Pair, PairPlan, addressed};
use chesswright_table::saved::SavedGame;
use chesswright_table::session::{Act, Event, Notice, Session, Target};
use chesswright_table::{Seat, pair};

const PEOPLE: pair::Seats = [[Seat::Person; 2]; 2];

/// Both sessions with all that a page would do for them, except that time passes and the workers answer only when a test says so.
struct Room {
    pair: Pair,
    sessions: [Session; 2],
    tasks: [Option<Numbered>; 2],
    /// What came of the last act, with its board.
    told: Vec<(Option<Board>, Event)>,
    now: Millis,
}

impl Room {
    fn new(seats: pair::Seats, clock: &str) -> Self {
        let plan = PairPlan { seats, clock: clock.into(), ..PairPlan::default() };
        Self::with(plan.set_up("1-a".into()).expect("bughouse"), 0)
    }

    fn with(pair: Pair, now: Millis) -> Self {
        let sessions = Board::BOTH.map(|board| Session::begin(pair.setup(board, now), now));
        let mut room = Self { pair, sessions, tasks: [None, None], told: vec![], now };
        room.act(Board::A, Act::Resume);
        room
    }

    /// Does something at a board, and all that comes of it.
    fn act(&mut self, board: Board, act: Act) {
        self.told.clear();
        let done = self.pair.act(board, act, self.now);
        self.carry_out(done);
    }

    fn carry_out(&mut self, done: Vec<Done>) {
        for done in done {
            match done {
                Done::Event(event) => self.told.push((None, event)),
                Done::Session(board, act) => {
                    let events = self.sessions[board.index()].act(act, self.now);
                    events.into_iter().for_each(|event| self.perform(board, event));
                }
            }
        }
    }

    fn perform(&mut self, board: Board, event: Event) {
        let task = &mut self.tasks[board.index()];
        match &event {
            Event::Ask(asked) => {
                assert!(task.is_none(), "the worker of board {board} has a task already");
                *task = Some((**asked).clone());
            }
            Event::CancelTask => assert!(task.take().is_some(), "the worker of board {board} has no task"),
            Event::Wish(wish) => {
                let done = self.pair.wish(board, wish, self.now);
                return self.carry_out(done);
            }
            _ => {}
        }
        self.told.push((Some(board), event));
    }

    /// Makes a move by two clicks, as a person does: `e2 e4`, or `pawn e4` from the hand.
    fn click(&mut self, board: Board, moves: &str) {
        let rules = self.pair.game().rules().clone();
        for word in moves.split_whitespace() {
            let turn = self.pair.game().to_move(board).side;
            let act = match rules.kind(word) {
                Some(kind) => Act::PickHand(turn, kind),
                None => Act::PickCell(rules.board().cell(word).expect(word)),
            };
            self.act(board, act);
        }
    }

    /// The worker of a board answers.
    fn answer(&mut self, board: Board) {
        let Some(Numbered { number, task }) = self.tasks[board.index()].take() else { panic!("no task") };
        let what = think(&task, &Stop::new(), &|| 0).expect("a move");
        self.act(board, Act::Answered(Found { number, what }));
    }

    fn moves(&self) -> Vec<String> {
        let san = chesswright_notation::San::new(self.pair.game().rules());
        let text = |(label, before, played): (chesswright_game::Label, _, _)| {
            format!("{label}{}", san.write(before, played, chesswright_notation::san::Style::SHORT))
        };
        self.pair.moves().map(text).collect()
    }

    /// Everything that people see of both boards.
    fn seen(&self) -> Vec<String> {
        let seen = |session: &Session| {
            let game = session.game();
            let clock = game.clock().map(|clock| clock.times(self.now).to_string());
            format!("{:?} {clock:?} {:?} {:?}", game.position().setup(), session.seats(), session.below())
        };
        self.sessions.iter().map(seen).collect()
    }

    /// Both sessions show what the match says.
    fn agrees(&self) {
        for board in Board::BOTH {
            let (shown, meant) = (self.sessions[board.index()].game(), self.pair.game().game(board));
            assert_eq!(shown.position().setup(), meant.position().setup(), "board {board}");
        }
    }
}

#[test]
fn a_capture_arrives_at_the_other_board_and_is_dropped_there() {
    let mut room = Room::new(PEOPLE, "");
    room.click(Board::A, "e2 e4");
    // Nobody waits for the other board.
    room.click(Board::A, "d7 d5");
    room.click(Board::B, "g1 f3");
    room.click(Board::A, "e4 d5");
    let pawn = room.pair.game().rules().kind("pawn").expect("a pawn");
    let supplied = |(board, event): &(Option<Board>, Event)| {
        *board == Some(Board::B) && matches!(event, Event::Supplied(Side(1), kind, 1) if *kind == pawn)
    };
    assert_eq!(room.told.iter().filter(|told| supplied(told)).count(), 1, "{:?}", room.told);
    room.click(Board::B, "pawn e4");
    assert_eq!(room.moves(), ["1A.e4", "1a.d5", "1B.Nf3", "2A.exd5", "1b.P@e4"]);
    room.agrees();
    // Taking back takes back the last of both boards, wherever it was.
    room.act(Board::A, Act::Undo);
    assert_eq!(room.moves().len(), 4);
    room.act(Board::A, Act::Undo);
    assert!(room.pair.game().game(Board::B).position().hands().is_empty(), "what was captured went back");
    room.agrees();
    // A move that is not legal changes nothing.
    room.click(Board::A, "e4 e6");
    assert_eq!(room.moves().len(), 3);
}

#[test]
fn a_computer_that_thinks_is_asked_again_when_it_has_other_choices() {
    let people = [Seat::Person; 2];
    let mut room = Room::new([people, [Seat::Person, Seat::Computer(2)]], "");
    room.click(Board::A, "e2 e4");
    room.click(Board::A, "d7 d5");
    room.click(Board::B, "g1 f3");
    let asked = room.tasks[1].clone().expect("Black at board B thinks");
    // A move without a capture is none of its business.
    room.click(Board::A, "g1 f3");
    assert_eq!(room.tasks[1].as_ref().map(|task| task.number), Some(asked.number));
    room.click(Board::A, "d5 e4");
    assert_eq!(room.tasks[1].as_ref().map(|task| task.number), Some(asked.number), "the pawn is White's");
    room.act(Board::A, Act::Undo);
    room.act(Board::A, Act::Undo);
    let asked = room.tasks[1].clone().expect("it thinks about the board as it was");
    room.click(Board::A, "e4 d5");
    let again = room.tasks[1].clone().expect("it thinks on");
    assert_ne!(again.number, asked.number, "it has a pawn to drop");
    room.act(
        Board::B,
        Act::Answered(Found {
            number: asked.number,
            what: chesswright_table::computer::What::NoWay { lost: false },
        }),
    );
    assert_eq!(room.moves().len(), 4, "the earlier answer has no effect");
    room.answer(Board::B);
    assert_eq!(room.moves().len(), 5);
}

#[test]
fn three_computers_play_on_by_themselves_and_a_match_is_stored() {
    let computer = Seat::Computer(1);
    let mut room = Room::new([[Seat::Person, computer], [computer, computer]], "3+2");
    assert!(room.tasks[1].is_some(), "White at board B thinks");
    for turn in 0..30 {
        if room.pair.game().ending().is_some() {
            break;
        }
        room.now += 700;
        room.act(Board::A, Act::Tick);
        if room.tasks[1].is_some() {
            room.answer(Board::B);
        }
        match room.tasks[0].is_some() {
            true => room.answer(Board::A),
            // The person plays any move, and each third time sits.
            false if turn % 3 > 0 => {
                let moves = room.pair.game().legal_moves(Board::A);
                if let Some(played) = moves.get(turn * 7 % moves.len().max(1)).cloned() {
                    room.act(Board::A, Act::Play(played));
                }
            }
            false => {}
        }
        room.agrees();
        if turn % 5 == 0 {
            let saved = room.pair.saved("Bughouse", room.now);
            let text = serde_json::to_string(&saved).expect("it can be written");
            let read: SavedGame = serde_json::from_str(&text).expect("it can be read");
            assert!(read.is_match() && read.moves == room.moves().len());
            let mut other = Room::with(Pair::stored(&read).expect("a match"), room.now);
            // Clocks that were stopped go on with the next move.
            other.now = room.now;
            assert_eq!(other.moves(), room.moves());
            assert_eq!(other.seen(), room.seen());
            assert_eq!(other.tasks.iter().flatten().count(), room.tasks.iter().flatten().count());
        }
    }
    let at_b = room.pair.game().log().iter().filter(|logged| logged.label.seat.board == Board::B).count();
    assert!(at_b > 20 || room.pair.game().ending().is_some(), "{at_b} moves at board B");
}

#[test]
fn the_end_of_one_board_ends_both_sessions() {
    let mut room = Room::new([[Seat::Person; 2], [Seat::Person, Seat::Computer(1)]], "1");
    room.click(Board::B, "e2 e4");
    assert!(room.tasks[1].is_some());
    for moves in ["e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6", "h5 f7"] {
        room.now += 1_000;
        room.click(Board::A, moves);
    }
    let (board, ending) = room.pair.game().ending().expect("mate");
    assert_eq!((board, ending.decision), (Board::A, Decision::Won(Side(0))));
    assert!(room.tasks[1].is_none(), "nobody thinks on");
    for session in &room.sessions {
        assert!(session.game().ending().is_some() && !session.is_a_persons_turn());
        assert!(session.game().clock().is_some_and(|clock| !clock.is_running()));
    }
    assert_eq!(room.sessions[1].game().ending().map(|ending| ending.decision), Some(Decision::Won(Side(1))));
    room.act(Board::A, Act::Undo);
    assert!(room.pair.game().ending().is_none());
    assert!(room.tasks[1].is_some(), "the computer thinks again");
}

#[test]
fn clocks_run_while_somebody_sits_and_the_first_flag_decides() {
    let mut room = Room::new(PEOPLE, "1");
    room.now = 5_000;
    room.click(Board::A, "e2 e4");
    room.now = 25_000;
    room.click(Board::A, "e7 e5");
    room.now = 64_000;
    room.act(Board::B, Act::Tick);
    assert!(room.pair.game().ending().is_none());
    room.now = 65_000;
    room.act(Board::A, Act::Tick);
    let (board, ending) = room.pair.game().ending().expect("White at board B has sat too long");
    assert_eq!((board, ending.cause), (Board::B, Cause::Time(Side(0))));
    assert!(room.sessions.iter().all(|session| session.game().ending().is_some()));
    let ended = room.told.iter().filter(|(_, event)| matches!(event, Event::Ended(_))).count();
    assert_eq!(ended, 2, "each session tells it once");
}

#[test]
fn both_boards_are_walked_together_and_the_computers_wait() {
    let mut room = Room::new([[Seat::Person; 2], [Seat::Person, Seat::Computer(1)]], "3");
    for (board, moves) in [(Board::A, "e2 e4"), (Board::A, "d7 d5"), (Board::A, "e4 d5"), (Board::B, "e2 e4")]
    {
        room.now += 1_000;
        room.click(board, moves);
    }
    assert!(room.tasks[1].is_some());
    room.act(Board::B, Act::GoTo(Target::Ply(2)));
    assert_eq!(room.pair.place(), (2, 4));
    assert!(room.tasks[1].is_none() && room.pair.is_paused());
    assert_eq!(room.sessions[0].game().path().len(), 2);
    assert_eq!(room.sessions[1].game().path().len(), 0, "the pawn has not come yet");
    assert!(
        room.sessions.iter().all(|session| session.game().clock().is_some_and(|clock| !clock.is_running()))
    );
    room.act(Board::A, Act::GoTo(Target::Next));
    assert_eq!(room.sessions[1].game().path().len(), 1, "now it has");
    // The first click only goes on.
    room.click(Board::A, "d8");
    assert_eq!(room.pair.place(), (4, 4));
    assert!(room.tasks[1].is_some() && !room.pair.is_paused());
    room.agrees();
    room.click(Board::A, "d8 d5");
    assert_eq!(room.moves().len(), 5);
}

#[test]
fn people_agree_on_draws_computers_do_not() {
    let mut room = Room::new([[Seat::Person; 2], [Seat::Person, Seat::Computer(1)]], "");
    room.act(Board::A, Act::AgreeDraw);
    assert!(matches!(room.told[..], [(None, Event::Notice(Notice::DrawDeclined))]));
    assert!(room.pair.game().ending().is_none());
    room.act(Board::B, Act::Resign(Side(0)));
    let seat = |board, side| MatchSeat { board, side: Side(side) };
    assert_eq!(room.pair.game().winners(), Some([seat(Board::B, 1), seat(Board::A, 0)]));

    let mut room = Room::new(PEOPLE, "");
    room.act(Board::B, Act::AgreeDraw);
    assert_eq!(room.pair.game().ending().map(|(_, ending)| ending.decision), Some(Decision::Drawn));
}

#[test]
fn a_rematch_changes_the_colours_and_keeps_the_teams() {
    let computer = Seat::Computer(4);
    let mut room = Room::new([[Seat::Person, computer], [computer, Seat::Person]], "5");
    room.act(Board::A, Act::Name(Side(0), "Ann".into()));
    assert_eq!(room.sessions[0].game().players[0].name, "Ann");
    let again = room.pair.rematch("2-b".into());
    assert_eq!(*again.seats(), [[computer, Seat::Person], [Seat::Person, computer]]);
    assert_eq!(again.game().player(MatchSeat { board: Board::A, side: Side(1) }).name, "Ann");
    assert_eq!((again.below(), again.game().log().len()), (Side(1), 0));
    assert!(again.game().game(Board::B).clock().is_some());
}

#[test]
fn typed_texts_may_name_their_board() {
    assert_eq!(addressed(" e4 "), (None, "e4"));
    assert_eq!(addressed("B e4"), (Some(Board::B), "e4"));
    assert_eq!(addressed("A: N@f3"), (Some(Board::A), "N@f3"));
    assert_eq!(addressed("1b. e5"), (Some(Board::B), "e5"));
    assert_eq!(addressed("Bb5"), (None, "Bb5"), "a bishop");
}

#[test]
fn lines_read_in_the_order_of_play() {
    let moves = "AABBAB".chars().zip(0..).collect();
    let lines = pair::lines(moves, |(board, _)| if *board == 'A' { Board::A } else { Board::B });
    let places: Vec<_> =
        lines.into_iter().map(|line| line.map(|entry| entry.map(|(_, place)| place))).collect();
    assert_eq!(places, [[Some(0), None], [Some(1), Some(2)], [None, Some(3)], [Some(4), Some(5)]]);
}
