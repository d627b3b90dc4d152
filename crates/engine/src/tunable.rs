//! Named numbers ("parameters") that a user can set for a match and that the tuner fits.

/// Why a parameter could not be set.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TunableError {
    /// The set has no parameter of this name.
    #[error("unknown parameter `{0}`")]
    Unknown(String),
    /// The value is not a number in the allowed range.
    #[error("`{name}` is {value}; it must be from {min} to {max}")]
    OutOfRange {
        /// The parameter.
        name: &'static str,
        /// The rejected value.
        value: f64,
        /// The least allowed value.
        min: f64,
        /// The greatest allowed value.
        max: f64,
    },
    /// The value has a fraction.
    #[error("`{name}` is {value}; it must be a whole number")]
    Fraction {
        /// The parameter.
        name: &'static str,
        /// The rejected value.
        value: f64,
    },
}

/// A type of parameters.
pub(crate) trait Parameter: Sized {
    /// The parameter with this value; none for a fraction where it must be whole.
    fn of(value: f64) -> Option<Self>;
}

impl Parameter for f64 {
    fn of(value: f64) -> Option<Self> {
        Some(value)
    }
}

/// The search computes with whole numbers: converting them in each node takes time.
impl Parameter for i32 {
    fn of(value: f64) -> Option<Self> {
        (value.fract() == 0.0).then_some(value as Self)
    }
}

/// Declares a struct of parameters, each with its default value and the range of values it accepts.
///
/// The fields are private to the crate, so that no value outside of its range ever reaches the engine.
macro_rules! tunable {
    ($(#[$about:meta])* $set:ident { $($(#[$doc:meta])* $name:ident: $type:ty = $default:literal in $range:expr;)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $set {
            $($(#[$doc])* pub(crate) $name: $type,)*
        }

        impl Default for $set {
            fn default() -> Self {
                Self { $($name: $default,)* }
            }
        }

        impl $set {
            /// The names of all parameters, in the order of their declaration.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The value of a parameter.
            pub fn get(&self, name: &str) -> Option<f64> {
                match name {
                    $(stringify!($name) => Some(f64::from(self.$name)),)*
                    _ => None,
                }
            }

            /// The values that a parameter accepts.
            pub fn range(name: &str) -> Option<std::ops::RangeInclusive<f64>> {
                match name {
                    $(stringify!($name) => Some($range),)*
                    _ => None,
                }
            }

            /// Sets a parameter.
            ///
            /// # Errors
            /// When there is no such parameter, when the value is outside of its range, or when it has a fraction and must be
            /// whole; nothing changes then.
            pub fn set(&mut self, name: &str, value: f64) -> Result<(), $crate::TunableError> {
                let Some(range) = Self::range(name) else {
                    return Err($crate::TunableError::Unknown(name.to_owned()));
                };
                match name {
                    $(stringify!($name) => {
                        let name = stringify!($name);
                        if !range.contains(&value) {
                            let (min, max) = range.into_inner();
                            return Err($crate::TunableError::OutOfRange { name, value, min, max });
                        }
                        let whole = $crate::tunable::Parameter::of(value);
                        self.$name = whole.ok_or($crate::TunableError::Fraction { name, value })?;
                    })*
                    _ => {}
                }
                Ok(())
            }
        }
    };
}

pub(crate) use tunable;

#[cfg(test)]
mod tests {
    use super::TunableError;
    use crate::SearchParams;
    use crate::eval::EvalParams;

    #[test]
    fn every_default_is_in_its_range() {
        let (mut search, mut eval) = (SearchParams::default(), EvalParams::default());
        for name in SearchParams::NAMES {
            let value = search.get(name).expect("it is one of the names");
            assert_eq!(search.set(name, value), Ok(()));
        }
        for name in EvalParams::NAMES {
            let value = eval.get(name).expect("it is one of the names");
            assert_eq!(eval.set(name, value), Ok(()));
        }
    }

    #[test]
    fn values_outside_of_the_range_are_rejected_and_change_nothing() {
        let mut params = SearchParams::default();
        let error = params.set("nmp_depth_div", 0.5).expect_err("it is too small");
        assert_eq!(error.to_string(), "`nmp_depth_div` is 0.5; it must be from 1 to 64");
        let error = params.set("nmp_depth_div", 1.5).expect_err("it is no whole number");
        assert_eq!(error.to_string(), "`nmp_depth_div` is 1.5; it must be a whole number");
        for value in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e300] {
            for divisor in ["nmp_depth_div", "nmp_eval_div", "lmr_history_div"] {
                assert!(params.set(divisor, value).is_err(), "{divisor} = {value}");
            }
        }
        assert_eq!(params, SearchParams::default());
        assert_eq!(params.set("idle", 1.0), Err(TunableError::Unknown("idle".into())));
    }
}
