/**
 * Asks the server of this page for a sign of life. Behind some VPNs a browser says for ever that it is offline, although its
 * network works.
 * @returns its answer, whatever that is; null without one
 */
export async function askServer(): Promise<Response | null> {
  return fetch("", { method: "HEAD", cache: "no-store" }).catch(() => null);
}
