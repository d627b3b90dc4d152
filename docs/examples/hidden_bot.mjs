// A program that plays games in which something is hidden, such as Kriegspiel and Fog of War. Node 18, nothing else.
//
// usage: node hidden_bot.mjs ADDRESS TOKEN [--challenge NAME --game GAME] [--games N] [--most M]
//
// It accepts every challenge to such a game and plays any move that it may. With --challenge it asks NAME for a game. It stops after N
// games, and resigns a game after M moves, which it hardly ever wins. Replace `choose` by something that thinks.

import { parseArgs } from "node:util";

const { positionals: [address, token], values: options } = parseArgs({
  allowPositionals: true,
  options: {
    challenge: { type: "string" },
    game: { type: "string", default: "kriegspiel" },
    games: { type: "string", default: "Infinity" },
    most: { type: "string", default: "200" },
  },
});

// A move, from what our side knows. `view.seen` is the board as we see it, with `?` for each cell that we do not.
const choose = (view) => view.moves[Math.floor(Math.random() * view.moves.length)];

const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// Sends something. Returns the answer, or what is wrong: `{"error": "…", "code": "…"}`.
async function call(path, body) {
  for (;;) {
    const answer = await fetch(new URL(path, address), { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.status !== 429 && answer.status < 500) return answer.json();
    await pause(Number(answer.headers.get("Retry-After") ?? 1));
  }
}

// The lines of a stream. Every seven seconds one is blank, so that both ends know that the line is alive.
async function* lines(path) {
  const answer = await fetch(new URL(path, address), { headers });
  if (!answer.ok) throw new Error(await answer.text());
  let text = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const whole = (text + part).split("\n");
    text = whole.pop();
    for (const line of whole) if (line.trim()) yield JSON.parse(line);
  }
}

// Plays a game to its end. Returns its last state, or nothing if the line broke: then the stream of events tells of the game again.
async function play(game) {
  let played = 0;
  for await (const line of lines(`/api/bot/game/stream/${game}`)) {
    const state = line.type === "gameFull" ? line.state : line;
    if (state.type !== "gameState") continue; // somebody says something
    if (state.status !== "started") return state;
    const { moves } = state.view;
    if (moves.length > 0 && played >= Number(options.most)) {
      await call(`/api/bot/game/${game}/resign`, {});
    } else if (moves.length > 0) {
      // If the umpire says no, the answer is {"ok": false, "refused": "no"}, and the next line has the moves that are left.
      const answer = await call(`/api/bot/game/${game}/move/${encodeURIComponent(choose(state.view))}`, {});
      if (answer.ok) played += 1;
    }
  }
}

// Only programs that say so get games that hide something.
console.log(JSON.stringify(await call("/api/bot/account/upgrade", { hidden: true })));
const playing = new Set();
let left = Number(options.games);

async function run(game) {
  playing.add(game);
  const state = await play(game);
  playing.delete(game);
  if (!state) return;
  console.log(game, state.status, state.winner ?? "", state.moves.split(" ").filter(Boolean).length, "moves");
  if (--left <= 0) process.exit(0);
}

async function listen() {
  for await (const event of lines("/api/stream/event")) {
    if (event.type === "challenge") {
      const answer = event.challenge.variant.hides ? "accept" : "decline";
      await call(`/api/challenge/${event.challenge.id}/${answer}`, { reason: "variant" });
    } else if (event.type === "gameStart" && !playing.has(event.game.id)) {
      run(event.game.id);
    }
  }
}

const listening = listen();
if (options.challenge) {
  const wish = { variant: options.game, "clock.limit": 600, "clock.increment": 5 };
  console.log(JSON.stringify(await call(`/api/challenge/${options.challenge}`, wish)));
}
await listening;
