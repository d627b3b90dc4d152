// Keeps the page for times without a network. What belongs together is kept together: every build has its own shelf, filled as a
// whole, and is used by tabs that were opened with it until they are closed.
const SHELF = "chesswright-BUILD";
const PATIENCE = 3000;
const FILES = ["./", "style.css", "boot.js", "worker.js", "app.js", "app_bg.wasm", "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => {
  // Past the browser's own cache, which may hold files of another build.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("chesswright") && name !== SHELF);
  const cleared = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

// A page that is just being opened may ask for the newest build.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

// The page itself carries the game of the day, so the network goes first, but not for longer than somebody waits who wants to play.
async function page(request) {
  const kept = await (await caches.open(SHELF)).match("./");
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

// Everything else is of the same build as the rest of the page.
async function part(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  // What is fetched when it is asked for, as the 3D table is, is there without a network from then on.
  if (fresh.status === 200) await shelf.put(request, fresh.clone());
  return fresh;
}
