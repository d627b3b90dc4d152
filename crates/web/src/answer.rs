//! HTTP responses: files in the smallest encoding, and strict limits on what the page may do.

use std::sync::Arc;

use anyhow::{Result, bail};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, Request, Response, StatusCode};

use crate::file::{Encoding, File, Page};
use crate::first::First;

/// The page may run only its own program: no inline scripts, nothing from other sites, and no embedding in frames.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; font-src 'self'; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The addresses at which the page is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addresses {
    /// Only those of its files.
    OfThePage,
    /// Those of its files, and those of games: eight letters and digits.
    OfGames,
}

struct Site {
    page: Page,
    first: First,
    addresses: Addresses,
}

/// Routes everything under the root to the files of a page.
///
/// # Errors
/// Fails if the media type of a file is unknown.
pub fn router(page: Page, addresses: Addresses) -> Result<Router> {
    if let Some(file) = page.files.iter().find(|file| file.mime().is_none()) {
        bail!("`{}` has an unknown file type", file.path);
    }
    let template = match page.files.iter().find(|file| file.path == "index.html") {
        Some(file) => file.plain()?,
        None => Bytes::new(),
    };
    let first = First::new(&String::from_utf8_lossy(&template), addresses)?;
    Ok(Router::new().fallback(answer).with_state(Arc::new(Site { page, first, addresses })))
}

async fn answer(State(site): State<Arc<Site>>, request: Request<Body>) -> Response<Body> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD");
    }
    let path = request.uri().path().trim_start_matches('/');
    let game = site.addresses == Addresses::OfGames && is_game(path);
    if path.is_empty() || path == "index.html" || game {
        return first(&site.first, request.headers());
    }
    let Some(index) = site.page.files.iter().position(|file| file.path == path) else {
        return plain(StatusCode::NOT_FOUND, "Not found. The page is at /.");
    };
    // Packing or unpacking a file for the first time would hold up everyone else.
    let headers = request.headers().clone();
    match tokio::task::spawn_blocking(move || sent(&site.page.files[index], &headers)).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) | Err(_) => {
            plain(StatusCode::INTERNAL_SERVER_ERROR, "This file of the program is damaged. Install it again.")
        }
    }
}

/// Whether this can be the address of a game. No file of the page has such a name.
fn is_game(path: &str) -> bool {
    path.len() == 8 && path.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether a browser accepts an encoding.
fn accepts(headers: &HeaderMap, way: &str) -> bool {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|each| each.split(';').next().is_some_and(|name| name.trim() == way))
}

/// The smallest encoding that a browser accepts.
fn smallest(headers: &HeaderMap) -> Encoding {
    [Encoding::Brotli, Encoding::Gzip]
        .into_iter()
        .find(|encoding| encoding.name().is_some_and(|name| accepts(headers, name)))
        .unwrap_or(Encoding::Plain)
}

fn sent(file: &File, headers: &HeaderMap) -> Result<Response<Body>> {
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == file.tag.as_bytes());
    let mut response = Response::new(Body::empty());
    let fields = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        fields.insert(header::ETAG, tag);
    }
    fields.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(file.mime().unwrap_or("application/octet-stream")),
    );
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        let (body, encoding) = file.body(smallest(headers))?;
        if let Some(name) = encoding.name() {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        *response.body_mut() = Body::from(body);
    }
    Ok(guarded(response))
}

/// The page itself, with a game on the board.
fn first(page: &First, headers: &HeaderMap) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    if accepts(headers, "gzip") {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        *response.body_mut() = Body::from(page.gzip.clone());
    } else {
        *response.body_mut() = Body::from(page.plain.clone());
    }
    guarded(response)
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    guarded(response)
}

fn guarded(mut response: Response<Body>) -> Response<Body> {
    let fields = response.headers_mut();
    let mut set = |name, value| fields.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::CACHE_CONTROL, "no-cache");
    set(header::VARY, "accept-encoding");
    // Isolated pages may share memory with their workers, so that a search can be stopped at once.
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-embedder-policy"), "require-corp");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    response
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    const CONTENT: &[u8] = b"let a = 1;";

    /// A file inside the program, which has it only packed.
    fn inside() -> File {
        let mut packed = vec![];
        brotli::BrotliCompress(&mut &*CONTENT, &mut packed, &brotli::enc::BrotliEncoderParams::default())
            .unwrap();
        File::inside("a.js", "\"1\"", packed.leak())
    }

    fn asking(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    /// The content that a browser has after unpacking.
    fn unpacked(body: &[u8], encoding: Option<&str>) -> Vec<u8> {
        let mut plain = vec![];
        match encoding {
            Some("br") => brotli_decompressor::BrotliDecompress(&mut &*body, &mut plain).unwrap(),
            Some("gzip") => _ = flate2::read::GzDecoder::new(body).read_to_end(&mut plain).unwrap(),
            _ => plain.extend(body),
        }
        plain
    }

    #[tokio::test]
    async fn files_are_sent_as_small_as_the_browser_reads_them() {
        let file = inside();
        // Twice, because the second answer comes from what the first one made.
        for _ in 0..2 {
            for (accepted, way) in
                [("gzip, br", Some("br")), ("gzip;q=0.5", Some("gzip")), ("identity", None)]
            {
                let response = sent(&file, &asking(header::ACCEPT_ENCODING, accepted)).unwrap();
                assert_eq!(response.status(), StatusCode::OK);
                let encoding = response.headers().get(header::CONTENT_ENCODING).cloned();
                let encoding = encoding.as_ref().map(|value| value.to_str().unwrap());
                assert_eq!(encoding, way, "{accepted}");
                let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
                assert_eq!(unpacked(&body, encoding), CONTENT, "{accepted}");
            }
        }
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        let file = File::inside("a.js", "\"1\"", b"not packed");
        assert!(sent(&file, &asking(header::ACCEPT_ENCODING, "identity")).is_err());
        assert!(sent(&file, &asking(header::ACCEPT_ENCODING, "gzip")).is_err());
    }

    #[test]
    fn what_is_not_packed_is_sent_plain() {
        let file = File::loose("a.js", CONTENT.to_vec());
        let response = sent(&file, &asking(header::ACCEPT_ENCODING, "gzip, br")).unwrap();
        assert!(response.headers().get(header::CONTENT_ENCODING).is_none());
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
    }

    #[test]
    fn strange_files_are_refused() {
        let strange = File::inside("a.exe", "\"1\"", b"");
        assert!(router(Page::inside(&[strange]), Addresses::OfThePage).is_err());
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let response = sent(&inside(), &asking(header::IF_NONE_MATCH, "\"1\"")).unwrap();
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert!(response.headers().get(header::CONTENT_ENCODING).is_none());
    }

    #[test]
    fn every_answer_is_guarded() {
        for response in [plain(StatusCode::NOT_FOUND, ""), sent(&inside(), &HeaderMap::new()).unwrap()] {
            assert_eq!(response.headers()["cross-origin-opener-policy"], "same-origin");
            assert_eq!(response.headers()["cross-origin-embedder-policy"], "require-corp");
            let policy = response.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
            assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe-inline"));
        }
    }
}
