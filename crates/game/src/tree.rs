//! The moves of a game as a tree: the main line, and variations wherever somebody tried something else.

use chesswright_rules::Move;

use crate::clock::Times;
use crate::notes::Notes;

/// A place in the tree: the position after a move, or before the first one. It keeps its id whatever is added, removed or
/// promoted around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position before the first move.
    pub const ROOT: Self = Self(0);

    /// The id as a number.
    pub fn number(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move of the tree and what belongs to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// Where it was played; nothing for the root.
    parent: Option<NodeId>,
    /// What was played next: the main continuation first, then the variations.
    children: Vec<NodeId>,
    /// The move; nothing for the root, and for a text that is no move in its place and is only kept.
    played: Option<Move>,
    /// The move as UCI text; empty for the root.
    text: String,
    /// What somebody wrote and drew here.
    pub notes: Notes,
    /// The clock when the move had been made.
    pub times: Option<Times>,
}

impl Node {
    /// Where it was played; nothing for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What was played next: the main continuation first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The move; nothing for the root, and for a text that is no move in its place and is only kept.
    pub fn played(&self) -> Option<&Move> {
        self.played.as_ref()
    }

    /// The move as UCI text; empty for the root.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A tree of moves. There is always a root.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// By id; ids of removed nodes are never given again.
    nodes: Vec<Option<Node>>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Some(Node::default())] }
    }
}

impl Tree {
    /// The node of that id, while it is in the tree.
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())?.as_ref()
    }

    /// The same, to write notes.
    pub fn get_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.index())?.as_mut()
    }

    /// What follows a node: the main continuation first. Nothing for a node that is gone.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.get(id).map_or(&[], |node| &node.children)
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Whether no move was played.
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// All nodes, parents before children, each line to its end before its variations.
    pub fn ids(&self) -> Vec<NodeId> {
        let mut found = vec![];
        let mut waiting = vec![NodeId::ROOT];
        while let Some(id) = waiting.pop() {
            found.push(id);
            waiting.extend(self.children(id).iter().rev());
        }
        found
    }

    /// The nodes from the first move to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.get(id)?.parent)
            .filter(|&id| id != NodeId::ROOT)
            .collect();
        path.reverse();
        path
    }

    /// The main continuation behind a node, to its end.
    pub fn main_line(&self, from: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(from), |&id| self.children(id).first().copied()).skip(1).collect()
    }

    /// Whether `above` is `id` or a move on the way to it.
    pub fn leads_to(&self, above: NodeId, id: NodeId) -> bool {
        std::iter::successors(Some(id), |&id| self.get(id)?.parent).any(|id| id == above)
    }

    /// The child of a node that plays this move.
    pub fn child(&self, parent: NodeId, played: &Move) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&id| self.get(id).and_then(Node::played) == Some(played))
    }

    /// Adds a move behind the others that were tried there. Nothing when the parent is gone.
    pub(crate) fn add(&mut self, parent: NodeId, played: Option<Move>, text: String) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        self.get_mut(parent)?.children.push(id);
        self.nodes.push(Some(Node { parent: Some(parent), played, text, ..Node::default() }));
        Some(id)
    }

    /// Removes a node and all that follows it; the root stays. Tells whether it was there.
    pub(crate) fn remove(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.get(id).and_then(Node::parent) else {
            return false;
        };
        if let Some(node) = self.get_mut(parent) {
            node.children.retain(|&child| child != id);
        }
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            if let Some(node) = self.nodes.get_mut(id.index()).and_then(Option::take) {
                waiting.extend(node.children);
            }
        }
        true
    }

    /// Makes the variation that holds this node the main continuation where it branched off last. Tells whether anything
    /// changed; on the main line nothing does.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let mut child = id;
        while let Some(parent) = self.get(child).and_then(Node::parent) {
            let siblings = self.get_mut(parent).map(|node| &mut node.children);
            if let Some(siblings) = siblings
                && let Some(place @ 1..) = siblings.iter().position(|&sibling| sibling == child)
            {
                siblings[..=place].rotate_right(1);
                return true;
            }
            child = parent;
        }
        false
    }

    /// Makes the way to this node the main line of the game.
    pub fn make_main(&mut self, id: NodeId) {
        while self.promote(id) {}
    }
}
