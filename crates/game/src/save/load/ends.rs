//! The clocks, results and offers of a file.

use super::super::fields::{Fields, kind};
use chesswright_rules::Reason;
use chesswright_rules::message;
use chesswright_rules::message::Message;

use super::Loader;
use crate::clock::{TimeControl, Times};
use crate::ending::{Cause, Decision, Ending};
use crate::offers::{Offer, Offers};

impl Loader<'_> {
    pub(super) fn clock(&mut self, fields: &Fields<'_>) {
        let Some(part) = fields.object("clock", self.found) else { return };
        part.only(&["control", "times"], self.found);
        let Some(control) = part.text("control", self.found) else { return };
        match control.parse::<TimeControl>() {
            Ok(control) => self.game.set_clock_apart(control),
            Err(error) => self.found.add(
                "clock.control",
                message!("{error}; the game continues without a clock", error = error.to_string()),
            ),
        }
    }

    pub(super) fn read_times(&mut self, place: &str, text: &str) -> Option<Times> {
        let sides = self.game.rules().sides();
        match text.parse::<Times>() {
            Ok(times) if times.sides.len() == sides => Some(times),
            Ok(times) => {
                let there = times.sides.len();
                self.found.add(
                    place,
                    message!(
                        "there are times for {there} sides, but the game has {sides}; they are ignored",
                        there,
                        sides
                    ),
                );
                None
            }
            Err(message) => {
                self.found.add(place, message!("{message}; it is ignored", message = message.to_string()));
                None
            }
        }
    }

    pub(super) fn times(&mut self, fields: &Fields<'_>) {
        for (i, (place, value)) in fields.list("times", self.found).into_iter().enumerate() {
            let text = match value.as_str() {
                Some("") => continue,
                Some(text) => text,
                None => {
                    self.found.add(
                        place,
                        message!("expected a text, found {value}", value = Message::of(kind(value))),
                    );
                    continue;
                }
            };
            let Some(times) = self.read_times(&place, text) else { continue };
            let node = self.numbers.get(i).copied();
            match node.and_then(|id| self.game.tree_mut().get_mut(id)) {
                Some(node) => node.times = Some(times),
                None => self.found.add(place, message!("there is no such move; these times are ignored")),
            }
        }
    }

    pub(super) fn result(&mut self, fields: &Fields<'_>) {
        let Some(part) = fields.object("result", self.found) else { return };
        part.only(&["at", "decision", "side", "cause", "by", "words"], self.found);
        let Some(at) = self.node(&part, "at") else { return };
        let side = self.side(&part, "side");
        let by = self.side(&part, "by");
        let words = part.text("words", self.found);
        let decision = match (part.text("decision", self.found), side) {
            (Some("won"), Some(side)) => Decision::Won(side),
            (Some("lost"), Some(side)) => Decision::Lost(side),
            (Some("drawn"), _) => Decision::Drawn,
            (Some("void"), _) => Decision::Void,
            _ => {
                let message = message!(
                    "expected `won` or `lost` with a side, `drawn` or `void`; the result is left out"
                );
                self.found.add(part.place("decision"), message);
                return;
            }
        };
        let cause = match (part.text("cause", self.found).unwrap_or_default(), by) {
            ("resignation", Some(side)) => Cause::Resignation(side),
            ("time", Some(side)) => Cause::Time(side),
            ("time-without-material", Some(side)) => Cause::TimeWithoutMaterial(side),
            ("agreement", _) => Cause::Agreement,
            ("abort", _) => Cause::Abort,
            ("other", _) => Cause::Other(words.unwrap_or_default().to_owned()),
            (name, _) => match Reason::named(name) {
                Some(reason) => Cause::Rules(reason),
                None => {
                    self.found.add(
                        part.place("cause"),
                        message!("`{name}` is not a known cause; it is kept as text", name),
                    );
                    Cause::Other(words.unwrap_or(name).to_owned())
                }
            },
        };
        self.game.decide(at, Ending { decision, cause });
    }

    pub(super) fn offers(&mut self, fields: &Fields<'_>) {
        let Some(part) = fields.object("offers", self.found) else { return };
        part.only(&["draw", "take-back"], self.found);
        let draw = self.offer(&part, "draw");
        let take_back = self.offer(&part, "take-back");
        self.game.set_offers(Offers { draw, take_back });
    }

    fn offer(&mut self, fields: &Fields<'_>, key: &str) -> Option<Offer> {
        let part = fields.object(key, self.found)?;
        part.only(&["by", "agreed"], self.found);
        let by = self.side(&part, "by")?;
        let mut agreed = vec![];
        for (place, value) in part.list("agreed", self.found) {
            match value.as_str().and_then(|name| self.side_named(name)) {
                Some(side) if side != by && !agreed.contains(&side) => agreed.push(side),
                Some(_) => {}
                None => {
                    self.found.add(place, message!("there is no side {value}", value = value.to_string()))
                }
            }
        }
        Some(Offer { by, agreed })
    }
}
