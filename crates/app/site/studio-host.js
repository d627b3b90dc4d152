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

// Each entry says when it was changed: of two with the same key, the later one counts. What cannot be read is left alone.
const told = (entry) => {
  try {
    const { id, when } = JSON.parse(entry);
    return { id, when: when ?? 0, entry };
  } catch {
    return undefined;
  }
};

// A page that is closed may not finish storing. So each change is also stored at once under this prefix, until IndexedDB
// has it, and it stays there as long as IndexedDB does not take it.
const URGENT = "chesswright/document/";
const urgent = (id, entry) => {
  try {
    localStorage.setItem(URGENT + id, entry);
    return true;
  } catch {
    return false;
  }
};
const hurried = () => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(URGENT));
    return keys.map((key) => told(localStorage.getItem(key))).filter(Boolean);
  } catch {
    // A browser that stores nothing has nothing to list.
    return [];
  }
};
const removeHurried = (id, until = Infinity) => {
  try {
    // An older change stays behind where there was no room for the last one.
    const left = told(localStorage.getItem(URGENT + id));
    if (left && left.when <= until) localStorage.removeItem(URGENT + id);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
};

// Of several changes that wait, only the last one is written.
const waiting = new Map();
let writing = Promise.resolve();
const keepDocument = (id, entry) => {
  const known = waiting.get(id);
  const next = known ?? {};
  next.entry = entry;
  next.hurried = urgent(id, entry);
  if (known) return known.done;
  next.done = writing.then(async () => {
    waiting.delete(id);
    try {
      await shelf("readwrite", (store) => store.put(next.entry, id));
    } catch (error) {
      // It is stored all the same if the other place has room for it.
      if (next.hurried) return;
      throw error;
    }
    removeHurried(id, told(next.entry)?.when);
  });
  writing = next.done.catch(() => {});
  waiting.set(id, next);
  return next.done;
};

// All documents, each as it was changed last, wherever that is stored. What was stored in a hurry goes to where it belongs.
const kept = async () => {
  const all = new Map();
  const failed = await shelf("readonly", (store) => store.getAll()).then(
    (entries) => entries.map(told).filter(Boolean).forEach((one) => all.set(one.id, one)),
    (error) => error,
  );
  for (const one of hurried()) {
    if (all.get(one.id)?.when >= one.when) removeHurried(one.id, one.when);
    else {
      all.set(one.id, one);
      await keepDocument(one.id, one.entry).catch(() => {});
    }
  }
  if (failed && all.size === 0) throw failed;
  return [...all.values()].map((one) => one.entry);
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
let begun = 0;
const begin = () => {
  // A worker holds the lock of its name as long as it lives. So whoever gets that lock knows that it has died, even if nothing
  // has told so.
  const name = `chesswright/errands/${Date.now()}-${(begun += 1)}`;
  const worker = new Worker("worker.js", { type: "module", name });
  const fail = (why) => {
    if (idle === worker) idle = undefined;
    worker.terminate();
    worker.failed?.(why);
  };
  let ready = false;
  worker.onerror = () => fail(ready ? "crashed" : "unfetched");
  worker.isReady = new Promise((done) => {
    worker.onmessage = ({ data }) => {
      if (data !== '"Ready"') return;
      ready = true;
      navigator.locks?.request(name, () => fail("crashed"));
      done();
    };
  });
  return worker;
};
const run = (errand, heard) => {
  const worker = idle ?? begin();
  idle = undefined;
  let stopped = false;
  worker.failed = (why) => {
    if (stopped) return;
    stopped = true;
    heard(JSON.stringify({ told: "failed", about: why }));
  };
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

// What was typed into a field that was not left yet counts as well when the page goes away.
let typed;
addEventListener("input", (event) => (typed = event.target));
addEventListener("change", () => (typed = undefined));
const commit = () => {
  if (typed?.closest("#studio")) typed.dispatchEvent(new Event("change", { bubbles: true }));
};
addEventListener("pagehide", commit);
addEventListener("visibilitychange", () => document.hidden && commit());

export const open = async (keep, place, look, first, play, leave) => {
  const [studio] = await Promise.all([import("./studio.js"), dress()]).catch(() => Promise.reject("unfetched"));
  await studio.default({ module_or_path: "studio_bg.wasm" }).catch(() => Promise.reject("unfetched"));
  keep(...FILES);
  return studio.open(place, look, first, {
    play,
    leave,
    text: (name) => globalThis.fetchText(name),
    keep: keepDocument,
    kept,
    forget: (id) => {
      removeHurried(id);
      return shelf("readwrite", (store) => store.delete(id));
    },
    hold,
    run,
    last: () => sessionStorage.getItem(LAST) ?? "",
    setLast: (id) => {
      try {
        sessionStorage.setItem(LAST, id);
      } catch {
        // Without it, the next visit begins with the document that was changed last.
      }
    },
    address: () => location.href.split("#")[0],
  });
};
