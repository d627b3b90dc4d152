//! The moves of a game as a tree: the main line, and variations.

use chesswright_rules::{Choice, Move};

use crate::clock::Times;
use crate::notes::Notes;

/// A node of the tree: the position after a move, or before the first one. Its id never changes, whatever is added,
/// removed or promoted around it.
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

/// A move of the tree and its data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// The node before the move. `None` for the root.
    parent: Option<NodeId>,
    /// The next moves: the main continuation first, then the variations.
    children: Vec<NodeId>,
    /// The move. `None` for the root, and for a text that is only kept because it is not a legal move there.
    played: Option<Move>,
    /// The move as UCI text; empty for the root.
    text: String,
    /// Comments, glyphs and drawings.
    pub notes: Notes,
    /// The clock after the move.
    pub times: Option<Times>,
    /// The tries that an umpire refused here, in order.
    refused: Vec<Refused>,
}

/// A try that an umpire has refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What was tried.
    pub choice: Choice,
    /// The same as text.
    pub text: String,
}

impl Node {
    /// The node before the move. `None` for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The next moves: the main continuation first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The move. `None` for the root, and for a text that is only kept because it is not a legal move there.
    pub fn played(&self) -> Option<&Move> {
        self.played.as_ref()
    }

    /// The move as UCI text; empty for the root.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The tries that an umpire refused in the position after the move, in order.
    pub fn refused(&self) -> &[Refused] {
        &self.refused
    }

    pub(crate) fn refuse(&mut self, refused: Refused) {
        self.refused.push(refused);
    }
}

/// A tree of moves. It always has a root.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// The nodes by id. Ids of removed nodes are not used again.
    nodes: Vec<Option<Node>>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Some(Node::default())] }
    }
}

impl Tree {
    /// The node with that id, if it is in the tree.
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())?.as_ref()
    }

    /// The same, for editing.
    pub fn get_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.index())?.as_mut()
    }

    /// The children of a node, the main continuation first. Empty for a removed node.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.get(id).map_or(&[], |node| &node.children)
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Whether no move was played.
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// All nodes: parents before children, and each line before its variations.
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

    /// The main line after a node, to its end.
    pub fn main_line(&self, from: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(from), |&id| self.children(id).first().copied()).skip(1).collect()
    }

    /// Whether `above` is `id` or one of its ancestors.
    pub fn leads_to(&self, above: NodeId, id: NodeId) -> bool {
        std::iter::successors(Some(id), |&id| self.get(id)?.parent).any(|id| id == above)
    }

    /// The child of a node that plays this move.
    pub fn child(&self, parent: NodeId, played: &Move) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&id| self.get(id).and_then(Node::played) == Some(played))
    }

    /// Adds a move after the existing children. `None` if the parent was removed.
    pub(crate) fn add(&mut self, parent: NodeId, played: Option<Move>, text: String) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        self.get_mut(parent)?.children.push(id);
        self.nodes.push(Some(Node { parent: Some(parent), played, text, ..Node::default() }));
        Some(id)
    }

    /// Removes a node and its descendants, but never the root. Returns whether the node was in the tree.
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

    /// Makes the variation that contains this node the main continuation at the last branch. Returns whether anything
    /// changed, which is not the case on the main line.
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

    /// Makes the line to this node the main line of the game.
    pub fn make_main(&mut self, id: NodeId) {
        while self.promote(id) {}
    }
}
