//! Why a server refuses a request. The page says it in the reader's language, by its code; programs get the sentence as well.

macro_rules! reasons {
    ($($name:ident $code:literal $words:literal)*) => {
        /// Why a server refuses a request, besides what the rules of a game refuse.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Why {
            $(#[doc = $words] $name,)*
        }

        impl Why {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name in messages.
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// It in an English sentence.
            pub fn words(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }
        }
    };
}

reasons! {
    NotFound "not-found" "There is nothing here."
    TooOften "too-often" "Too often. Try again in a while."
    Busy "busy" "The server is busy. Try again soon."
    Database "trouble" "The database does not answer. Nothing was changed."
    Unopened "unopened" "This game cannot be opened."
    Taken "taken" "It is taken."
    Malformed "malformed" "The request is not as expected."
    Nobody "nobody" "Log in first, or go on as a guest."
    BadToken "bad-token" "This token is not valid."
    NeedsToken "needs-token" "This call needs a token."
    OtherSite "other-site" "This request does not come from a page of this server."
    OtherName "other-name" "This server has another name. Whoever runs it can add one with --name."
    NameForm "name-form" "A name has 2 to 20 letters, digits, - or _, and begins with a letter."
    NameReserved "name-reserved" "This name is reserved."
    NameTaken "name-taken" "This name is taken."
    PasswordLength "password-length" "A password has 10 to 128 characters."
    PasswordEasy "password-easy" "This password is easy to guess. A few words that do not belong together are hard to guess."
    WrongLogin "wrong-login" "The name or the password is wrong."
    WrongCode "wrong-code" "The name or the code is wrong."
    GuestToken "guest-token" "Guests have no tokens. Register first."
    GuestRated "guests-play-casual" "Guests play without ratings. Register first."
    RatedBuiltIn "rated-built-in" "Only built-in games are rated."
    RatedSides "rated-sides" "Only games of two sides are rated."
    RatedStart "rated-start" "Games from a position of your own are not rated."
    RatedClock "rated-clock" "Only games with a clock are rated."
    NoGameNamed "no-game-named" "There is no game of this name."
    NoPlan "no-plan" "Name a game, or send a document."
    NoHouse "no-house" "There is no such player of the house."
    NoSide "no-side" "The game has no such side."
    BuiltInOnly "built-in-only" "This server plays built-in games only."
    DocumentLong "document-long" "The document is too long."
    Document "document" "The document was refused."
    Control "control" "The time control cannot be read."
    ControlLong "control-long" "This clock is too long. Use days for a move, such as `0d3days`."
    ControlEmpty "control-empty" "This clock has no time."
    Start "start" "The start position cannot be read."
    StartLong "start-long" "The start position is too long."
    StartOver "start-over" "The game is over in this position."
    OfferCount "offer-count" "Offer one to eight games."
    ByLink "by-link" "Games of more than two sides begin by a link."
    OffersMany "offers-many" "You offer three games already."
    GamesMany "games-many" "One of the players has too many games open."
    OfferGone "offer-gone" "This offer is gone."
    OfferOwn "offer-own" "This is your own offer."
    OwnChallenge "own-challenge" "You cannot challenge yourself."
    Hidden "hidden" "This game hides something from its players. Two play it, and nobody else sees it before it is over."
    Chance "chance" "This server does not roll dice. Games with chance are played at one screen."
    TwoSides "two-sides" "Only games of two sides can be played like this."
    NotForProgram "not-for-program" "This program does not play such games."
    ProgramGone "program-gone" "This program is not here any more."
    HasPlayed "has-played" "Only an account that has not played becomes a program's."
    NotAllowed "not-allowed" "The game does not allow this now."
    Blocked "blocked" "One of you has blocked the other."
    TournamentGuest "tournament-guest" "Only people with an account organise tournaments. Register first."
    TournamentTitle "tournament-title" "A title has 3 to 60 characters."
    TournamentGames "tournament-games" "A tournament has one to eight games of two sides, with a clock."
    TournamentLength "tournament-length" "A tournament has 1 to 30 rounds, or 5 to 720 minutes."
    TournamentFull "tournament-full" "The tournament is full."
    TournamentLate "tournament-late" "It is too late to join this tournament."
    TournamentOver "tournament-over" "The tournament is over."
    TournamentHost "tournament-host" "Only its organiser may do this."
    TournamentFew "tournament-few" "A tournament needs at least two players."
    ClubGuest "club-guest" "Only people with an account create or lead clubs. Register first."
    ClubName "club-name" "A club has a name of 3 to 60 characters, and at most 500 characters about itself."
    ClubsMany "clubs-many" "You have as many clubs as anybody may."
    ClubFull "club-full" "The club is full."
    ClubRole "club-role" "Only those who lead the club may do this."
    ClubOwner "club-owner" "The club needs somebody who leads it: make somebody else its owner, or delete it."
    ClubGone "club-gone" "You are not in this club any more."
    ClubGames "club-games" "Too many games of this club are still being played. End a round first."
    ClubFew "club-few" "Nobody who could play is in the club right now."
    InTournament "in-tournament" "In a tournament, games are played to their end and each only once."
}

impl Why {
    /// The one with this code.
    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|why| why.code() == code)
    }
}

impl std::fmt::Display for Why {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.words())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_code_of_its_own() {
        assert!(Why::ALL.iter().all(|why| Why::named(why.code()) == Some(*why)));
    }
}
