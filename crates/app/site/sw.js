// Stores the page for offline use. Every build has its own cache, which is filled as a whole, so files of different
// builds never mix. Tabs use the build with which they were opened until they are closed.
const SHELF = "chesswright-BUILD";
const PATIENCE = 3000;
// The parts of the program, the computer player and the thumbnails of the games, which the first move does not need, are stored too, so
// that all of it works offline and is there at once.
const PARTS = [];
const FILES = [
  "./", "style.css", "boot.js", "worker.js", "app.js", "parts.js", "app_bg.wasm", "sans.woff2", "icon.svg", "manifest.webmanifest", "thumbnails.txt",
  "thinker.js", "networks.js", "think.js", "think_bg.wasm", ...PARTS,
];

// What a server says about games is never stored.
const LIVE = /^\/(api|game|health|ready|metrics)(\/|$)/;

// The caches of other builds.
const others = async () => (await caches.keys()).filter((name) => name.startsWith("chesswright") && name !== SHELF);

// Bypasses the browser's own cache, which may contain files of another build.
const fresh = (file) => new Request(file, { cache: "reload" });

self.addEventListener("install", (event) => {
  const filled = caches.open(SHELF).then((shelf) => shelf.addAll(FILES.map(fresh)));
  event.waitUntil(filled.then(moveIn));
});

// Files that an earlier build fetched on demand, such as the 3D table, are in this build's cache from the start. Parts
// of its program, whose names contain the build, are of no use to this one.
const isPart = (name) => /-[0-9a-f]{16}\.wasm$/.test(name);

async function moveIn() {
  for (const other of await others()) {
    const shelf = await caches.open(other);
    const names = (await shelf.keys()).map(({ url }) => new URL(url).pathname.split("/").at(-1));
    await keep(names.filter((name) => name && !FILES.includes(name) && !isPart(name)), fresh);
  }
}

// Adds missing files to the cache. A file that cannot be fetched or stored now is fetched when it is needed.
async function keep(names, request) {
  const shelf = await caches.open(SHELF);
  for (const name of names) {
    if (await shelf.match(name)) continue;
    await shelf.add(request(name)).catch((error) => console.warn("not kept:", name, error));
  }
}

self.addEventListener("activate", (event) => {
  const cleared = others().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

// A page that is being opened may request the newest build. A page that fetched files before this worker was active
// requests that they be stored.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data.keep) event.waitUntil(keep(event.data.keep, (name) => new Request(name)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

// The page itself contains the daily game, so the network comes first, but only for as long as a player would wait.
async function page(request) {
  const kept = await (await caches.open(SHELF)).match("./");
  const newest = fetch(request);
  if (!kept) return newest;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([newest.catch(() => kept), late]);
}

// All other files must be of the same build as the page.
async function part(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  // Files fetched on demand, such as the 3D table, are then available offline.
  if (fetched.status === 200) await shelf.put(request, fetched.clone()).catch((error) => console.warn("not kept:", request.url, error));
  return fetched;
}
