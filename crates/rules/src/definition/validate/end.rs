//! Checks how the game ends, and whether it can be won.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{CheckBan, DrawsDef, FacingRule, Verdict};
use crate::message::{Blank, Message};
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn end(&mut self, scene: &Scene<'_>, setup_is_clean: bool) {
        let def = self.def;
        for (i, goal) in def.end.goals.iter().enumerate() {
            let path = self.one_or_item("end.goals", i);
            self.piece_names(&goal.pieces, &format!("{path}.pieces"));
            let Some(sets) = self.sided_region(scene, &goal.region, &format!("{path}.region")) else {
                continue;
            };
            let kinds: Vec<_> = goal.pieces.iter().filter_map(|p| def.pieces.get_index_of(p)).collect();
            for (side, cells) in sets.iter().enumerate() {
                let there = scene
                    .placed
                    .iter()
                    .filter(|p| p.side == side && cells.contains(p.cell))
                    .filter(|p| goal.pieces.is_empty() || kinds.contains(&p.piece))
                    .count();
                if there >= usize::from(goal.count) && (!goal.held || side == 0) {
                    let message = message!(
                        "{side} has reached the goal at the start",
                        side = Blank::side(&def.sides[side].name)
                    );
                    self.report(Diagnostic::warning("over-at-start", message).at(format!("{path}.region")));
                }
            }
            if sets.iter().all(|cells| cells.len() < usize::from(goal.count)) {
                let message = message!(
                    "the goal has too few cells for {pieces}",
                    pieces = Blank::count(goal.count.into(), "piece")
                );
                self.report(Diagnostic::error("out-of-range", message).at(format!("{path}.count")));
            }
        }
        self.extinction(scene);
        self.teams();
        self.piece_names(&def.end.move_rule_pieces, "end.move-rule-pieces");
        if def.end.repetition == 1 {
            let finding = Diagnostic::error("out-of-range", message!("every position occurs at least once"));
            self.report(
                finding.expected(message!("at least 2, or 0 to turn the rule off")).at("end.repetition"),
            );
        }
        self.piece_names(&def.end.to_and_fro_pieces, "end.to-and-fro-pieces");
        if def.end.to_and_fro > 0 {
            self.two_sides_only("end.to-and-fro", message!("this rule"));
        }
        if def.end.to_and_fro == 1 {
            let finding = Diagnostic::error("out-of-range", message!("a single move is not a repetition"));
            self.report(
                finding.expected(message!("at least 2, or 0 to turn the rule off")).at("end.to-and-fro"),
            );
        }
        self.at_last();
        self.mates();
        self.chase(scene);
        self.counting();
        self.declarations(scene);
        self.draws();
        self.royals(scene, setup_is_clean);
    }

    /// Checks the rules about teams and eliminated sides.
    fn teams(&mut self) {
        let def = self.def;
        let teamed =
            |i: usize, j: usize| !def.sides[i].team.is_empty() && def.sides[i].team == def.sides[j].team;
        let pairs = || (0..def.sides.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let has_teams = pairs().any(|(i, j)| teamed(i, j));
        let conflict = |message: Message, path: &str| Diagnostic::error("conflict", message).at(path);
        if has_teams && pairs().all(|(i, j)| teamed(i, j)) {
            self.report(conflict(message!("all sides belong to one team"), "sides"));
        }
        if has_teams && def.terrain.is_some() {
            let finding = conflict(message!("on terrain, sides have no `team`"), "sides");
            self.report(finding.hint(message!("use `terrain.sides`, with `allies`")));
        }
        if def.capture.blast.is_some() && has_teams {
            self.report(conflict(
                message!("captures that explode cannot be combined with teams"),
                "capture.blast",
            ));
        }
        if def.capture.blast.is_some() && def.end.eliminated.blocks() {
            let message =
                message!("captures that explode cannot be combined with pieces that cannot be captured");
            self.report(conflict(message, "end.eliminated"));
        }
        if let Some(score) = &def.end.score {
            self.counter_name(score, "end.score");
        }
    }

    /// The number at which the game ends without a claim must be larger than the number that allows a claim.
    fn at_last(&mut self) {
        let end = &self.def.end;
        let both = [
            ("end.move-rule-at-last", end.move_rule, end.move_rule_at_last),
            ("end.repetition-at-last", end.repetition, end.repetition_at_last),
        ];
        for (path, first, last) in both {
            if last > 0 && last <= first.max(1) {
                let finding = Diagnostic::error("out-of-range", message!("`{path}` is {last}", path, last));
                self.report(
                    finding.expected(message!("more than {first}, or 0", first = first.max(1))).at(path),
                );
            }
        }
    }

    fn mates(&mut self) {
        let mate = &self.def.end.mate;
        self.piece_names(&mate.not_by, "end.mate.not-by");
        self.piece_names(&mate.needs_check_by, "end.mate.needs-check-by");
    }

    fn chase(&mut self, scene: &Scene<'_>) {
        let Some(chase) = &self.def.end.chase else { return };
        self.two_sides_only("end.chase", message!("chasing"));
        self.piece_names(&chase.free, "end.chase.free");
        self.piece_names(&chase.prey, "end.chase.prey");
        self.piece_names(&chase.prey_at_home, "end.chase.prey-at-home");
        if let Some(home) = &chase.home {
            self.sided_region(scene, home, "end.chase.home");
        }
        for (weaker, stronger) in &chase.stronger {
            let path = format!("end.chase.stronger.{weaker}");
            self.piece_name(weaker, &path);
            self.piece_names(stronger, &path);
        }
    }

    fn counting(&mut self) {
        let Some(counting) = &self.def.end.counting else { return };
        self.two_sides_only("end.counting", message!("counting"));
        self.piece_names(&counting.without, "end.counting.without");
        self.piece_names(&counting.bare_without, "end.counting.bare-without");
        for (i, honour) in counting.bare.iter().enumerate() {
            let path = self.one_or_item("end.counting.bare", i);
            for name in honour.against.keys() {
                self.piece_name(name, &format!("{path}.against.{name}"));
            }
        }
    }

    fn declarations(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, declaration) in def.end.declarations.iter().enumerate() {
            let path = self.one_or_item("end.declarations", i);
            self.sided_region(scene, &declaration.region, &format!("{path}.region"));
            for name in declaration.points.keys() {
                self.piece_name(name, &format!("{path}.points.{name}"));
            }
            if def.pieces.values().all(|piece| !piece.royal) {
                let finding = Diagnostic::error(
                    "no-royal",
                    message!("a declaration needs a royal piece, but no piece is royal"),
                );
                self.report(finding.hint(message!("set `royal = true` for the king")).at(&path));
            }
            if !matches!(declaration.verdict, Verdict::Win | Verdict::Draw) {
                let finding = Diagnostic::error("out-of-range", message!("a side cannot declare this"));
                self.report(
                    finding
                        .expected(message!("{one} or {other}", one = "`win`", other = "`draw`"))
                        .at(format!("{path}.verdict")),
                );
            }
        }
    }

    fn draws(&mut self) {
        let draws = &self.def.end.draws;
        if let Some(winner) = &draws.winner {
            self.side_name(winner, "end.draws.winner");
        }
        for name in draws.points.keys() {
            self.piece_name(name, &format!("end.draws.points.{name}"));
        }
        for name in draws.bonus.keys() {
            self.side_name(name, &format!("end.draws.bonus.{name}"));
        }
    }

    pub(super) fn two_sides_only(&mut self, path: &str, what: Message) {
        if self.def.sides.len() != 2 {
            self.report(
                Diagnostic::error("side-count", message!("{what} needs exactly two sides", what)).at(path),
            );
        }
    }

    fn extinction(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, rule) in def.end.extinction.iter().enumerate() {
            let path = self.one_or_item("end.extinction", i);
            if rule.reply {
                self.two_sides_only(&format!("{path}.reply"), message!("a reply"));
            }
            self.piece_names(&rule.pieces, &format!("{path}.pieces"));
            let sides = self.side_list(rule.sides.as_ref(), &format!("{path}.sides"));
            let kinds: Vec<_> = rule.pieces.iter().filter_map(|p| def.pieces.get_index_of(p)).collect();
            if kinds.len() < rule.pieces.len() {
                continue;
            }
            for side in sides {
                let left = scene
                    .placed
                    .iter()
                    .filter(|p| p.side == side && (kinds.is_empty() || kinds.contains(&p.piece)))
                    .count();
                if left <= usize::from(rule.at_most) && !scene.placed.is_empty() {
                    let message = message!(
                        "{side} has at most {left} of these pieces at the start",
                        side = Blank::side(&def.sides[side].name),
                        left
                    );
                    self.report(
                        Diagnostic::warning("over-at-start", message)
                            .hint(message!("restrict the rule with `sides = […]`"))
                            .at(&path),
                    );
                }
            }
        }
    }

    fn royals(&mut self, scene: &Scene<'_>, setup_is_clean: bool) {
        let def = self.def;
        let royals: Vec<_> = (0..def.pieces.len()).filter(|&i| def.pieces[i].royal).collect();
        if royals.is_empty() {
            self.rules_about_royals();
            self.never_ends();
            return;
        }
        if def.check.facing == FacingRule::Bikjang && def.sides.len() != 2 {
            self.report(
                Diagnostic::error("side-count", message!("`bikjang` needs exactly two sides"))
                    .at("check.facing"),
            );
        }
        if setup_is_clean && !scene.placed.is_empty() {
            self.sides_without_royals(scene, &royals);
        }
    }

    /// Reports rules about royals in a game without royals.
    fn rules_about_royals(&mut self) {
        let (def, check, end) = (self.def, &self.def.check, &self.def.end);
        let rules = [
            (end.counts_checks(), "end.checks", template!("checks are counted")),
            (
                def.any_side(|side| check.ban_for(side) != CheckBan::Never),
                "check.forbidden",
                template!("giving check is forbidden"),
            ),
            (
                check.facing == FacingRule::Bikjang,
                "check.facing",
                template!("royals may not face each other"),
            ),
            (!end.checkmate.is_always(Verdict::Loss), "end.checkmate", template!("checkmate is not a loss")),
        ];
        for (_, path, what) in rules.into_iter().filter(|(asked, ..)| *asked) {
            let finding = Diagnostic::error(
                "no-royal",
                message!("{what}, but no piece is royal", what = Message::of(what)),
            );
            self.report(finding.hint(message!("set `royal = true` for the king")).at(path));
        }
    }

    /// Warns about a game without royals in which nothing else decides.
    fn never_ends(&mut self) {
        let end = &self.def.end;
        let decided = !end.connect.is_empty() || end.draws != DrawsDef::default();
        let nothing = end.goals.is_empty() && end.extinction.is_empty() && !decided;
        if nothing && end.stalemate.is_always(Verdict::Draw) {
            let message = message!("nobody can ever win: there is no royal piece, no goal, and no loss");
            let hint = message!("set `royal = true` for the king, or add a way to end the game to `[end]`");
            self.report(Diagnostic::warning("never-ends", message).hint(hint).at("end"));
        }
    }

    /// Warns about sides that have no royal and can lose in no other way.
    fn sides_without_royals(&mut self, scene: &Scene<'_>, royals: &[usize]) {
        let def = self.def;
        for (side, name) in def.sides.iter().map(|s| &s.name).enumerate() {
            let has_royal =
                royals.iter().any(|&r| scene.standing(side, r).next().is_some() || scene.holds(side, r));
            let mut extinction = def.end.extinction.iter();
            let may_lose = extinction.any(|e| e.sides.as_ref().is_none_or(|s| s.contains(name)));
            if !has_royal && !may_lose {
                let message =
                    message!("{side} has no royal piece and can never lose", side = Blank::side(name));
                let hint = message!(
                    "add one to the setup, or add a rule to `end.extinction` by which the side loses"
                );
                self.report(Diagnostic::warning("no-royal", message).hint(hint).at("setup"));
            }
        }
    }

    pub(super) fn one_or_item(&self, path: &str, i: usize) -> String {
        let item = format!("{path}[{i}]");
        if self.places.said(&item) || !self.places.said(path) { item } else { path.to_owned() }
    }
}
