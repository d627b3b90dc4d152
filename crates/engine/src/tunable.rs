//! Numbers with names, so that they can be told, changed one by one, and fitted.

/// Declares a set of numbers with their usual values.
macro_rules! parameters {
    ($(#[$about:meta])* $set:ident { $($(#[$doc:meta])* $name:ident = $usual:expr;)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "numbers that belong together have one remark")]
        pub struct $set {
            $($(#[$doc])* pub $name: f64,)*
        }

        impl Default for $set {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl $set {
            /// What they are called.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// One of them by its name, to be read or changed.
            pub fn by_name(&mut self, name: &str) -> Option<&mut f64> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use parameters;
