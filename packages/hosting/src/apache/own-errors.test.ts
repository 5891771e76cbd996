import { describe, expect, it, onTestFinished } from "vitest";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";

/** Serves a build by Apache, with a server behind it whose error pages are Latin 1, as an Apache's are. */
async function startApache() {
  const server = await startBehind(({ url = "" }, response) => {
    response.statusCode = Number(url.split("/").at(-1));
    response.setHeader("Content-Type", "text/html; charset=iso-8859-1");
    response.end(Buffer.from("<h1>é</h1>", "latin1"));
  });
  const folder = testFolder();
  const dist = smallBuild(folder, "one");
  const served = { dist, folder, server: [server.origin], pass: ["/workspace"] };
  const host = await startTestedHost("apache", served);
  onTestFinished(host.stop);
  return host;
}

const tooMany = { headers: { Cookie: "a".repeat(9000) } };

describe.skipIf(programOf.apache === undefined)("apache, running", { timeout: 60_000 }, () => {
  it.each([
    ["too many cookies", 400, "/", tooMany, "témoins"],
    ["too many cookies for the server", 400, "/api/200", tooMany, "témoins"],
    ["a link that is cut off", 400, "/reset/a%2", {}, "Vérifiez le lien"],
    ["a long address", 414, `/${"a".repeat(9000)}`, {}, "adresse est trop longue"],
  ])("[QO-4] answers %s with words, not with markup", async (_, status, path, asked, words) => {
    const { ask } = await startApache();
    const { headers, body, ...answer } = await ask(path, asked);
    expect([answer.status, headers["content-type"]]).toEqual([status, "text/plain; charset=utf-8"]);
    expect(body.toString()).toContain(words);
    expect(body.toString()).not.toContain("<");
  });

  it.each([400, 404, 413, 500, 502, 503])(
    "[QO-4] passes a page of the server for a %i on as it is",
    async (status) => {
      const { ask } = await startApache();
      const answer = await ask(`/workspace/${status}`);
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toBe("text/html; charset=iso-8859-1");
      expect(answer.body.toString("latin1")).toBe("<h1>é</h1>");
    },
  );
});
