// Starts the page. Clicks on the board that the server sent are remembered, and played once the program shows the same board.
import init, { open_page } from "./app.js";

// What was fetched on request is there without a network from then on, also where it came before the script that keeps the page.
const keep = (...names) => navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ keep: names }));

// Texts that the first move does not need: the words of other languages than English, the levels of the days.
globalThis.fetchText = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  const text = await answer.text();
  keep(name);
  return text;
};

// The 3D table is a program of its own, fetched when somebody first asks for it.
globalThis.openTable = async (canvas) => {
  const solid = await import("./scene.js").catch(() => Promise.reject("unfetched"));
  await solid.default({ module_or_path: "scene_bg.wasm" });
  keep("scene.js", "scene_bg.wasm");
  return solid.Table.open(canvas);
};

// Pictures and films are made by a script that is fetched with the first of them.
const pictures = async () => {
  const made = await import("./pictures.js");
  keep("pictures.js");
  return made;
};
globalThis.savePicture = async (...picture) => (await pictures()).savePicture(...picture);
globalThis.saveFilm = async (...film) => {
  const made = await (await pictures()).saveFilm(...film);
  keep("film-worker.js", "film.js", "film_bg.wasm");
  return made;
};

// So is what reads models that people bring. What was dropped is only there at once; nothing where it is no set of models.
const models = async () => {
  const reader = await import("./models.js");
  keep("models.js");
  return reader;
};
globalThis.droppedModels = (data) => {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry);
  const files = [...data.files];
  const isSet = entries.some((entry) => entry.isDirectory) || files.some((file) => file.name === "set.toml");
  return isSet ? models().then((some) => some.droppedModels(entries, files)) : undefined;
};
globalThis.pickedModels = async (files) => (await models()).pickedModels(files);
globalThis.keepModels = async (text) => (await models()).keepModels(text);
globalThis.keptModels = async () => (await models()).keptModels();

const early = [];
const remember = (event) => {
  if (event.button === 0 && event.target.closest?.(".stack svg")) early.push(event);
};
document.addEventListener("pointerdown", remember, true);

// A newer build that was fetched during an earlier visit takes over before anything of the older one is at work.
const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
if (waiting) {
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  waiting.postMessage("take over");
  await taken;
  location.reload();
}

try {
  // The board that was sent carries its proportions.
  const sent = document.querySelector(".stack svg");
  const box = sent?.viewBox.baseVal;
  if (box) sent.parentElement.style.setProperty("--ratio", box.width / box.height);
  await init({ module_or_path: "app_bg.wasm" });
  const same = await open_page();
  requestAnimationFrame(() => {
    document.removeEventListener("pointerdown", remember, true);
    // On another game's board they would mean something else.
    if (!same) return;
    const board = document.getElementById("board");
    for (const { clientX, clientY, pointerId } of early) {
      for (const type of ["pointerdown", "pointerup"]) {
        board.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId, bubbles: true }));
      }
    }
  });
} catch (error) {
  console.error(error);
  const said = document.querySelector(".status");
  if (said) said.textContent = "This browser cannot start the game because it does not support WebAssembly. Use a newer browser.";
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js").catch((error) => console.warn("works online only:", error));
}
