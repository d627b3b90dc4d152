// A second instance of the program, which thinks so that the page need not wait.
import init, { work } from "./app.js";

await init({ module_or_path: "app_bg.wasm" });
await work();
