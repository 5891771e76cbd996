import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCheck } from "../check/run-check.ts";
import { goodHost, HOST } from "../testing/good-host.ts";
import { checkServedBuild } from "./check-served-build.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

/** Looks for a build with this script on a good host, behind something that changes pages. */
async function problemsOf(script: string, change = (page: string) => page) {
  const dist = testFolder();
  writeFileSync(join(dist, "index.html"), `<script src="/assets/${script}"></script>`);
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    return isPage ? new Response(change(await answer.text()), answer) : answer;
  };
  const { findings } = await runCheck({ ...good, fetch }, HOST, [checkServedBuild(dist)]);
  return findings.map(({ problem }) => problem).join("\n");
}

const own = "index-1234abcd.js";
const WORDS = "The host does not serve the build that was deployed: its page has other scripts.";

it("[QO-4] finds a whole build that is another one, also where something in front changes pages", async () => {
  expect(await problemsOf(own)).toBe("");
  const other = "index-5678abcd.js";
  expect(await problemsOf(other)).toBe(WORDS);
  const minified = await problemsOf(other, (page) =>
    page.replaceAll(/ src="([^"]*)"/gu, " src=$1"),
  );
  expect(minified).toContain(WORDS);
});

it.each([
  ["minifies them", / src="(?<url>[^"]*)"/gu, " src=$<url>"],
  ["adds a script", "<h1>", '<script src="/own/assets/tag-87654321.js"></script><h1>'],
  ["renames scripts", own, `${own}.joined-12345678.js`],
  ["takes scripts away", /<script[^>]*src=.*?<\/script>/gu, ""],
])("[QO-4] takes no page for another build's where something in front %s", async (_, from, to) => {
  expect(await problemsOf(own, (page) => page.replaceAll(from, to))).not.toContain(WORDS);
});
