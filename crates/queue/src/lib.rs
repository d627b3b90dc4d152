//! Work for many machines: what is to be done, as documents, and a queue of it on NATS JetStream.
//!
//! * [`Setup`] is what many jobs have in common: the game, the players, networks. It is kept under the hash of its text.
//! * [`Job`] is one piece of work: a game of a match, a few games for training, a position to analyse. It names its setup.
//! * [`Answer`] is what a worker found, or why it refused.
//! * [`Queue`] carries them: a job is given to one worker at a time, and to another when that one is lost.
//! * [`Build`] says which program does the work. Jobs go to workers of the same build only, because another engine would play
//!   other games.
//!
//! Whoever can reach the queue may send anything, so everything that is read here has a bound. *Must not know*: how games are
//! played, files, user interfaces.

mod address;
mod build;
mod job;
mod nats;
mod setup;
mod think;

pub use address::Address;
pub use build::{Build, digest};
pub use job::{
    Answer, GamePlayed, Job, Line, MOST_ANSWER, MOST_JOB, Opening, Outcome, Ply, PositionJudged, Record,
    Task, is_run,
};
pub use nats::{Answers, Delivery, Intake, Queue, QueueError, Worker};
pub use setup::{
    AnalysisWork, Attachment, Experience, GameSource, GamesWork, MOST_SETUP, MatchWork, MoveLimits, Player,
    RandomOpenings, Setup, SetupError, SetupId, Work,
};
pub use think::{Thought, ThoughtWanted};
