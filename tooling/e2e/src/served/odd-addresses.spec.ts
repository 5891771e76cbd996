import { ask } from "../fixtures/ask.ts";
import { share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { setsCookie } from "../fixtures/web-servers.ts";

/** Paths, and the answer of every server: a page in a language, or a status without one. */
const rows = [
  ["/account/x.html", 200, "en-CA"],
  ["/account/x.html?lang=fr", 200, "fr-CA"],
  ["/nowhere.html", 200, "en-CA"],
  ["/assets/nowhere.html", 404, undefined],
  ["/account/x.png", 404, undefined],
  ["/?%6cang=fr", 200, "fr-CA"],
  ["/?l%61ng=%66r", 200, "fr-CA"],
  ["/..%2fpackage.json", 400, undefined],
  ["/%2e%2e%2fpackage.json", 400, undefined],
  ["/account/..%2f..%2fpackage.json", 400, undefined],
  ["/assets/..%2fpages/none.json", 404, undefined],
  ["/account/..%2fb", 200, "en-CA"],
] as const;

for (const [address, status, language] of share(rows, 3, 1)) {
  test(`[QH-3] [LN-1] ${address} is answered with ${status}, ${language ?? "no page"}`, async ({
    origin,
    server,
  }) => {
    const reply = await ask(origin + address, { accept: "*/*" });
    // Caddy and Apache do not tell a path that leads out of the folder from one without a file.
    const isSame = status !== 400 || setsCookie(server);
    expect(isSame ? [status] : [400, 404]).toContain(reply.status);
    const html = /<html lang="(?<language>[^"]+)"/u.exec(reply.body.toString());
    expect(html?.groups?.["language"]).toBe(language);
  });
}
