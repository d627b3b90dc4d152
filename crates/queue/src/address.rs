//! Where a queue is, and how it is entered.

use std::fmt;
use std::path::PathBuf;

/// The address of a NATS server: `nats://HOST:PORT`, or `tls://…`, with `USER:PASSWORD@` or `TOKEN@` before the host if it asks
/// for one.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// The address as it was given, which may contain a password.
    pub url: String,
    /// A file with the credentials of an account, as NATS writes them.
    pub credentials: Option<PathBuf>,
}

impl Address {
    /// An address without a file of credentials.
    pub fn new(url: &str) -> Self {
        Self { url: url.to_owned(), credentials: None }
    }
}

impl fmt::Display for Address {
    /// The address without what is secret: this goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.url.split_once("://").unwrap_or(("nats", &self.url));
        let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
        write!(f, "{scheme}://{host}")
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            ("nats://anna:secret@example.org:4222", "nats://example.org:4222"),
            ("tls://to@ken@example.org", "tls://example.org"),
            ("example.org:4222", "nats://example.org:4222"),
        ] {
            assert_eq!(Address::new(url).to_string(), shown);
            assert_eq!(format!("{:?}", Address::new(url)), shown);
        }
    }
}
