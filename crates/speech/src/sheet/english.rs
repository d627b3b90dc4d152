//! The forms of English nouns: documents are in English, so a name in no file can still be bent by rule.

/// A noun in a form. `None` if English has no such form.
pub(crate) fn form(name: &str, form: &str) -> Option<String> {
    let noun = name.replace('-', " ");
    Some(match form {
        "" => noun,
        "a" => a(&noun),
        "the" => format!("the {noun}"),
        "every" => format!("every {noun}"),
        "many" => plural(&noun),
        // The names of counters are plurals.
        "one" => noun.strip_suffix('s').map_or(noun.clone(), str::to_owned),
        _ => return None,
    })
}

/// A noun with its article: `an elephant`, `a unicorn`.
fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    let sounds_like_you =
        ["uni", "eu", "one", "us"].iter().any(|start| noun.to_lowercase().starts_with(start));
    format!("{} {noun}", if vowel && !sounds_like_you { "an" } else { "a" })
}

/// The plural of a noun.
fn plural(noun: &str) -> String {
    match noun {
        n if n.ends_with("man") => format!("{}men", &n[..n.len() - 3]),
        n if n.ends_with("wolf") => format!("{}ves", &n[..n.len() - 1]),
        n if ["fox", "ss", "ch", "sh"].iter().any(|end| n.ends_with(end)) => format!("{n}es"),
        n if n.ends_with('y') && !n.ends_with("ey") => format!("{}ies", &n[..n.len() - 1]),
        n if n.ends_with('s') => n.to_owned(),
        n => format!("{n}s"),
    }
}

/// Text with its first letter as a capital, where its script has capitals.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!(form("elephant", "a").as_deref(), Some("an elephant"));
        assert_eq!(form("unicorn", "a").as_deref(), Some("a unicorn"));
        assert_eq!(form("ai-wok", "a").as_deref(), Some("an ai wok"));
    }

    #[test]
    fn plurals_follow_the_ending() {
        let many = ["fox", "wolf", "man", "fairy", "donkey", "boss", "horses"].map(plural);
        assert_eq!(many, ["foxes", "wolves", "men", "fairies", "donkeys", "bosses", "horses"]);
    }
}
