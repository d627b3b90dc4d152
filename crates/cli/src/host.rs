//! `chesswright host`: accounts, tokens, bans and backups of a server, and `chesswright vet`, which the server runs.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};
use chesswright_server::accounts::{check_name, hash_secret, new_secret};
use chesswright_server::{
    AccountKind, Database, Proof, Report, StoreError, in_folder, restore, vet, with_store,
};
use clap::{Args, Subcommand};

use crate::Verdict;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Make accounts and tokens, and ban
    #[command(subcommand)]
    Account(AccountCommand),
    /// Read what people have reported about others
    #[command(subcommand)]
    Report(ReportCommand),
    /// Copy the database, as it is at one moment, while the server runs
    Backup(Backup),
    /// Put a copy in the place of the database, while the server does not run
    Restore(Restore),
}

#[derive(Subcommand)]
pub(crate) enum AccountCommand {
    /// Make an account and print a token for it
    Add(Add),
    /// Print another token for an account
    #[command(after_help = "\
Examples:
  chesswright host account add Ben --data club && chesswright host account token Ben --data club")]
    Token(Named),
    /// Do not let an account in any more
    #[command(after_help = "\
Examples:
  chesswright host account add Eve --data club && chesswright host account ban Eve --data club")]
    Ban(Named),
    /// Let a banned account in again
    #[command(after_help = "\
Examples:
  chesswright host account add Dan --data club && chesswright host account unban Dan --data club")]
    Unban(Named),
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright host account add Anna --data club
  chesswright host account add Anna-bot --bot --data club")]
pub(crate) struct Add {
    #[command(flatten)]
    named: Named,
    /// The account is a program's
    #[arg(long)]
    bot: bool,
    /// The program also plays games that its interface has no name for
    #[arg(long, requires = "bot")]
    any_rules: bool,
    /// The program also plays games that hide something, such as Kriegspiel
    #[arg(long, requires = "bot")]
    hidden: bool,
}

#[derive(Subcommand)]
pub(crate) enum ReportCommand {
    /// Print the reports that are open
    #[command(after_help = "\
Examples:
  chesswright host account add Fay --data club && chesswright host report list --data club")]
    List(Data),
    /// Close a report
    #[command(after_help = "\
Examples:
  chesswright host report close 1 --data club")]
    Close(Close),
}

/// Where a server keeps its games.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Data {
    /// The folder of the server's data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address of the server's database
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
}

impl Data {
    fn database(&self) -> Result<Database> {
        match (&self.data, &self.database) {
            (Some(data), _) => in_folder(data),
            (None, Some(address)) => Ok(Database::Postgres(address.clone())),
            (None, None) => bail!("neither a folder nor a database"),
        }
    }
}

#[derive(Args)]
pub(crate) struct Close {
    /// The number of the report
    number: i64,
    #[command(flatten)]
    data: Data,
}

#[derive(Args)]
pub(crate) struct Vet {
    /// A position in which a game is to start, besides the document's own
    #[arg(long, value_name = "FEN")]
    start: Option<String>,
}

#[derive(Args)]
pub(crate) struct Named {
    /// The name of the account
    name: String,
    #[command(flatten)]
    data: Data,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright host backup monday.sqlite --data club")]
pub(crate) struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    /// The folder of the server's data
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright host backup b.sqlite --data club && chesswright host restore b.sqlite --data new")]
pub(crate) struct Restore {
    /// The copy
    file: PathBuf,
    /// The folder of the server's data, which must not have a database
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::Account(command) => account(command, out)?,
        Command::Report(ReportCommand::List(data)) => {
            for report in with_store(&data.database()?, async |store| Ok(store.reports().await?))? {
                let Report { id, by, other, game, why, lines, at } = report;
                let seconds = at / 1000;
                writeln!(out, "{id}\t{by} reports {other}\tgame {game}\tat {seconds}\t{why}")?;
                lines.lines().try_for_each(|line| writeln!(out, "\t{line}"))?;
            }
        }
        Command::Report(ReportCommand::Close(Close { number, data })) => {
            let closed =
                with_store(&data.database()?, async |store| Ok(store.close_report(*number).await?))?;
            ensure!(closed > 0, "there is no open report {number}");
        }
        Command::Backup(options) => {
            ensure!(!options.file.exists(), "`{}` exists already", options.file.display());
            with_store(&in_folder(&options.data)?, async |store| Ok(store.backup(&options.file).await?))?;
            writeln!(out, "{}", options.file.display())?;
        }
        Command::Restore(options) => {
            let database = in_folder(&options.data)?;
            let Database::Sqlite(file) = &database else { bail!("a folder has no database of PostgreSQL") };
            ensure!(!file.exists(), "`{}` exists already; move it away first", file.display());
            restore(&options.file, file)
                .with_context(|| format!("cannot copy `{}`", options.file.display()))?;
            // Opening it shows that it is one of ours, and brings it to this version.
            with_store(&database, async |store| {
                ensure!(store.is_well().await, "the copy cannot be read");
                Ok(())
            })?;
            writeln!(out, "{}", file.display())?;
        }
    }
    Ok(Verdict::Fine)
}

fn account(command: &AccountCommand, out: &mut dyn Write) -> Result<()> {
    let (AccountCommand::Add(Add { named, .. })
    | AccountCommand::Token(named)
    | AccountCommand::Ban(named)
    | AccountCommand::Unban(named)) = command;
    let Named { name, data } = named;
    let token = with_store(&data.database()?, async |store| {
        let known = store.any_account_named(name).await?;
        let account = match (command, known) {
            (AccountCommand::Add(add), _) => {
                check_name(name).map_err(|why| anyhow::anyhow!(why))?;
                let kind = if add.bot { AccountKind::Bot } else { AccountKind::Person };
                let made = store.new_account(name, kind, None, None, 0, now()).await;
                let account = made.map_err(|error| match error {
                    StoreError::Taken => anyhow::anyhow!("the name `{name}` is taken"),
                    error => error.into(),
                })?;
                if add.bot {
                    store.make_bot(account.id, add.any_rules, add.hidden).await?;
                }
                account
            }
            (_, None) => bail!("there is no account `{name}`"),
            (AccountCommand::Ban(_), Some(account)) => {
                store.ban(account.id, true).await?;
                return Ok(None);
            }
            (AccountCommand::Unban(_), Some(account)) => {
                store.ban(account.id, false).await?;
                return Ok(None);
            }
            (AccountCommand::Token(_), Some(account)) => account,
        };
        let token = new_secret("cw_");
        store
            .keep_secret(hash_secret(&token), account.id, Proof::Administrator, "token", "host", now())
            .await?;
        Ok(Some(token))
    })?;
    if let Some(token) = token {
        writeln!(out, "{token}")?;
    }
    Ok(())
}

/// Vets a document from standard input, with little time and memory. The server runs this for each document that somebody brings.
pub(crate) fn vet(options: &Vet, out: &mut dyn Write) -> Result<Verdict> {
    vet::confine().context("cannot limit this process")?;
    let mut text = String::new();
    std::io::stdin()
        .take(vet::LONGEST as u64 + 1)
        .read_to_string(&mut text)
        .context("cannot read the document")?;
    let vetted = vet::vet(&text, options.start.as_deref());
    let good = matches!(vetted, vet::Vetted::Good { .. });
    writeln!(out, "{}", serde_json::to_string(&vetted)?)?;
    Ok(if good { Verdict::Fine } else { Verdict::FoundWrong })
}
