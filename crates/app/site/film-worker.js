// Makes a film of the pictures that the page sends, so that the page is not blocked. It answers every message.
import init, { Reel } from "./film.js";

const ready = init({ module_or_path: "film_bg.wasm" });
let reel;
self.onmessage = async ({ data: { act, width, height, pixels, delay } }) => {
  try {
    await ready;
    reel ??= new Reel();
    if (act === "see") reel.see(width, height, new Uint8Array(pixels));
    if (act === "add") reel.add(width, height, new Uint8Array(pixels), delay);
    self.postMessage({ file: act === "finish" ? reel.finish() : null });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
