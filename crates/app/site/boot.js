// Starts the page. Clicks on the board that the server sent are stored, and replayed once the program shows that board.
import init, { open_page } from "./app.js";

// Whoever reads from right to left sees the page mirrored before the program begins, so that the board stays in its place.
const chosen = () => {
  try {
    return JSON.parse(localStorage.getItem("chesswright/settings")).language;
  } catch {
    return ""; // Nothing is stored, or nothing may be.
  }
};
if ((chosen() || navigator.language).startsWith("ar")) document.documentElement.dir = "rtl";

// Files fetched on demand are then available offline, even if they were fetched before the service worker was active.
const keep = (...names) => navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ keep: names }));

// Texts that the first move does not need: the messages of languages other than English, the daily levels.
// Each is fetched once, unless that fails.
const texts = new Map();
globalThis.fetchText = (name) => {
  if (!texts.has(name)) {
    const text = fetchWhole(name);
    text.catch(() => texts.delete(name));
    texts.set(name, text);
  }
  return texts.get(name);
};
const fetchWhole = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  const text = await answer.text();
  keep(name);
  return text;
};

// A tab holds the game on its table, so that no other tab goes on with it and overwrites it. The result is whether it is
// held. A page that is loaded again may have to wait for the one before to be gone.
let held, letGo;
globalThis.holdGame = async (id) => {
  if (held === id || !navigator.locks) return true;
  letGo?.();
  [held, letGo] = [undefined, undefined];
  return new Promise((done) => {
    const keep = () => {
      held = id;
      done(true);
      return new Promise((free) => (letGo = free));
    };
    navigator.locks.request(`chesswright/game/${id}`, { signal: AbortSignal.timeout(400) }, keep).catch(() => done(false));
  });
};

// The 3D table is a separate program, fetched on first use.
globalThis.openTable = async (canvas) => {
  const scene = await import("./scene.js").catch(() => Promise.reject("unfetched"));
  await scene.default({ module_or_path: "scene_bg.wasm" });
  keep("scene.js", "scene_bg.wasm");
  return scene.Table.open(canvas);
};

// The workshop is a separate program with its own style sheet, fetched on first use.
globalThis.openStudio = async (...opened) => {
  const host = await import("./studio-host.js").catch(() => Promise.reject("unfetched"));
  return host.open(keep, ...opened);
};

// A script makes pictures and films. It is fetched on first use.
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

// The reader of user models is fetched on first use too. Dropped data must be read before the event ends. The result is
// undefined if the data is not a set of models.
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

// Games with people elsewhere: what talks to the server is fetched on first use.
const online = async () => {
  const made = await import("./online.js");
  keep("online.js");
  return made;
};
globalThis.openLine = async (hear) => (await online()).openLine(hear);
globalThis.callServer = async (...call) => (await online()).callServer(...call);

// Early clicks, as fractions of the board, which may have another place later.
const early = [];
const remember = ({ button, target, clientX, clientY, pointerId }) => {
  const box = target.closest?.(".stack svg")?.getBoundingClientRect();
  if (button === 0 && box) early.push({ pointerId, x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
};
document.addEventListener("pointerdown", remember, true);

// A newer build that was fetched during an earlier visit takes over before the older one starts.
const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
if (waiting) {
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  waiting.postMessage("take over");
  await taken;
  location.reload();
}

try {
  // The board that the server sent defines the aspect ratio.
  const sent = document.querySelector(".stack svg");
  const box = sent?.viewBox.baseVal;
  if (box) sent.closest(".room").style.setProperty("--ratio", box.width / box.height);
  await init({ module_or_path: "app_bg.wasm" });
  const same = await open_page();
  requestAnimationFrame(() => {
    document.removeEventListener("pointerdown", remember, true);
    // On the board of another game, the clicks would mean something else.
    if (!same) return;
    const board = document.getElementById("board");
    const box = board.getBoundingClientRect();
    for (const { x, y, pointerId } of early) {
      const [clientX, clientY] = [box.left + x * box.width, box.top + y * box.height];
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
