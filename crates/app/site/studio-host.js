// What the page does for the workshop: it fetches its program, stores documents, and lets a tab hold the one it changes.

// Documents are stored by their keys. IndexedDB has room for all their versions.
const SHELF = "documents";
let base;
const opened = () =>
  (base ??= new Promise((done, failed) => {
    const asked = indexedDB.open("chesswright-studio", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  }).catch((error) => {
    base = undefined;
    throw error;
  }));
const shelf = async (mode, act) => {
  const store = await opened();
  return new Promise((done, failed) => {
    const work = store.transaction(SHELF, mode);
    const asked = act(work.objectStore(SHELF));
    work.oncomplete = () => done(asked.result);
    work.onerror = work.onabort = () => failed(work.error);
  });
};

// A page that is closed may not finish storing. So each change is also stored at once under this prefix, until IndexedDB
// has it.
const URGENT = "chesswright/document/";
const urgent = (id, entry) => {
  try {
    localStorage.setItem(URGENT + id, entry);
  } catch {
    // Without room there, IndexedDB has to be fast enough.
  }
};
const calm = (id, entry) => {
  try {
    if (localStorage.getItem(URGENT + id) === entry) localStorage.removeItem(URGENT + id);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
};

// Of several changes that wait, only the last one is written.
const waiting = new Map();
let writing = Promise.resolve();
const keepDocument = (id, entry) => {
  urgent(id, entry);
  const known = waiting.get(id);
  if (known) {
    known.entry = entry;
    return known.done;
  }
  const next = { entry };
  next.done = writing.then(async () => {
    waiting.delete(id);
    await shelf("readwrite", (store) => store.put(next.entry, id));
    calm(id, next.entry);
  });
  writing = next.done.catch(() => {});
  waiting.set(id, next);
  return next.done;
};

// What was stored in a hurry goes to where it belongs.
const settle = async () => {
  const left = Object.keys(localStorage).filter((key) => key.startsWith(URGENT));
  for (const key of left) {
    const entry = localStorage.getItem(key);
    if (entry) await keepDocument(key.slice(URGENT.length), entry);
  }
};

// A tab holds the document that it changes, so that no other tab overwrites it.
let held, letGo;
const hold = async (id) => {
  if (held === id || !navigator.locks) return true;
  return new Promise((done) => {
    const keep = () => {
      letGo?.();
      held = id;
      done(true);
      return new Promise((free) => (letGo = free));
    };
    navigator.locks.request(`chesswright/document/${id}`, { signal: AbortSignal.timeout(400) }, keep).catch(() => done(false));
  });
};

// Workers do errands: they solve levels and try games out. One that has done its errand waits for the next one; one that is to stop
// is terminated, because it hears nothing while it works.
let idle;
const begin = () => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.isReady = new Promise((ready) => (worker.onmessage = ({ data }) => data === '"Ready"' && ready()));
  return worker;
};
const run = (errand, heard) => {
  const worker = idle ?? begin();
  idle = undefined;
  let stopped = false;
  const fail = () => stopped || heard('{"told":"failed","about":"unfetched"}');
  worker.onerror = fail;
  worker.isReady.then(() => {
    if (stopped) return;
    worker.onmessage = ({ data }) => {
      if (stopped) return;
      heard(data);
      if (!/^\{"told":"(done|failed)"/.test(data)) return;
      stopped = true;
      if (idle) worker.terminate();
      else idle = worker;
    };
    worker.postMessage(errand);
  });
  return () => {
    if (!stopped) worker.terminate();
    stopped = true;
  };
};

const LAST = "chesswright/studio";
const FILES = ["studio-host.js", "studio.css", "studio.js", "studio-parts.js", "studio_bg.wasm"];

// The style sheet comes before the program shows anything.
const dress = () =>
  new Promise((done, failed) => {
    if (document.querySelector("link[href='studio.css']")) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "studio.css" });
    [link.onload, link.onerror] = [() => done(), () => failed("unfetched")];
    document.head.append(link);
  });

export const open = async (keep, place, look, first, play, leave) => {
  const [studio] = await Promise.all([import("./studio.js"), dress()]).catch(() => Promise.reject("unfetched"));
  await studio.default({ module_or_path: "studio_bg.wasm" }).catch(() => Promise.reject("unfetched"));
  keep(...FILES);
  return studio.open(place, look, first, {
    play,
    leave,
    text: (name) => globalThis.fetchText(name),
    keep: keepDocument,
    kept: async () => {
      await settle().catch((error) => console.warn("not stored yet:", error));
      return shelf("readonly", (store) => store.getAll());
    },
    forget: (id) => {
      localStorage.removeItem(URGENT + id);
      return shelf("readwrite", (store) => store.delete(id));
    },
    hold,
    run,
    last: () => sessionStorage.getItem(LAST) ?? "",
    setLast: (id) => sessionStorage.setItem(LAST, id),
    address: () => location.href.split("#")[0],
  });
};
