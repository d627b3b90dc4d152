//! A game in the terminal: reads what the user types, executes it, and shows the result.

use std::io::{BufRead, Write};

use anyhow::Result;
use chesswright_game::{Branch, Game, PlayError, TimeControl, Values, pgn, read_typed, save, write_move};
use chesswright_notation::san::Style;
use chesswright_notation::{San, observation, position};
use chesswright_rules::{Choice, Move, Position, SeenStep, Side};
use chesswright_speech::announce;

use super::autosave::{self, Autosave};
use super::command::{Command, HELP};
use super::computer::Computer;
use super::hidden::{self, Looks};
use super::{Stopwatch, panel};
use crate::board::{self, Look};
use crate::core::built_in_rules;

/// Whether the session continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Stay,
    Leave,
}

pub(super) struct Session {
    pub(super) game: Game,
    pub(super) look: Look,
    values: Values,
    san: San,
    chess960: bool,
    pub(super) stopwatch: Stopwatch,
    autosave: Autosave,
    /// The moves that `moves` listed last, which users may choose by number. Empty after every move.
    listed: Vec<Move>,
    /// The same in games that hide something.
    pub(super) listed_own: Vec<Choice>,
    /// Who of several people has the keyboard, in games that hide something.
    pub(super) taken: Option<Side>,
    /// The computer, if it plays. It is elsewhere while it thinks.
    computer: Option<Computer>,
    /// The sides that it plays.
    pub(super) computers: Vec<Side>,
}

impl Session {
    pub(super) fn new(
        game: Game,
        look: Look,
        chess960: bool,
        stopwatch: Stopwatch,
        autosave: Autosave,
    ) -> Self {
        let (values, san) = (Values::new(game.rules()), San::new(game.rules()));
        Self {
            game,
            look,
            values,
            san,
            chess960,
            stopwatch,
            autosave,
            listed: vec![],
            listed_own: vec![],
            taken: None,
            computer: None,
            computers: vec![],
        }
    }

    /// Lets the computer play its sides.
    pub(super) fn seat(&mut self, computer: Computer) {
        self.computers = computer.sides().to_vec();
        self.computer = Some(computer);
    }

    pub(super) fn greet(&mut self, out: &mut dyn Write) -> Result<()> {
        let definition = self.game.rules().definition();
        let title = if definition.title.is_empty() { &definition.name } else { &definition.title };
        writeln!(out, "{title}\n\n{HELP}")?;
        self.game.start_clock(self.stopwatch.now());
        self.show(out)
    }

    /// Rolls dice and turns up pieces, as long as nature is to move.
    fn let_nature_move(&mut self, out: &mut dyn Write) -> Result<()> {
        let before = self.game.position().clone();
        let mut random = |below: u32| {
            let number = std::hash::BuildHasher::hash_one(&std::collections::hash_map::RandomState::new(), 0);
            (number % u64::from(below.max(1))) as u32
        };
        let happened = self.game.let_nature_move(&mut random, self.stopwatch.now());
        if happened.is_empty() {
            return Ok(());
        }
        let mut position = before;
        for played in &happened {
            let mut after = position.clone();
            after.play_unchecked(played);
            match self.looks() {
                Looks::All => writeln!(out, "{}", announce::played(&position, played, false))?,
                Looks::Side(side) => {
                    let step = SeenStep::new(&position, played, &after, side);
                    writeln!(out, "{}", announce::witnessed(position.rules(), &step, None, &[]))?;
                }
                Looks::Nobody => {}
            }
            position = after;
        }
        self.changed(out)
    }

    /// Lets the computer move as long as it is to move. If it plays all sides, the session ends with the game.
    pub(super) fn let_computer_play(&mut self, out: &mut dyn Write) -> Result<Flow> {
        self.let_nature_move(out)?;
        let Some(mut computer) = self.computer.take() else { return Ok(Flow::Stay) };
        while self.game.ending().is_none() && computer.plays(self.game.position().turn()) {
            let played = match self.game.rules().hides() {
                false => computer.choose(self.game.position()),
                true => {
                    let Some(choice) = computer.guess(&self.game) else { break };
                    let Some(played) = self.attempt(&choice, out)? else { continue };
                    Some(played)
                }
            };
            let Some(played) = played else { break };
            let position = self.game.position();
            let text = match computer.plays_all(self.game.rules()) || !self.game.rules().hides_cells() {
                true => format!(" plays {}", self.san.write(position, &played, Style::SHORT)),
                false => " has moved".to_owned(),
            };
            writeln!(out, "{}{text}", self.name(position.turn()))?;
            let now = self.stopwatch.now();
            self.game.start_clock(now);
            if let Err(error) = self.game.play(&played, Branch::Variation, now) {
                // The clock ran out during the search.
                writeln!(out, "{error}")?;
                self.game.judge_time(now, &Position::can_win);
            }
            self.changed(out)?;
            self.let_nature_move(out)?;
        }
        let alone = computer.plays_all(self.game.rules());
        self.computer = Some(computer);
        Ok(if alone { Flow::Leave } else { Flow::Stay })
    }

    pub(super) fn prompt(&self, out: &mut dyn Write) -> Result<()> {
        write!(out, "{}> ", self.name(self.game.position().turn()))?;
        Ok(out.flush()?)
    }

    /// Saves the game if it is unfinished.
    pub(super) fn leave(&mut self, out: &mut dyn Write) -> Result<()> {
        if self.autosave.update(&self.game, self.stopwatch.now())?
            && let Some(file) = self.autosave.file()
        {
            writeln!(
                out,
                "The unfinished game is saved in {}; `chesswright play --resume` continues it.",
                file.display()
            )?;
        }
        Ok(())
    }

    /// Executes a line that the user typed.
    pub(super) fn obey(&mut self, line: &str, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Flow> {
        if self.game.judge_time(self.stopwatch.now(), &Position::can_win) {
            self.changed(out)?;
        }
        let now = self.stopwatch.now();
        match Command::read(line) {
            command if self.is_refused(&command) => {
                writeln!(out, "Not available while part of the game is hidden.")?;
            }
            Command::Nothing => {}
            Command::Quit => return Ok(Flow::Leave),
            Command::Help => writeln!(out, "{HELP}")?,
            Command::Board => self.show(out)?,
            Command::Flip => {
                self.look.flipped = !self.look.flipped;
                self.show(out)?;
            }
            Command::Fen => match self.seen().as_ref().and_then(Game::eyes) {
                Some(eyes) => writeln!(out, "{}", observation::write(self.game.rules(), &eyes.seen))?,
                None => writeln!(out, "{}", position::write(self.game.position()))?,
            },
            Command::Share => writeln!(out, "{}", save::share(&self.game, &built_in_rules, now))?,
            Command::Pgn => write!(out, "{}", pgn::write(&self.game, &built_in_rules))?,
            Command::List => {
                let told = self.seen().as_ref().and_then(hidden::told);
                writeln!(out, "{}", told.unwrap_or_else(|| self.moves_so_far()))?;
            }
            Command::Moves(from) if self.looks() != Looks::All => self.list_own_moves(from, out)?,
            Command::Moves(from) => self.list_moves(from, out)?,
            Command::Undo(count) => self.walk(count, Game::undo, "There is nothing to take back.", out)?,
            Command::Redo(count) => self.walk(count, Game::redo, "There is nothing to redo.", out)?,
            Command::TakeBack => self.take_back(input, out)?,
            Command::Draw => self.draw(input, out)?,
            Command::Claim => match self.game.claim(now) {
                true => self.changed(out)?,
                false => writeln!(out, "There is nothing to claim.")?,
            },
            Command::Resign => {
                let side = self.game.position().turn();
                self.ended(|game| game.resign(side, now), out)?;
            }
            Command::Abort => self.ended(|game| game.abort(now), out)?,
            Command::Reopen => match self.game.reopen() {
                true => self.changed(out)?,
                false => writeln!(out, "No player has ended this game.")?,
            },
            Command::Clock(text) => self.set_clock(text, out)?,
            Command::Pause => {
                self.game.stop_clock(now);
                self.show_panel(out)?;
            }
            Command::Note(text) => self.note(text, out)?,
            Command::Save(name) => self.save(name, out)?,
            Command::Load(name) => self.load(name, out)?,
            Command::Other(text) if self.looks() != Looks::All => self.play_own(text, out)?,
            Command::Other(text) => self.play(text, out)?,
        }
        Ok(Flow::Stay)
    }

    pub(super) fn name(&self, side: Side) -> String {
        self.game.rules().definition().side_label(side.index()).to_owned()
    }

    /// Shows the position and the state of the game.
    pub(super) fn show(&self, out: &mut dyn Write) -> Result<()> {
        let seen = self.seen();
        if let Some(eyes) = seen.as_ref().and_then(Game::eyes) {
            if self.looks() != Looks::Nobody {
                let shown = seen.as_ref().map_or(self.game.position(), Game::position);
                writeln!(out, "\n{}", board::draw_seen(shown, &eyes.seen, &self.look))?;
                self.show_panel(out)?;
                for sentence in announce::heard(self.game.rules(), &eyes.seen) {
                    writeln!(out, "{sentence}")?;
                }
            }
            return Ok(());
        }
        let position = self.game.position();
        writeln!(out, "\n{}", board::draw(position, &self.look))?;
        self.show_panel(out)?;
        if let Some(ending) = self.game.ending() {
            writeln!(out, "The game is over: {}.", ending.in_words(&|side| self.name(side)))?;
        } else if position.is_check() {
            writeln!(out, "Check.")?;
        }
        if let Some(claim) = self.game.claimable() {
            writeln!(out, "`claim` ends the game: {}.", claim.in_words(&|side| self.name(side)))?;
        }
        Ok(())
    }

    fn show_panel(&self, out: &mut dyn Write) -> Result<()> {
        let seen = self.seen();
        let game = seen.as_ref().unwrap_or(&self.game);
        Ok(panel::show(game, &self.values, &self.look, self.stopwatch.now(), out)?)
    }

    /// Saves the changed game and shows it.
    pub(super) fn changed(&mut self, out: &mut dyn Write) -> Result<()> {
        self.save_changes()?;
        self.show(out)
    }

    /// Saves the changed game. Its moves are others now.
    pub(super) fn save_changes(&mut self) -> Result<()> {
        self.listed.clear();
        self.listed_own.clear();
        self.autosave.update(&self.game, self.stopwatch.now())?;
        Ok(())
    }

    fn play(&mut self, text: &str, out: &mut dyn Write) -> Result<()> {
        let position = self.game.position();
        let by_number =
            text.parse::<usize>().ok().and_then(|number| self.listed.get(number.checked_sub(1)?)).cloned();
        let played = match by_number {
            Some(played) => Ok(played),
            None if self.game.ending().is_some() => {
                Err("The game is over; `undo` goes back, `reopen` continues it.".to_owned())
            }
            None => read_typed(&self.san, position, text).map_err(|error| error.to_string()),
        };
        let played = match played {
            Ok(played) => played,
            Err(why) => return Ok(writeln!(out, "{why}")?),
        };
        let now = self.stopwatch.now();
        self.game.start_clock(now);
        match self.game.play(&played, Branch::Variation, now) {
            Ok(_) => self.changed(out),
            Err(PlayError::Over) => {
                Ok(writeln!(out, "The game is over; `undo` goes back, `reopen` continues it.")?)
            }
            Err(error) => Ok(writeln!(out, "{error}")?),
        }
    }

    fn list_moves(&mut self, from: &str, out: &mut dyn Write) -> Result<()> {
        let position = self.game.position();
        let text = |played: &Move| {
            if self.chess960 {
                chesswright_notation::moves::uci(position, played, true)
            } else {
                write_move(position, played)
            }
        };
        let mut moves: Vec<(String, Move)> =
            self.game.legal_moves().into_iter().map(|played| (text(&played), played)).collect();
        moves.retain(|(name, _)| name.starts_with(from));
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        let names: Vec<String> =
            moves.iter().enumerate().map(|(i, (name, _))| format!("{} {name}", i + 1)).collect();
        write!(out, "{}", in_columns(&names, self.look.columns))?;
        self.listed = moves.into_iter().map(|(_, played)| played).collect();
        Ok(())
    }

    /// The moves of the line, turn by turn, as text.
    fn moves_so_far(&self) -> String {
        let sides = self.game.rules().sides();
        let mut position = self.game.start().clone();
        let mut text = String::new();
        let mut turn = None;
        for node in self.game.path().iter().filter_map(|&id| self.game.tree().get(id)) {
            let setup = position.setup();
            if turn != Some(setup.turns) {
                let number = setup.turns as usize / sides + 1;
                match (usize::from(setup.turn), turn) {
                    (0, _) => text.push_str(&format!("{}{number}.", if text.is_empty() { "" } else { " " })),
                    (_, None) => text.push_str(&format!("{number}…")),
                    _ => {}
                }
                turn = Some(setup.turns);
            } else {
                // Steps of one turn.
                text.push(',');
            }
            if !text.ends_with(',') {
                text.push(' ');
            }
            if let Some(played) = node.played() {
                text.push_str(&self.san.write(&position, played, Style::SHORT));
                position.play_unchecked(played);
            }
        }
        if text.is_empty() { "no moves yet".into() } else { text }
    }

    fn walk(
        &mut self,
        count: &str,
        step: fn(&mut Game, u64) -> bool,
        nothing: &str,
        out: &mut dyn Write,
    ) -> Result<()> {
        let count = match count.parse::<usize>() {
            _ if count.is_empty() => 1,
            Ok(count) => count,
            Err(_) => return Ok(writeln!(out, "`{count}` is not a number of moves.")?),
        };
        let now = self.stopwatch.now();
        let mut steps = (0..count).take_while(|_| step(&mut self.game, now)).count();
        // Undoing a move also undoes the computer's reply.
        let is_its_turn = |session: &Self| {
            session.computer.as_ref().is_some_and(|computer| computer.plays(session.game.position().turn()))
        };
        while steps > 0 && is_its_turn(self) && step(&mut self.game, now) {
            steps += 1;
        }
        if steps == 0 && count > 0 {
            return Ok(writeln!(out, "{nothing}")?);
        }
        self.game.start_clock(now);
        self.changed(out)
    }

    /// Asks a side for its agreement.
    fn agrees(&self, side: Side, to: &str, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool> {
        write!(out, "{}: {to} (y/n) ", self.name(side))?;
        out.flush()?;
        let mut answer = String::new();
        input.read_line(&mut answer)?;
        Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
    }

    fn others(&self) -> Vec<Side> {
        let (turn, sides) = (self.game.position().turn().0, self.game.rules().sides() as u8);
        let out = self.game.position().setup().out;
        (1..sides).map(|ahead| (turn + ahead) % sides).filter(|side| !out.contains(side)).map(Side).collect()
    }

    fn draw(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        if self.game.ending().is_some() {
            return Ok(writeln!(out, "The game is over.")?);
        }
        let now = self.stopwatch.now();
        self.game.offer_draw(self.game.position().turn(), now);
        for side in self.others() {
            if !self.agrees(side, "a draw?", input, out)? {
                self.game.decline();
                return Ok(writeln!(out, "{} declines.", self.name(side))?);
            }
            self.game.offer_draw(side, self.stopwatch.now());
        }
        self.changed(out)
    }

    /// The side that moved last asks to take its turn back.
    fn take_back(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        let now = self.stopwatch.now();
        let mut before = self.game.position().clone();
        let Some(by) = before.undo().map(|_| before.turn()) else {
            return Ok(writeln!(out, "There is nothing to take back.")?);
        };
        self.game.offer_take_back(by, now);
        for side in (0..self.game.rules().sides() as u8).map(Side).filter(|&side| side != by) {
            if !self.agrees(side, &format!("may {} take the last turn back?", self.name(by)), input, out)? {
                self.game.decline();
                return Ok(writeln!(out, "The move stands.")?);
            }
            self.game.offer_take_back(side, self.stopwatch.now());
        }
        self.changed(out)
    }

    fn ended(&mut self, end: impl FnOnce(&mut Game) -> bool, out: &mut dyn Write) -> Result<()> {
        match end(&mut self.game) {
            true => self.changed(out),
            false => Ok(writeln!(out, "The game is over.")?),
        }
    }

    fn set_clock(&mut self, text: &str, out: &mut dyn Write) -> Result<()> {
        let now = self.stopwatch.now();
        match text.parse::<TimeControl>() {
            Ok(control) => {
                self.game.set_clock(control);
                self.game.start_clock(now);
                self.show_panel(out)
            }
            Err(_) if matches!(text, "" | "0" | "off" | "none") => {
                self.game.remove_clock();
                Ok(writeln!(out, "The clock is off.")?)
            }
            Err(error) => Ok(writeln!(out, "{error}")?),
        }
    }

    fn note(&mut self, text: &str, out: &mut dyn Write) -> Result<()> {
        let here = self.game.here();
        if let Some(notes) = self.game.notes_mut(here) {
            text.clone_into(&mut notes.after);
        }
        self.autosave.update(&self.game, self.stopwatch.now())?;
        Ok(writeln!(out, "The note is saved.")?)
    }

    fn save(&self, name: &str, out: &mut dyn Write) -> Result<()> {
        if name.is_empty() {
            return Ok(writeln!(out, "Type `save FILE` to name the file.")?);
        }
        let path = autosave::with_extension(name);
        match autosave::write(&self.game, &path, self.stopwatch.now()) {
            Ok(()) => Ok(writeln!(out, "The game is saved in {}.", path.display())?),
            Err(error) => Ok(writeln!(out, "{error:#}")?),
        }
    }

    fn load(&mut self, name: &str, out: &mut dyn Write) -> Result<()> {
        if name.is_empty() {
            return Ok(writeln!(out, "Type `load FILE` to name the file.")?);
        }
        match crate::game_file::open(&autosave::with_extension(name), 1, out) {
            Ok(game) => {
                // The previous game stays saved if it is unfinished.
                self.autosave.update(&self.game, self.stopwatch.now())?;
                self.autosave.start_new_file();
                self.values = Values::new(game.rules());
                self.san = San::new(game.rules());
                self.game = game;
                self.taken = None;
                self.game.start_clock(self.stopwatch.now());
                self.changed(out)
            }
            Err(error) => Ok(writeln!(out, "{error:#}")?),
        }
    }
}

/// Texts in as many columns as fit, row by row.
pub(super) fn in_columns(texts: &[String], room: usize) -> String {
    if texts.is_empty() {
        return "none\n".into();
    }
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 3;
    let rows = texts.chunks((room / widest).max(1));
    rows.map(|row| {
        let row: String = row.iter().map(|text| format!("{text:<widest$}")).collect();
        format!("{}\n", row.trim_end())
    })
    .collect()
}
