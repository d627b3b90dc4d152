//! The seats at the table.

use serde::{Deserialize, Serialize};

/// Who moves a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at the screen.
    Person,
    /// The computer with a playing strength, from 1.
    Computer(u8),
    /// The controller that moves the enemies of a level.
    Controller,
    /// Somebody elsewhere, or nobody yet.
    Remote,
}
