// A second instance of the program, which thinks so that the page need not wait.
import init, { work } from "./app.js";

// The network with which the engine judges a game. A line that is too slow must not hold up the game, which goes on without it.
globalThis.fetchNetwork = async (name) => {
  const answer = await fetch(name, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return new Uint8Array(await answer.arrayBuffer());
};

// Whoever waits for the lock of this worker learns from it when the worker is gone.
if (self.name && navigator.locks) {
  await new Promise((held) => {
    navigator.locks.request(self.name, () => {
      held();
      return new Promise(() => {});
    });
  });
}

await init({ module_or_path: "app_bg.wasm" });
await work();
