//! The description of all calls, for programs that are to be written.

use axum::body::Body;
use axum::http::Response;

use crate::http;

/// The description, in the form of OpenAPI.
const DESCRIPTION: &str = include_str!("openapi.json");

/// `GET /api/openapi.json`
pub(crate) async fn described() -> Response<Body> {
    http::text("application/json", DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// The routes in a source file, without what is only another way of writing one.
    fn routes(source: &str) -> BTreeSet<String> {
        let plain =
            source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
        let twins = source.split("&at(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let twins = twins.flat_map(|path| ["bot", "board"].map(|who| format!("/api/{who}/game/{path}")));
        plain.chain(twins).filter(|path| !path.ends_with('/')).collect()
    }

    #[test]
    fn every_call_is_described_and_nothing_else() {
        let description: Value = serde_json::from_str(DESCRIPTION).expect("JSON");
        let described: BTreeSet<String> =
            description["paths"].as_object().expect("paths").keys().cloned().collect();
        let mut served = routes(include_str!("lib.rs"));
        served.extend(routes(include_str!("bot/mod.rs")));
        assert!(served.len() > 40, "{served:?}");
        assert_eq!(described, served);
    }
}
