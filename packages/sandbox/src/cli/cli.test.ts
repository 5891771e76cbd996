import { once } from "node:events";
import { realpathSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commandFolder, ready } from "../testing/start-command.ts";

let folder: string;
let start: ReturnType<typeof commandFolder>["start"];
let startWith: ReturnType<typeof commandFolder>["startWith"];
let dispose: () => void;

beforeEach(() => {
  ({ folder, start, startWith, dispose } = commandFolder());
});
afterEach(() => dispose());

/** The status that a request gets which names a host of its own. */
async function statusUnder(port: number, host: string): Promise<number | undefined> {
  const asking = request({ host: "127.0.0.1", port, headers: { host } });
  asking.end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const portIn = (text: string, host: string) =>
  Number(new RegExp(`//${host}:(\\d+)`, "u").exec(text)?.[1]);

// Each test starts processes, which takes seconds where others work at the same time.
describe("the command", { timeout: 120_000 }, () => {
  it("serves the console and four apps, says where, and ends at once when told to", async () => {
    const started = start("--memory", "--port", "0", "--test-controls");
    const text = await ready(started);
    for (const app of ["default", "sdmylife", "florida", "uk"]) {
      const answer = await fetch(`http://127.0.0.1:${portIn(text, `${app}.localhost`)}/`);
      expect(await answer.text()).toContain(`pnpm --filter ${app} build`);
    }
    const consoleUrl = `http://127.0.0.1:${portIn(text, "localhost")}`;
    expect(await (await fetch(consoleUrl)).text()).toContain("maya.chen");
    expect(
      (await fetch(`${consoleUrl}/clock`, { method: "POST", body: '{"seconds":1}' })).status,
    ).toBe(200);
    expect(text).toContain("maya.chen / maple-trail-24");
    expect(text).toContain("in memory");

    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(started.errors()).toBe("");
  });

  it("[QO-2] says where it looks for a build, where there is none", async () => {
    const text = await ready(start("--memory", "--port", "0", "--apps", join("region", "apps")));
    expect(text).toContain("No app is built: `npm run build` does it.");
    const [apps, own] = ["apps", "dist"].map((name) => join(realpathSync(folder), "region", name));
    expect(text).toContain(`The sandbox looks in ${apps} and in ${own}.`);
  });

  it("lists the pages that another server serves, and no others", async () => {
    const started = start("--memory", "--port", "0", "--pages", "uk=http://uk.localhost:5304");
    const text = await ready(started);
    expect(text).toContain("http://uk.localhost:5304");
    expect(text).not.toContain("florida");
    expect(text).toContain("Console");
    // Those pages need no build.
    expect(text).not.toContain("No app is built");
  });

  it("keeps its database from one start to the next, until --reset", async () => {
    const texts: string[] = [];
    for (const more of [[], [], ["--reset"]]) {
      const started = start("--port", "0", ...more);
      texts.push(await ready(started));
      started.child.kill("SIGINT");
      expect(await started.ended).toBe(0);
    }
    expect(texts[0]).toContain("fresh from the seed");
    expect(texts[1]).toContain("kept from last time");
    expect(texts[2]).toContain("fresh from the seed");
  });

  it("serves pages as configured by a file, and on request so that everything shows", async () => {
    writeFileSync(
      join(folder, "staging.json"),
      '\uFEFF{ "branding": { "institutionId": "plain" } }',
    );
    const args = ["--demonstration", "--configuration", "staging.json"];
    const started = start("--memory", "--port", "0", ...args);
    const port = portIn(await ready(started), "localhost");
    const { apps } = await (await fetch(`http://127.0.0.1:${port}/configuration.json`)).json();
    expect(apps.uk).toMatchObject({
      apiOrigin: `http://api.localhost:${port}`,
      branding: { institutionId: "plain" },
      analytics: { ukId: "G-UK" },
    });
    expect(started.output()).toContain("everything shown");
  });

  it("[QO-2] says aloud what is open when other machines can reach it, or in production", async () => {
    const flags = ["--host", "0.0.0.0", "--allow-production"];
    const started = startWith({ NODE_ENV: "production" }, "--memory", "--port", "0", ...flags);
    await ready(started);
    expect(started.errors()).toMatch(/WARNING: .*listens on 0\.0\.0\.0/u);
    expect(started.errors()).toContain("every account with its password");
    expect(started.errors()).toMatch(/WARNING: NODE_ENV is production/u);
  });

  it("[QO-2] answers to its own names and those that it was given, and to no other", async () => {
    const flags = ["--allow-host", "portal.example", "--pages", "uk=https://uk.example"];
    const started = start("--memory", "--port", "0", ...flags);
    const consolePort = portIn(await ready(started), "localhost");
    const statusAs = (host: string) => statusUnder(consolePort, host);
    expect(await statusAs(`localhost:${consolePort}`)).toBe(200);
    expect(await statusAs(`127.0.0.1:${consolePort}`)).toBe(200);
    expect(await statusAs("portal.example")).toBe(200);
    expect(await statusAs("uk.example")).toBe(200);
    expect(await statusAs(`rebound.example:${consolePort}`)).toBe(421);
  });
});
