// Keeps the page for times without a network. What belongs together is kept together: every build has its own shelf, filled as a
// whole, and is used by tabs that were opened with it until they are closed.
const SHELF = "chesswright-BUILD";
const PATIENCE = 3000;
const FILES = ["./", "style.css", "boot.js", "worker.js", "app.js", "app_bg.wasm", "icon.svg", "manifest.webmanifest"];

// Other builds' shelves.
const others = async () => (await caches.keys()).filter((name) => name.startsWith("chesswright") && name !== SHELF);

// Past the browser's own cache, which may hold files of another build.
const fresh = (file) => new Request(file, { cache: "reload" });

self.addEventListener("install", (event) => {
  const filled = caches.open(SHELF).then((shelf) => shelf.addAll(FILES.map(fresh)));
  event.waitUntil(filled.then(moveIn));
});

// What was fetched on request and kept with an earlier build, as the 3D table is, is kept with this one from the start.
async function moveIn() {
  for (const other of await others()) {
    const shelf = await caches.open(other);
    const names = (await shelf.keys()).map(({ url }) => new URL(url).pathname.split("/").at(-1));
    await keep(names.filter((name) => name && !FILES.includes(name)), fresh);
  }
}

// Puts files on the shelf that are not there. One that does not come, or has no room, is fetched when it is asked for.
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

// A page that is just being opened may ask for the newest build; one that has fetched something before anybody was there to keep
// it has it kept.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data.keep) event.waitUntil(keep(event.data.keep, (name) => new Request(name)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

// The page itself carries the game of the day, so the network goes first, but not for longer than somebody waits who wants to play.
async function page(request) {
  const kept = await (await caches.open(SHELF)).match("./");
  const newest = fetch(request);
  if (!kept) return newest;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([newest.catch(() => kept), late]);
}

// Everything else is of the same build as the rest of the page.
async function part(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  // What is fetched when it is asked for, as the 3D table is, is there without a network from then on.
  if (fetched.status === 200) await shelf.put(request, fetched.clone()).catch((error) => console.warn("not kept:", request.url, error));
  return fetched;
}
