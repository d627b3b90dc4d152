//! Checks how the game ends, and whether it can be won.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{DrawsDef, FacingRule, Verdict};
use crate::definition::setup::plural;

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
                    let message = format!("{} has reached the goal at the start", def.sides[side].name);
                    self.report(Diagnostic::warning("over-at-start", message).at(format!("{path}.region")));
                }
            }
            if sets.iter().all(|cells| cells.len() < usize::from(goal.count)) {
                let message =
                    format!("the goal has too few cells for {}", plural(goal.count.into(), "piece"));
                self.report(Diagnostic::error("out-of-range", message).at(format!("{path}.count")));
            }
        }
        self.extinction(scene);
        self.piece_names(&def.end.move_rule_pieces, "end.move-rule-pieces");
        if def.end.repetition == 1 {
            let finding = Diagnostic::error("out-of-range", "every position occurs once");
            self.report(finding.expected("at least 2, or 0 for no such rule").at("end.repetition"));
        }
        self.piece_names(&def.end.to_and_fro_pieces, "end.to-and-fro-pieces");
        if def.end.to_and_fro > 0 {
            self.two_sides_only("end.to-and-fro", "moving to and fro");
        }
        if def.end.to_and_fro == 1 {
            let finding = Diagnostic::error("out-of-range", "one move is no moving to and fro");
            self.report(finding.expected("at least 2, or 0 for no such rule").at("end.to-and-fro"));
        }
        self.at_last();
        self.mates();
        self.chase(scene);
        self.counting();
        self.declarations(scene);
        self.draws();
        self.royals(scene, setup_is_clean);
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
                let finding = Diagnostic::error("out-of-range", format!("`{path}` is {last}"));
                self.report(finding.expected(format!("more than {}, or 0", first.max(1))).at(path));
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
        self.two_sides_only("end.chase", "chasing");
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
        self.two_sides_only("end.counting", "counting");
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
                let finding =
                    Diagnostic::error("no-royal", "no piece is royal, so nobody could declare anything");
                self.report(finding.hint("say `royal = true` for the king".to_owned()).at(&path));
            }
            if !matches!(declaration.verdict, Verdict::Win | Verdict::Draw) {
                let finding = Diagnostic::error("out-of-range", "this is nothing that a side could declare");
                self.report(finding.expected("`win` or `draw`").at(format!("{path}.verdict")));
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

    fn two_sides_only(&mut self, path: &str, what: &str) {
        if self.def.sides.len() != 2 {
            self.report(Diagnostic::error("side-count", format!("{what} is a rule for two sides")).at(path));
        }
    }

    fn extinction(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, rule) in def.end.extinction.iter().enumerate() {
            let path = self.one_or_item("end.extinction", i);
            if rule.reply {
                self.two_sides_only(&format!("{path}.reply"), "a reply");
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
                    let message =
                        format!("{} has no more than {left} of these at the start", def.sides[side].name);
                    self.report(
                        Diagnostic::warning("over-at-start", message)
                            .hint("say whom it holds for with `sides = […]`".to_owned())
                            .at(&path),
                    );
                }
            }
        }
    }

    fn royals(&mut self, scene: &Scene<'_>, setup_is_clean: bool) {
        let def = self.def;
        let end = &def.end;
        let royals: Vec<_> = (0..def.pieces.len()).filter(|&i| def.pieces[i].royal).collect();
        let facing = def.check.facing == FacingRule::Bikjang;
        let no_checks = def.any_side(|side| def.check.forbidden_for(side));
        if royals.is_empty() {
            let needs = [
                (end.checks > 0, "end.checks", "checks are counted"),
                (no_checks, "check.forbidden", "giving check is forbidden"),
                (facing, "check.facing", "royals may not face each other"),
                (!end.checkmate.is_always(Verdict::Loss), "end.checkmate", "mate has a meaning of its own"),
            ];
            for (asked, path, what) in needs {
                if asked {
                    self.report(
                        Diagnostic::error("no-royal", format!("{what}, but no piece is royal"))
                            .hint("say `royal = true` for the king".to_owned())
                            .at(path),
                    );
                }
            }
            let decided = !end.connect.is_empty() || end.draws != DrawsDef::default();
            let nothing = end.goals.is_empty() && end.extinction.is_empty() && !decided;
            if nothing && end.stalemate.is_always(Verdict::Draw) {
                self.report(
                    Diagnostic::warning(
                        "never-ends",
                        "nobody can ever win: there is no royal piece, no goal, and no loss",
                    )
                    .hint("say `royal = true` for the king, or how the game ends in `[end]`".to_owned())
                    .at("end"),
                );
            }
            return;
        }
        if facing && def.sides.len() != 2 {
            self.report(
                Diagnostic::error("side-count", "`bikjang` is a rule for two sides").at("check.facing"),
            );
        }
        if !setup_is_clean || scene.placed.is_empty() {
            return;
        }
        for (side, name) in def.sides.iter().map(|s| &s.name).enumerate() {
            let has_royal =
                royals.iter().any(|&r| scene.standing(side, r).next().is_some() || scene.holds(side, r));
            let may_lose = end.extinction.iter().any(|e| e.sides.as_ref().is_none_or(|s| s.contains(name)));
            if !has_royal && !may_lose {
                let finding =
                    Diagnostic::warning("no-royal", format!("{name} has no royal piece and can never lose"));
                self.report(
                    finding
                        .hint(
                            "add one to the setup, or say in `end.extinction` how that side loses".to_owned(),
                        )
                        .at("setup"),
                );
            }
        }
    }

    pub(super) fn one_or_item(&self, path: &str, i: usize) -> String {
        let item = format!("{path}[{i}]");
        if self.places.said(&item) || !self.places.said(path) { item } else { path.to_owned() }
    }
}
