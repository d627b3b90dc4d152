//! Finds par by exhaustive search.

use std::collections::{HashMap, VecDeque};

use chesswright_catalog::level::Control;

use super::{Cell, Naive, State, Step};

impl Naive<'_> {
    /// Lets the controllers act until a person is to move.
    fn reply(&self, mut state: State, last: Option<(Cell, Cell)>) -> State {
        while state.over.is_none() {
            let Control::Ai(ai) = &self.level.sides[state.turn].control else { break };
            let step = self.choose(&mut state, ai, last);
            state = self.act(&state, step.as_ref());
        }
        state
    }

    /// Par and the number of shortest lines. `None` if there is no solution, and an error if there are more than
    /// `most` positions.
    pub(crate) fn solve(&self, most: usize) -> Result<Option<(u32, u64)>, ()> {
        let start = self.reply(self.start(), None);
        if start.over.is_some() {
            return Ok(None);
        }
        let mut seen: HashMap<State, (u32, u64)> = HashMap::from([(start.clone(), (0, 1))]);
        let mut queue = VecDeque::from([start]);
        let mut won: Option<(u32, u64)> = None;
        while let Some(state) = queue.pop_front() {
            let (depth, ways) = seen[&state];
            if won.is_some_and(|(par, _)| depth >= par) {
                break;
            }
            if seen.len() > most {
                return Err(());
            }
            let mut choices: Vec<Option<Step>> =
                self.moves(&state, self.player).into_iter().map(Some).collect();
            if choices.is_empty() || self.may_wait(&state, self.player) {
                choices.push(None);
            }
            for step in choices {
                let last = step.as_ref().map(|step| (step.0, step.1));
                let after = self.reply(self.act(&state, step.as_ref()), last);
                match after.over {
                    Some(true) => won.get_or_insert((depth + 1, 0)).1 += ways,
                    Some(false) => {}
                    None => match seen.get_mut(&after) {
                        Some((at, count)) => {
                            if *at == depth + 1 {
                                *count += ways;
                            }
                        }
                        None => {
                            seen.insert(after.clone(), (depth + 1, ways));
                            queue.push_back(after);
                        }
                    },
                }
            }
        }
        Ok(won)
    }
}
