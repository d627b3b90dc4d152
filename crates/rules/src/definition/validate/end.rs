//! Whether the game can be won, and ends.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{FacingRule, Verdict};
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
                if there >= usize::from(goal.count) {
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
        self.royals(scene, setup_is_clean);
    }

    fn extinction(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, rule) in def.end.extinction.iter().enumerate() {
            let path = self.one_or_item("end.extinction", i);
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
        if royals.is_empty() {
            let needs = [
                (end.checks > 0, "end.checks", "checks are counted"),
                (def.check.forbidden, "check.forbidden", "giving check is forbidden"),
                (facing, "check.facing", "royals may not face each other"),
                (end.checkmate != Verdict::Loss, "end.checkmate", "mate has a meaning of its own"),
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
            if end.goals.is_empty() && end.extinction.is_empty() && end.stalemate == Verdict::Draw {
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
            let has_royal = royals.iter().any(|&r| scene.standing(side, r).next().is_some());
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

    fn one_or_item(&self, path: &str, i: usize) -> String {
        let item = format!("{path}[{i}]");
        if self.places.said(&item) || !self.places.said(path) { item } else { path.to_owned() }
    }
}
