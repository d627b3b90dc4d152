// Keeps the page for times without a network. What the network answers is fresher and goes first, but not for longer than the
// patience of somebody who wants to play.
const SHELF = "chesswright";
const PATIENCE = 3000;
const FILES = ["./", "style.css", "boot.js", "worker.js", "app.js", "app_bg.wasm", "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then((response) => {
    if (response.ok) shelf.put(request, response.clone());
    return response;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}
