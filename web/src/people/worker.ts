// The service worker: the page without a connection, and notices of a browser that is closed.

/** Where a browser has one: on https, and on this machine. */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && isSecureContext;
}

/** Begun when the page has come to rest, so that it keeps nobody waiting. */
export function startWorker(): void {
  if (!hasWorker() || import.meta.env.DEV) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

export function canPush(): boolean {
  return hasWorker() && "PushManager" in window && "Notification" in window;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the server needs to send this browser a notice; the person is asked by the browser itself. */
export async function subscribe(key: string): Promise<unknown> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true, applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys };
}

/** A notice of this device while the page is open and nobody looks at it. */
export async function notice(title: string, body: string, link: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const about = { body, tag: link, icon: "/icon-192.png", data: { link } };
  try {
    const worker = hasWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker) await worker.showNotification(title, about);
    else new Notification(title, about);
  } catch {
    // Some phones allow notices from a worker alone.
  }
}
