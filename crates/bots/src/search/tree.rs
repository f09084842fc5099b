//! The tree: two flat arrays, 32-bit indices, and a bound on its memory that is kept.

use tabletop::Seat;

/// The most nodes and edges a tree has; a search whose tree is full goes on with the nodes it has.
pub(crate) const MOST_NODES: usize = 1 << 19;
pub(crate) const MOST_EDGES: usize = 1 << 20;

/// A place in the tree.
pub(crate) type NodeId = u32;

/// Where an edge stands among its node's. Edges of later seats, and of other nodes, can be added without moving it.
pub(crate) type Place = u16;

/// The decision that the search is about.
pub(crate) const ROOT: NodeId = 0;

/// No node yet.
const NONE: NodeId = NodeId::MAX;

/// A decision, or several that are made at the same time: its edges stand side by side, by seat and action.
#[derive(Clone, Copy, Default)]
struct Node {
    first: u32,
    len: u16,
    room: u16,
    visits: u32,
}

/// An action of a seat at a node.
#[derive(Clone, Copy)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    child: NodeId,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen: another imagined game may not allow it.
    pub(crate) chances: u32,
    /// What choosing it gave the seat, added up.
    pub(crate) reward: f32,
    /// What it promised before it was tried; below 0 nobody has looked.
    pub(crate) prior: f32,
}

impl<A> Edge<A> {
    fn new(seat: Seat, action: A) -> Self {
        Edge { action, seat, child: NONE, visits: 0, chances: 0, reward: 0.0, prior: -1.0 }
    }
}

/// The nodes and edges of one search.
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most_nodes: usize,
    most_edges: usize,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Self {
        Tree::bounded(MOST_NODES, MOST_EDGES)
    }

    fn bounded(most_nodes: usize, most_edges: usize) -> Self {
        Tree { nodes: vec![Node::default()], edges: Vec::new(), most_nodes, most_edges }
    }

    /// Forgets everything but the root, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.edges.clear();
    }

    /// Counts a visit and tells how many there were before.
    pub(crate) fn visit(&mut self, node: NodeId) -> u32 {
        let visits = &mut self.nodes[node as usize].visits;
        *visits += 1;
        *visits - 1
    }

    /// The edges of a seat at a node, ascending by action, and the place of the first.
    pub(crate) fn edges(&mut self, node: NodeId, seat: Seat) -> (usize, &mut [Edge<A>]) {
        let edges = self.all_edges(node);
        let alone = edges.first().is_none_or(|first| first.seat == seat)
            && edges.last().is_none_or(|last| last.seat == seat);
        // Nearly always one seat decides at a node.
        if alone {
            return (0, edges);
        }
        let begin = edges.partition_point(|edge| edge.seat < seat);
        let end = begin + edges[begin..].partition_point(|edge| edge.seat == seat);
        (begin, &mut edges[begin..end])
    }

    fn all_edges(&mut self, node: NodeId) -> &mut [Edge<A>] {
        let Node { first, len, .. } = self.nodes[node as usize];
        &mut self.edges[first as usize..first as usize + usize::from(len)]
    }

    /// The edge at a place of a node.
    pub(crate) fn edge(&mut self, node: NodeId, place: Place) -> &mut Edge<A> {
        let first = self.nodes[node as usize].first as usize;
        &mut self.edges[first + usize::from(place)]
    }

    /// The place of an action's edge, which is made if there is none and room for one.
    pub(crate) fn place_of(&mut self, node: NodeId, seat: Seat, action: A) -> Option<Place> {
        let edges = self.all_edges(node);
        let at = match edges.binary_search_by(|edge| (edge.seat, &edge.action).cmp(&(seat, &action))) {
            Ok(at) => at,
            Err(at) => {
                self.insert(node, at, Edge::new(seat, action))?;
                at
            }
        };
        Some(at as Place)
    }

    /// Makes an edge for every action, ascending, that has none, if there is room for all: at once, where one after the
    /// other would leave holes of twice their size.
    pub(crate) fn spread(&mut self, node: NodeId, seat: Seat, actions: impl Iterator<Item = A> + Clone) {
        let Node { first, len, .. } = self.nodes[node as usize];
        let (first, len) = (first as usize, usize::from(len));
        let (begin, edges) = self.edges(node, seat);
        let new = |action: &A| edges.binary_search_by(|edge| edge.action.cmp(action)).is_err();
        let wider = len + actions.clone().filter(new).count();
        let (mut old, end) = (first + begin, first + begin + edges.len());
        if wider == len || wider > usize::from(u16::MAX) || self.edges.len() + wider > self.most_edges {
            return;
        }
        let moved = self.edges.len();
        grow(&mut self.edges, wider, self.most_edges);
        self.edges.extend_from_within(first..old);
        for action in actions {
            while old < end && self.edges[old].action < action {
                self.edges.push(self.edges[old]);
                old += 1;
            }
            if old < end && self.edges[old].action == action {
                self.edges.push(self.edges[old]);
                old += 1;
            } else {
                self.edges.push(Edge::new(seat, action));
            }
        }
        self.edges.extend_from_within(old..first + len);
        let node = &mut self.nodes[node as usize];
        (node.first, node.len, node.room) = (moved as u32, wider as u16, wider as u16);
    }

    /// The node below an edge, made if there is none and room for one. Says whether it is new.
    pub(crate) fn below(&mut self, node: NodeId, place: Place) -> Option<(NodeId, Below)> {
        let new = self.nodes.len() as NodeId;
        let room = self.nodes.len() < self.most_nodes;
        let edge = self.edge(node, place);
        if edge.child != NONE {
            return Some((edge.child, Below::Known));
        }
        if !room {
            return None;
        }
        edge.child = new;
        grow(&mut self.nodes, 1, self.most_nodes);
        self.nodes.push(Node::default());
        Some((new, Below::New))
    }

    /// Puts an edge at its place among its node's; a node without room moves to the end with twice of it.
    fn insert(&mut self, node: NodeId, at: usize, edge: Edge<A>) -> Option<()> {
        let Node { first, len, room, .. } = self.nodes[node as usize];
        let (mut first, len) = (first as usize, usize::from(len));
        if len == usize::from(room) {
            let wider = room.checked_mul(2)?.max(4);
            if self.edges.len() + usize::from(wider) > self.most_edges {
                return None;
            }
            let moved = self.edges.len();
            grow(&mut self.edges, usize::from(wider), self.most_edges);
            self.edges.extend_from_within(first..first + len);
            self.edges.resize(moved + usize::from(wider), edge);
            first = moved;
            self.nodes[node as usize].first = moved as u32;
            self.nodes[node as usize].room = wider;
        }
        self.edges.copy_within(first + at..first + len, first + at + 1);
        self.edges[first + at] = edge;
        self.nodes[node as usize].len += 1;
        Some(())
    }
}

/// Makes room for `more` items: twice as much as there was, as vectors do, but never more than `most` in all.
fn grow<T>(items: &mut Vec<T>, more: usize, most: usize) {
    let (len, room) = (items.len(), items.capacity());
    if len + more > room {
        items.reserve_exact((2 * room).clamp(len + more, most) - len);
    }
}

/// Was the node there?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Below {
    /// It was.
    Known,
    /// It has just been made.
    New,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_stand_by_seat_and_action_however_they_come() {
        let mut tree = Tree::new();
        for action in [5, 1, 9, 3, 7, 2, 8] {
            for seat in [Seat::B, Seat::A] {
                let place = tree.place_of(ROOT, seat, action).expect("there is room");
                tree.edge(ROOT, place).visits = action;
            }
        }
        let actions: Vec<u32> = tree.edges(ROOT, Seat::A).1.iter().map(|edge| edge.action).collect();
        assert_eq!(actions, [1, 2, 3, 5, 7, 8, 9]);
        let (first, edges) = tree.edges(ROOT, Seat::B);
        assert_eq!((first, edges.len()), (7, 7));
        let place = tree.place_of(ROOT, Seat::B, 9).expect("it is there");
        assert_eq!((place, tree.edge(ROOT, place).visits), (13, 9));
        assert!(tree.edges(ROOT, Seat::C).1.is_empty());
    }

    #[test]
    fn edges_that_come_at_once_stand_among_those_that_were_there() {
        let mut tree = Tree::new();
        for (seat, action) in [(Seat::A, 4), (Seat::B, 3), (Seat::B, 6), (Seat::B, 9), (Seat::C, 5)] {
            let place = tree.place_of(ROOT, seat, action).expect("there is room");
            tree.edge(ROOT, place).visits = action;
        }
        tree.spread(ROOT, Seat::B, [1, 3, 5, 9].into_iter());
        let all: Vec<_> =
            tree.all_edges(ROOT).iter().map(|edge| (edge.seat, edge.action, edge.visits)).collect();
        let [a, b, c] = [Seat::A, Seat::B, Seat::C];
        assert_eq!(all, [(a, 4, 4), (b, 1, 0), (b, 3, 3), (b, 5, 0), (b, 6, 6), (b, 9, 9), (c, 5, 5)]);
        assert_eq!(tree.nodes[ROOT as usize].room, 7, "no hole is left");
        // What is there already moves nothing, and a tree without room stays as it is.
        let slots = tree.edges.len();
        tree.spread(ROOT, Seat::B, [1, 9].into_iter());
        assert_eq!(tree.edges.len(), slots);
        tree.most_edges = slots + 7;
        tree.spread(ROOT, Seat::B, [2].into_iter());
        assert_eq!(tree.edges.len(), slots);
    }

    #[test]
    fn a_full_tree_refuses_and_stays_as_it_is() {
        let mut tree = Tree::bounded(2, 8);
        for action in 0..8 {
            assert_eq!(tree.place_of(ROOT, Seat::A, action).is_some(), action < 4, "{action}");
        }
        assert_eq!(tree.below(ROOT, 0), Some((1, Below::New)));
        assert_eq!(tree.below(ROOT, 0), Some((1, Below::Known)));
        assert_eq!(tree.below(ROOT, 1), None);
        assert!(tree.edges.len() <= 8 && tree.nodes.len() <= 2);
    }

    #[test]
    fn a_tree_takes_no_more_memory_than_is_said() {
        let mut tree = Tree::<[u64; 2]>::new();
        'full: loop {
            let node = tree.nodes.len() as NodeId - 1;
            for action in 0..5 {
                if tree.place_of(node, Seat::A, [action, 0]).is_none() {
                    break 'full;
                }
            }
            if tree.below(node, 0).is_none() {
                break;
            }
        }
        let bytes =
            tree.nodes.capacity() * size_of::<Node>() + tree.edges.capacity() * size_of::<Edge<[u64; 2]>>();
        assert!(bytes <= 48 << 20, "{bytes}");
        assert!(tree.edges.len() > MOST_EDGES - 16);
    }

    #[test]
    fn a_cleared_tree_has_a_bare_root() {
        let mut tree = Tree::new();
        tree.place_of(ROOT, Seat::A, 1);
        tree.visit(ROOT);
        tree.clear();
        assert!(tree.edges(ROOT, Seat::A).1.is_empty());
        assert_eq!(tree.visit(ROOT), 0);
    }
}
