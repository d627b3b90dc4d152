//! What all handlers need: who calls, from where, and answers in JSON.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, Response, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::timeout;

use chesswright_online::Why;

use crate::app::{App, network};
use crate::store::{Account, StoreError};
use crate::tables::Trouble;

/// The longest body of a request, in bytes. A document has its own limit.
pub(crate) const LONGEST: usize = 128 * 1024;
/// How long the body of a request may take to arrive.
const ARRIVES: Duration = Duration::from_secs(20);

/// The longest time for a request, with all that is sent.
const LONGEST_TIME: Duration = Duration::from_secs(60);

/// The address from which a connection comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who calls, and how that is known.
#[derive(Clone, Debug)]
pub(crate) enum Caller {
    Nobody,
    /// By the cookie of a browser: a page of another site can use it, too, unless the origin is checked.
    Cookie(Account),
    /// By a token, which only the program itself can send.
    Token(Account),
}

impl Caller {
    pub(crate) fn account(&self) -> Option<&Account> {
        match self {
            Self::Nobody => None,
            Self::Cookie(account) | Self::Token(account) => Some(account),
        }
    }
}

/// An answer that is an error.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    /// Why, by a name that the page translates.
    pub(crate) code: &'static str,
    /// Why, in English.
    pub(crate) words: String,
    /// What exactly is wrong, in English, as far as it is not always the same.
    detail: Option<String>,
    /// When it may be tried again.
    after: Option<Duration>,
}

pub(crate) type Answered = Result<Response<Body>, Failure>;

impl Failure {
    pub(crate) fn of(why: Why) -> Self {
        Self {
            status: status(why),
            code: why.code(),
            words: why.words().to_owned(),
            detail: None,
            after: None,
        }
    }

    /// With what exactly is wrong.
    pub(crate) fn with(why: Why, detail: impl std::fmt::Display) -> Self {
        let detail = detail.to_string();
        Self { words: format!("{why} {detail}"), detail: Some(detail), ..Self::of(why) }
    }

    /// What the rules of a game refuse.
    pub(crate) fn refused(code: &'static str) -> Self {
        Self { code, words: code.to_owned(), ..Self::of(Why::NotAllowed) }
    }

    pub(crate) fn not_found() -> Self {
        Self::of(Why::NotFound)
    }

    pub(crate) fn too_often(after: Duration) -> Self {
        let seconds = after.as_secs() + 1;
        let words = format!("Too often. Try again in {seconds} seconds.");
        Self { words, after: Some(after), ..Self::of(Why::TooOften) }
    }
}

fn status(why: Why) -> StatusCode {
    match why {
        Why::NotFound => StatusCode::NOT_FOUND,
        Why::TooOften => StatusCode::TOO_MANY_REQUESTS,
        Why::Busy | Why::Database => StatusCode::SERVICE_UNAVAILABLE,
        Why::Unopened => StatusCode::INTERNAL_SERVER_ERROR,
        Why::Taken | Why::NameTaken => StatusCode::CONFLICT,
        Why::Nobody | Why::BadToken | Why::NeedsToken | Why::WrongLogin | Why::WrongCode => {
            StatusCode::UNAUTHORIZED
        }
        Why::OtherSite
        | Why::GuestToken
        | Why::BuiltInOnly
        | Why::Blocked
        | Why::TournamentGuest
        | Why::TournamentHost
        | Why::ClubGuest
        | Why::ClubRole => StatusCode::FORBIDDEN,
        Why::OtherName => StatusCode::MISDIRECTED_REQUEST,
        Why::Document => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response<Body> {
        let Self { status, code, words, detail, after } = self;
        let mut value = json!({ "error": words, "code": code });
        if let Some(detail) = detail {
            value["detail"] = detail.into();
        }
        let mut response = answer(status, &value);
        if let Some(after) = after
            && let Ok(value) = HeaderValue::from_str(&(after.as_secs() + 1).to_string())
        {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::of(Why::Taken),
            StoreError::Many => Self::of(Why::GamesMany),
            StoreError::Busy => Self::of(Why::Busy),
            error => {
                crate::metrics::log("error", &error.to_string());
                Self::of(Why::Database)
            }
        }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::NoGame => Self::not_found(),
            Trouble::Busy => StoreError::Busy.into(),
            Trouble::Store(error) => error.into(),
            Trouble::Replay(why) => {
                crate::metrics::log("error", &why);
                Self::of(Why::Unopened)
            }
        }
    }
}

/// An answer in JSON.
pub(crate) fn answer(status: StatusCode, value: &Value) -> Response<Body> {
    let mut response = Response::new(Body::from(value.to_string()));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

pub(crate) fn fine(value: &Value) -> Answered {
    Ok(answer(StatusCode::OK, value))
}

pub(crate) fn text(kind: &'static str, body: impl Into<Body>) -> Response<Body> {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// Reads a body of JSON.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(|error| Failure::with(Why::Malformed, error))
}

/// Who calls.
pub(crate) async fn caller(app: &App, headers: &HeaderMap) -> Result<Caller, Failure> {
    if let Some(token) = bearer(headers) {
        let known = app.store.account_of_secret(hash(token), "token").await?;
        return match known {
            Some(account) => Ok(Caller::Token(account)),
            None => Err(Failure::of(Why::BadToken)),
        };
    }
    let Some(secret) = cookie(app, headers, Cookie::Session) else { return Ok(Caller::Nobody) };
    let known = app.store.account_of_secret(hash(secret), Cookie::Session.kind()).await?;
    Ok(known.map_or(Caller::Nobody, Caller::Cookie))
}

/// The account that wants to change something. A browser must say that it does so on a page of ours.
pub(crate) async fn actor(app: &App, headers: &HeaderMap) -> Result<Account, Failure> {
    match caller(app, headers).await? {
        Caller::Token(account) => Ok(account),
        Caller::Cookie(account) => same_origin(headers).map(|()| account),
        Caller::Nobody => Err(Failure::of(Why::Nobody)),
    }
}

/// The account that wants to change what it is itself. A token, which programs carry around, does not do for that.
pub(crate) async fn owner(app: &App, headers: &HeaderMap) -> Result<Account, Failure> {
    match caller(app, headers).await? {
        Caller::Cookie(account) => same_origin(headers).map(|()| account),
        Caller::Token(_) => Err(Failure::of(Why::OtherSite)),
        Caller::Nobody => Err(Failure::of(Why::Nobody)),
    }
}

/// The account of a program, by its token.
pub(crate) async fn by_token(app: &App, headers: &HeaderMap) -> Result<Account, Failure> {
    match caller(app, headers).await? {
        Caller::Token(account) => Ok(account),
        _ => Err(Failure::of(Why::NeedsToken)),
    }
}

/// Whether a request comes from a page of this server, as browsers say.
pub(crate) fn same_origin(headers: &HeaderMap) -> Result<(), Failure> {
    let read = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let origin = read(header::ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    match (origin, read(header::HOST)) {
        (Some(origin), Some(host)) if origin.eq_ignore_ascii_case(host) => Ok(()),
        _ => Err(Failure::of(Why::OtherSite)),
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The secret with which somebody calls.
pub(crate) fn secret<'h>(app: &App, headers: &'h HeaderMap) -> Option<&'h str> {
    bearer(headers).or_else(|| cookie(app, headers, Cookie::Session))
}

/// A cookie that the server sets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cookie {
    /// Who is logged in.
    Session,
    /// Who was logged in before. It opens nothing; but whoever has it is no stranger who guesses.
    Browser,
}

impl Cookie {
    /// As what its secret is kept.
    pub(crate) fn kind(self) -> &'static str {
        match self {
            Self::Session => "cookie",
            Self::Browser => "known",
        }
    }

    /// Its name. Browsers accept the first form only over HTTPS and for the whole host.
    fn name(self, app: &App) -> &'static str {
        match (self, app.settings.https) {
            (Self::Session, true) => "__Host-s",
            (Self::Session, false) => "s",
            (Self::Browser, true) => "__Host-b",
            (Self::Browser, false) => "b",
        }
    }
}

pub(crate) fn cookie<'h>(app: &App, headers: &'h HeaderMap, which: Cookie) -> Option<&'h str> {
    let name = which.name(app);
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
}

/// A cookie for a year, or one that ends it.
pub(crate) fn set_cookie(app: &App, response: &mut Response<Body>, which: Cookie, secret: Option<&str>) {
    let name = which.name(app);
    let secure = if app.settings.https { "; Secure" } else { "" };
    let (value, age) = secret.map_or(("", 0), |secret| (secret, 31_536_000));
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// The hash under which a secret is kept.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// The address of whoever calls. Only as many entries as there are known proxies are believed.
pub(crate) fn address(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let proxies = app.settings.proxies;
    if proxies == 0 {
        return network(peer);
    }
    let all = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let passed: Vec<&str> = all.flat_map(|text| text.split(',')).map(str::trim).collect();
    let told = passed.len().checked_sub(proxies).and_then(|at| passed[at].parse().ok());
    network(told.unwrap_or(peer))
}

/// Refuses requests for other hosts, and those that come too often.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response<Body> {
    app.metrics.request();
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if !is_ours(&app.settings.names, host) {
        return Failure::of(Why::OtherName).into_response();
    }
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0);
    if let Err(after) = app.limits.requests.take(address(&app, peer, headers)) {
        return Failure::too_often(after).into_response();
    }
    let api = request.uri().path().starts_with("/api") && request.method() != Method::OPTIONS;
    let only_reads = request.method().is_safe();
    // Streams and sockets answer at once and go on; what is sent or worked on for longer than this is given up.
    let answer = async {
        match whole(request).await {
            Ok(request) if only_reads => Some(next.run(request).await),
            // What changes something is done whole, also if nobody waits for the answer any more: a write and what follows from it
            // belong together.
            Ok(request) => tokio::spawn(next.run(request)).await.ok(),
            Err(status) => Some(status.into_response()),
        }
    };
    let Ok(Some(mut response)) = timeout(LONGEST_TIME, answer).await else {
        return Failure::of(Why::Busy).into_response();
    };
    let json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if api && response.status().is_client_error() && !json {
        // Whoever calls reads all refusals in the same way, also those of the parts that the server is made of.
        let (mut parts, _) = response.into_parts();
        let why = if parts.status == StatusCode::NOT_FOUND { Why::NotFound } else { Why::Malformed };
        let (told, body) = Failure::of(why).into_response().into_parts();
        parts.headers.remove(header::CONTENT_LENGTH);
        parts.headers.extend(told.headers);
        response = Response::from_parts(parts, body);
    }
    let fields = response.headers_mut();
    let mut set = |name, value| drop(fields.try_insert(name, HeaderValue::from_static(value)));
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    if api {
        set(header::CACHE_CONTROL, "no-store");
        set(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'");
        set(header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    }
    response
}

/// A request with all of its body, which must neither be too long nor come too slowly: who sends a byte a minute would keep a
/// connection for ever.
async fn whole(request: Request) -> Result<Request, StatusCode> {
    let (parts, body) = request.into_parts();
    let announced = parts.headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    if announced.is_some_and(|length| length.parse::<usize>().map_or(true, |length| length > LONGEST)) {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    match timeout(ARRIVES, to_bytes(body, LONGEST)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        // Or the line is broken, and then nobody reads this.
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// Whether a `Host` is this server. A page of a stranger can give its own name our address, but it cannot make an address its name.
fn is_ours(names: &[String], host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(six) => return six.split_once(']').is_some_and(|(six, _)| six.parse::<IpAddr>().is_ok()),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok()
        || names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_served() {
        let names = ["chess.example.org".to_owned()];
        for host in [
            "localhost:80",
            "127.0.0.1",
            "192.168.0.7:8520",
            "[::1]:8520",
            "chess.example.org",
            "Chess.Example.Org:443",
        ] {
            assert!(is_ours(&names, host), "{host}");
        }
        for host in [
            "",
            "evil.example.org",
            "localhost.evil.org",
            "127.0.0.1.evil.org",
            "[evil]:80",
            "chess.example.org.evil.org",
        ] {
            assert!(!is_ours(&names, host), "{host}");
        }
    }

    #[test]
    fn a_page_of_another_site_is_not_ours() {
        let asking = |origin: Option<&'static str>| {
            let mut headers =
                HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("localhost:8520"))]);
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            same_origin(&headers).is_ok()
        };
        assert!(asking(Some("http://localhost:8520")));
        for origin in [
            None,
            Some("null"),
            Some("http://localhost"),
            Some("http://localhost:8520.evil.org"),
            Some("http://evil.org"),
        ] {
            assert!(!asking(origin), "{origin:?}");
        }
    }
}
