// A second instance of the page's program, which does what takes long so that the page need not wait.
import init, { work } from "./app.js";
import "./networks.js";

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
