//! Tests of the page in a real browser.

#[path = "../visit/mod.rs"]
#[allow(dead_code, reason = "the ways of the 3D table are not needed here")]
mod visit;

mod actions;
mod browser;
mod computer;
mod everybody;
mod faces;
mod games;
mod hidden;
mod keeping;
mod languages;
mod lessons;
mod levels;
mod new_game;
mod online;
mod opening;
mod parts;
mod programs;
mod room;
mod rules;
mod sound;
mod studio;
mod studio_access;
mod studio_imports;
mod studio_lab;
mod studio_levels;
mod studio_scenarios;
mod studio_shared;
mod studio_trouble;
mod trouble;
mod two_boards;
