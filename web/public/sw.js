// The page without a connection, and notices. Nothing of a game is ever kept here: only the files
// of the page itself, which are the same for everyone.
const SHELL = "asterion-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(SHELL)
      .then((cache) => cache.addAll(["/", "/icon.svg", "/icon-192.png", "/manifest.json"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Files with a hash in their name never change: what was loaded once is there for good.
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// Every address of the page is the same shell; without a connection it is shown as it was.
async function shell(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === "/") {
      const cache = await caches.open(SHELL);
      await cache.put("/", answer.clone());
    }
    return answer;
  } catch {
    const cache = await caches.open(SHELL);
    return (await cache.match("/")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(shell(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  const { title = "Asterion", body = "", link = "/" } = said;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: link, icon: "/icon-192.png", data: { link } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", self.location.origin);
  if (link.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === link.pathname);
      return open ? open.focus() : self.clients.openWindow(link.href);
    }),
  );
});
