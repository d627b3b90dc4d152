// The user's models of pieces: a folder with `set.toml`, OBJ and MTL files. This script reads them, stores them between
// visits, and passes them on as text.
const [MANIFEST, MOST] = ["set.toml", 24 * 1024 * 1024];
const WANTED = /\.(toml|obj|mtl)$/i;

const read = async (file) => {
  if (file.size > MOST) return "large";
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return "binary";
  }
};

// The files in the manifest's folder, by name. Other files are ignored.
const gather = async (found) => {
  const manifest = found.find(({ file }) => file.name === MANIFEST);
  const beside = found.filter(({ file, folder }) => WANTED.test(file.name) && (!manifest || folder === manifest.folder));
  return JSON.stringify(Object.fromEntries(await Promise.all(beside.map(async ({ file }) => [file.name, await read(file)]))));
};

// All files of a dropped folder.
const inside = async (entry, folder) => {
  if (entry.isFile) return [{ folder, file: await new Promise((done, failed) => entry.file(done, failed)) }];
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return found;
    for (const one of some) found.push(...(await inside(one, entry.fullPath)));
  }
};

export const droppedModels = async (entries, files) => {
  const found = await Promise.all(entries.map((entry) => inside(entry, "")));
  return gather(entries.length > 0 ? found.flat() : files.map((file) => ({ file, folder: "" })));
};

export const pickedModels = (files) =>
  gather([...files].map((file) => ({ file, folder: file.webkitRelativePath.slice(0, -file.name.length) })));

// Only one set is stored. A new set replaces it.
const [SHELF, KEPT] = ["models", "own"];
const shelf = async (mode, act) => {
  const base = await new Promise((done, failed) => {
    const asked = indexedDB.open("chesswright", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    [asked.onsuccess, asked.onerror] = [() => done(asked.result), () => failed(asked.error)];
  });
  try {
    return await new Promise((done, failed) => {
      const work = base.transaction(SHELF, mode);
      const asked = act(work.objectStore(SHELF));
      work.oncomplete = () => done(asked.result);
      work.onerror = work.onabort = () => failed(work.error);
    });
  } finally {
    base.close();
  }
};

export const keepModels = (text) => shelf("readwrite", (store) => store.put(text, KEPT));
export const keptModels = () => shelf("readonly", (store) => store.get(KEPT));
