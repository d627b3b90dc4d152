//! Matching of greatest weight in any graph: Edmonds' blossoms with dual values.
//!
//! Weights are lists of numbers, compared like words in a dictionary. So the rules of a pairing system, each of which counts only where all
//! rules before it leave a choice, are weights as they stand. The method needs only that weights can be added, compared and halved, and all
//! dual values that are halved are sums of two that are alike modulo two.

use std::collections::VecDeque;

/// A weight: the first number counts most.
pub(super) type Weight<const K: usize> = [i64; K];

const NOBODY: usize = usize::MAX;

/// What the search knows of a vertex or of a blossom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from an unmatched vertex.
    Outer,
    /// At an odd one.
    Inner,
}

/// The partner of each vertex in a matching of greatest weight. `weight` says what an edge is worth: more than nothing, or that there is none.
pub(super) fn matched<const K: usize>(
    count: usize,
    weight: impl Fn(usize, usize) -> Option<Weight<K>>,
) -> Vec<Option<usize>> {
    let mut search = Search::new(count, weight);
    while search.grow() {}
    search.mate[..count].iter().map(|&mate| (mate != NOBODY).then_some(mate)).collect()
}

/// Vertices have the numbers below `count`, blossoms those from it on. A blossom is an odd circle that the search treats as one vertex.
struct Search<const K: usize> {
    count: usize,
    weights: Vec<Option<Weight<K>>>,
    /// By two vertices or blossoms: the edge between vertices that joins them with the least slack.
    edges: Vec<Option<(usize, usize)>>,
    dual: Vec<Weight<K>>,
    /// The vertex at the other end of the matched edge.
    mate: Vec<usize>,
    /// The outermost blossom, or the vertex itself.
    top: Vec<usize>,
    /// The vertex from which the search came.
    from: Vec<usize>,
    label: Vec<Label>,
    /// The outer vertex whose edge has the least slack.
    nearest: Vec<usize>,
    /// By blossom: its circle, from its base on.
    circle: Vec<Vec<usize>>,
    /// By blossom and vertex: the part of the circle that has the vertex.
    part: Vec<Vec<usize>>,
    seen: Vec<usize>,
    turn: usize,
    queue: VecDeque<usize>,
}

fn plus<const K: usize>(one: Weight<K>, two: Weight<K>, times: i64) -> Weight<K> {
    std::array::from_fn(|at| one[at] + times * two[at])
}

impl<const K: usize> Search<K> {
    fn new(count: usize, weight: impl Fn(usize, usize) -> Option<Weight<K>>) -> Self {
        let all = count + count / 2 + 1;
        let weights: Vec<_> = (0..count * count)
            .map(|at| (at / count != at % count).then(|| weight(at / count, at % count)).flatten())
            .collect();
        let most = weights.iter().flatten().max().copied().unwrap_or([0; K]);
        let mut edges = vec![None; all * all];
        for one in 0..count {
            for two in 0..count {
                edges[one * all + two] = weights[one * count + two].map(|_| (one, two));
            }
        }
        let mut dual = vec![[0; K]; all];
        dual[..count].fill(most);
        let mut part = vec![vec![NOBODY; count]; all];
        (0..count).for_each(|vertex| part[vertex][vertex] = vertex);
        Self {
            count,
            weights,
            edges,
            dual,
            mate: vec![NOBODY; all],
            top: (0..all).map(|at| if at < count { at } else { NOBODY }).collect(),
            from: vec![NOBODY; all],
            label: vec![Label::Free; all],
            nearest: vec![NOBODY; all],
            circle: vec![vec![]; all],
            part,
            seen: vec![0; all],
            turn: 0,
            queue: VecDeque::new(),
        }
    }

    fn all(&self) -> usize {
        self.top.len()
    }

    fn edge(&self, one: usize, two: usize) -> Option<(usize, usize)> {
        self.edges[one * self.all() + two]
    }

    /// How far the edge that joins two vertices or blossoms is from being usable. Twice the weight is meant, so that nothing is halved.
    fn slack(&self, one: usize, two: usize) -> Option<Weight<K>> {
        let (one, two) = self.edge(one, two)?;
        let weight = self.weights[one * self.count + two]?;
        Some(plus(plus(self.dual[one], self.dual[two], 1), weight, -2))
    }

    fn come_nearer(&mut self, vertex: usize, to: usize) {
        let known = self.nearest[to];
        if known == NOBODY || self.slack(vertex, to) < self.slack(known, to) {
            self.nearest[to] = vertex;
        }
    }

    fn find_nearest(&mut self, to: usize) {
        self.nearest[to] = NOBODY;
        for vertex in 0..self.count {
            let top = self.top[vertex];
            if top != to && self.label[top] == Label::Outer && self.edge(vertex, to).is_some() {
                self.come_nearer(vertex, to);
            }
        }
    }

    fn wait(&mut self, at: usize) {
        if at < self.count {
            self.queue.push_back(at);
        } else {
            self.circle[at].clone().into_iter().for_each(|part| self.wait(part));
        }
    }

    fn set_top(&mut self, at: usize, top: usize) {
        self.top[at] = top;
        if at >= self.count {
            self.circle[at].clone().into_iter().for_each(|part| self.set_top(part, top));
        }
    }

    /// The even number of steps along the circle from its base to a part. The circle is turned round if necessary.
    fn even_way(&mut self, blossom: usize, part: usize) -> usize {
        let circle = &mut self.circle[blossom];
        let at = circle.iter().position(|&each| each == part).unwrap_or(0);
        if at % 2 == 0 {
            return at;
        }
        circle[1..].reverse();
        circle.len() - at
    }

    /// Matches along the edge that joins two, and inside the first if it is a blossom.
    fn join(&mut self, one: usize, two: usize) {
        let Some((inner, outer)) = self.edge(one, two) else { return };
        self.mate[one] = outer;
        if one < self.count {
            return;
        }
        let part = self.part[one][inner];
        let way = self.even_way(one, part);
        for at in 0..way {
            let (here, there) = (self.circle[one][at], self.circle[one][at ^ 1]);
            self.join(here, there);
        }
        self.join(part, two);
        self.circle[one].rotate_left(way);
    }

    /// The outermost blossom at the other end of the matched edge.
    fn mate_of(&self, at: usize) -> usize {
        let mate = self.mate[at];
        if mate == NOBODY { NOBODY } else { self.top[mate] }
    }

    /// Turns matched edges and unmatched ones round, from here to the root.
    fn augment(&mut self, mut one: usize, mut two: usize) {
        loop {
            let next = self.mate_of(one);
            self.join(one, two);
            if next == NOBODY {
                return;
            }
            let before = self.top[self.from[next]];
            self.join(next, before);
            (one, two) = (before, next);
        }
    }

    /// Where the ways from two outer blossoms to their roots meet.
    fn meeting(&mut self, mut one: usize, mut two: usize) -> Option<usize> {
        self.turn += 1;
        while one != NOBODY || two != NOBODY {
            if one != NOBODY {
                if self.seen[one] == self.turn {
                    return Some(one);
                }
                self.seen[one] = self.turn;
                one = self.mate_of(one);
                if one != NOBODY {
                    one = self.top[self.from[one]];
                }
            }
            std::mem::swap(&mut one, &mut two);
        }
        None
    }

    fn shrink(&mut self, one: usize, base: usize, two: usize) {
        let all = self.all();
        // There are never more circles than half of the vertices.
        let Some(new) = (self.count..all).find(|&at| self.top[at] == NOBODY) else { return };
        self.dual[new] = [0; K];
        self.label[new] = Label::Outer;
        self.mate[new] = self.mate[base];
        let mut circle = vec![base];
        for (turn, end) in [one, two].into_iter().enumerate() {
            let mut at = end;
            while at != base {
                let mate = self.mate_of(at);
                circle.extend([at, mate]);
                self.wait(mate);
                at = self.top[self.from[mate]];
            }
            if turn == 0 {
                circle[1..].reverse();
            }
        }
        self.circle[new] = circle.clone();
        self.set_top(new, new);
        for other in 0..all {
            self.edges[new * all + other] = None;
            self.edges[other * all + new] = None;
        }
        self.part[new].fill(NOBODY);
        for part in circle {
            for other in 0..all {
                let better = match (self.slack(part, other), self.slack(new, other)) {
                    (Some(slack), Some(known)) => slack < known,
                    (found, _) => found.is_some(),
                };
                if better {
                    self.edges[new * all + other] = self.edges[part * all + other];
                    self.edges[other * all + new] = self.edges[other * all + part];
                }
            }
            for vertex in 0..self.count {
                if self.part[part][vertex] != NOBODY {
                    self.part[new][vertex] = part;
                }
            }
        }
        self.find_nearest(new);
    }

    fn expand(&mut self, blossom: usize) {
        let circle = self.circle[blossom].clone();
        circle.iter().for_each(|&part| self.set_top(part, part));
        let Some((inner, _)) = self.edge(blossom, self.from[blossom]) else { return };
        let entry = self.part[blossom][inner];
        let way = self.even_way(blossom, entry);
        let circle = self.circle[blossom].clone();
        for at in (0..way).step_by(2) {
            let (inner, outer) = (circle[at], circle[at + 1]);
            if let Some((from, _)) = self.edge(outer, inner) {
                self.from[inner] = from;
            }
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.nearest[inner] = NOBODY;
            self.find_nearest(outer);
            self.wait(outer);
        }
        self.label[entry] = Label::Inner;
        self.from[entry] = self.from[blossom];
        for &part in &circle[way + 1..] {
            self.label[part] = Label::Free;
            self.find_nearest(part);
        }
        self.top[blossom] = NOBODY;
    }

    /// An edge without slack leads on. Returns whether the matching has grown.
    fn follow(&mut self, from: usize, to: usize) -> bool {
        let (one, two) = (self.top[from], self.top[to]);
        match self.label[two] {
            Label::Free => {
                self.from[two] = from;
                self.label[two] = Label::Inner;
                let mate = self.mate_of(two);
                self.nearest[two] = NOBODY;
                self.nearest[mate] = NOBODY;
                self.label[mate] = Label::Outer;
                self.wait(mate);
                false
            }
            Label::Outer => match self.meeting(one, two) {
                Some(base) => {
                    self.shrink(one, base, two);
                    false
                }
                None => {
                    self.augment(one, two);
                    self.augment(two, one);
                    true
                }
            },
            Label::Inner => false,
        }
    }

    fn tops(&self) -> Vec<usize> {
        (0..self.all()).filter(|&at| self.top[at] == at).collect()
    }

    /// Adds one edge to the matching, if that makes it worth more.
    fn grow(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.nearest.fill(NOBODY);
        self.queue.clear();
        for top in self.tops() {
            if self.mate[top] == NOBODY {
                self.from[top] = NOBODY;
                self.label[top] = Label::Outer;
                self.wait(top);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(vertex) = self.queue.pop_front() {
                if self.label[self.top[vertex]] == Label::Inner {
                    continue;
                }
                for other in 0..self.count {
                    if self.top[vertex] == self.top[other] {
                        continue;
                    }
                    let Some(slack) = self.slack(vertex, other) else { continue };
                    if slack != [0; K] {
                        self.come_nearer(vertex, self.top[other]);
                    } else if self.follow(vertex, other) {
                        return true;
                    }
                }
            }
            let Some(step) = self.step() else { return false };
            for vertex in 0..self.count {
                match self.label[self.top[vertex]] {
                    Label::Outer if self.dual[vertex] <= step => return false,
                    Label::Outer => self.dual[vertex] = plus(self.dual[vertex], step, -1),
                    Label::Inner => self.dual[vertex] = plus(self.dual[vertex], step, 1),
                    Label::Free => {}
                }
            }
            let tops = self.tops();
            for &blossom in tops.iter().filter(|&&top| top >= self.count) {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] = plus(self.dual[blossom], step, 2),
                    Label::Inner => self.dual[blossom] = plus(self.dual[blossom], step, -2),
                    Label::Free => {}
                }
            }
            self.queue.clear();
            for at in tops {
                let nearest = self.nearest[at];
                if self.top[at] == at
                    && nearest != NOBODY
                    && self.top[nearest] != at
                    && self.slack(nearest, at) == Some([0; K])
                    && let Some((from, to)) = self.edge(nearest, at)
                    && self.follow(from, to)
                {
                    return true;
                }
            }
            for blossom in self.count..self.all() {
                if self.top[blossom] == blossom
                    && self.label[blossom] == Label::Inner
                    && self.dual[blossom] == [0; K]
                {
                    self.expand(blossom);
                }
            }
        }
    }

    /// How far the dual values can be changed until something happens.
    fn step(&self) -> Option<Weight<K>> {
        let half = |weight: Weight<K>| weight.map(|number| number / 2);
        let steps = self.tops().into_iter().flat_map(|at| {
            let shrinks = (at >= self.count && self.label[at] == Label::Inner).then(|| half(self.dual[at]));
            let nearest = Some(self.nearest[at]).filter(|&nearest| nearest != NOBODY);
            let slack = nearest.and_then(|nearest| self.slack(nearest, at));
            let reaches = match self.label[at] {
                Label::Free => slack,
                Label::Outer => slack.map(half),
                Label::Inner => None,
            };
            [shrinks, reaches]
        });
        // An outer vertex whose dual value is nothing stays alone.
        let alone = (0..self.count)
            .filter(|&vertex| self.label[self.top[vertex]] == Label::Outer)
            .map(|vertex| self.dual[vertex]);
        steps.flatten().chain(alone).min()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    type Table = Vec<Option<Weight<2>>>;

    fn worth(count: usize, table: &Table, mates: &[Option<usize>]) -> Weight<2> {
        (0..count)
            .filter_map(|one| mates[one].filter(|&two| two > one).map(|two| (one, two)))
            .fold([0; 2], |sum, (one, two)| {
                plus(sum, table[one * count + two].expect("an edge that exists"), 1)
            })
    }

    /// The greatest weight by trying everything.
    fn best(count: usize, table: &Table, used: u32) -> Weight<2> {
        let Some(one) = (0..count).find(|one| used & 1 << one == 0) else { return [0; 2] };
        let alone = best(count, table, used | 1 << one);
        let others = (one + 1..count).filter(|two| used & 1 << two == 0);
        others
            .filter_map(|two| {
                Some(plus(table[one * count + two]?, best(count, table, used | 1 << one | 1 << two), 1))
            })
            .fold(alone, Weight::max)
    }

    fn graphs() -> impl Strategy<Value = (usize, Table)> {
        (2_usize..9, 1_i64..5).prop_flat_map(|(count, wide)| {
            let edge = prop_oneof![
                1 => Just(None),
                3 => (0..=wide, -wide..=wide).prop_map(|(one, two)| Some([one + 1, two])),
            ];
            (Just(count), prop::collection::vec(edge, count * count)).prop_map(|(count, mut table)| {
                for at in 0..count * count {
                    table[at] = table[at % count * count + at / count];
                }
                (count, table)
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3_000))]
        #[test]
        fn no_matching_is_worth_more((count, table) in graphs()) {
            let mates = matched(count, |one, two| table[one * count + two]);
            for (one, mate) in mates.iter().enumerate() {
                prop_assert!(mate.is_none_or(|two| mates[two] == Some(one)));
            }
            prop_assert_eq!(worth(count, &table, &mates), best(count, &table, 0));
        }
    }
}
