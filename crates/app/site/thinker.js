// The computer player: a program made for speed, which needs vector instructions. Browsers that have none, or cannot fetch it, think
// with the page's own program, which is slower.
import "./networks.js";

// The smallest program with a vector instruction: a function that returns `i8x16.popcnt(i8x16.splat(0))`.
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

const start = async () => {
  if (!WebAssembly.validate(new Uint8Array(VECTORS))) throw new Error("this browser has no vector instructions");
  const program = await import("./think.js");
  await program.default({ module_or_path: "think_bg.wasm" });
  return program.think;
};

let think;
try {
  think = await start();
} catch (error) {
  console.warn("the computer player is slower:", error);
}
if (think) think();
else await import("./worker.js");
