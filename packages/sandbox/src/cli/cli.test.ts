import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const CLI = join(import.meta.dirname, "..", "cli.ts");
let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-cli-"));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Everything that was printed so far. */
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

function start(...args: string[]): Started {
  return startWith({}, ...args);
}

/** The same, with more in the environment. */
function startWith(more: Record<string, string>, ...args: string[]): Started {
  const env = { ...process.env, PORT: "", NODE_OPTIONS: "", NODE_ENV: "test", ...more };
  const command = [CLI, ...args];
  const child = spawn(process.execPath, command, { cwd: folder, env });
  running.push(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const ended = once(child, "close").then(([code]) => (typeof code === "number" ? code : null));
  return { child, output: () => output, errors: () => errors, ended };
}

async function ready(started: Started): Promise<string> {
  while (!started.output().includes("Ctrl-C")) {
    const event = await Promise.race([
      once(started.child.stdout ?? started.child, "data"),
      started.ended,
    ]);
    if (!Array.isArray(event)) throw new Error(`It ended: ${started.errors()}`);
  }
  return started.output();
}

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
describe("the command", { timeout: 30_000 }, () => {
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

  it("lists the pages that another server serves, and no others", async () => {
    const started = start("--memory", "--port", "0", "--pages", "uk=http://uk.localhost:5304");
    const text = await ready(started);
    expect(text).toContain("http://uk.localhost:5304");
    expect(text).not.toContain("florida");
    expect(text).toContain("Console");
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

  it.each([
    ["nowhere.json", undefined, "there is no such file"],
    [".", undefined, "cannot be read"],
    ["file.json", '{\n  "apiOrigin": "",\n}', "A comma before a closing bracket"],
    ["file.json", '{\n  "apiOrigin": x\n}', "is no JSON"],
    ["file.json", "", "is no JSON"],
    ["file.json", "[]", "has to be an object"],
  ])(
    "says in one line what is wrong with the configuration %s: %j",
    async (name, text, message) => {
      if (text !== undefined) writeFileSync(join(folder, name), text);
      const started = start("--memory", "--port", "0", "--configuration", name);
      expect(await started.ended).toBe(1);
      expect(started.errors()).toContain(join(folder, name));
      expect(started.errors()).toContain(message);
      expect(started.errors().trim().split("\n")).toHaveLength(1);
      expect(started.output()).toBe("");
    },
  );

  it("names the port that is in use and the way out, in one line", async () => {
    const blocker = createServer();
    blocker.listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const started = start("--memory", "--port", String(port));
    expect(await started.ended).toBe(1);
    expect(started.errors()).toMatch(new RegExp(`^Port ${port} is in use\\..*--port \\d+\n$`, "u"));
    blocker.close();
  });

  it.each([
    ["a folder that cannot be", ["--database", join("file", "x.db")], "Cannot write to"],
    ["a file that is no database", ["--database", "file"], "is no database of the sandbox"],
    ["a folder", ["--database", "."], "Cannot write to"],
  ])("says in one line why it cannot keep anything: %s", async (_name, args, message) => {
    writeFileSync(
      join(folder, "file"),
      "something else entirely, and long enough to look like a file",
    );
    const started = start("--port", "0", ...args);
    expect(await started.ended).toBe(1);
    expect(started.errors()).toContain(message);
    expect(started.errors().trim().split("\n")).toHaveLength(1);
  });

  it.each([
    ["--host is empty", {}, ["--host", ""]],
    ["--host is empty", {}, ["--host", " "]],
    ["NODE_ENV is production", { NODE_ENV: "production" }, []],
    ["SMTP_URL is no address", { SMTP_URL: "127.0.0.1:1025" }, []],
    ["SMTP_URL is no address", { SMTP_URL: "http://user:secret@mail.example" }, []],
  ])("[QO-2] refuses in one line: %s, %j %j", async (line, env, args) => {
    const started = startWith(env, "--memory", "--port", "0", ...args);
    expect(await started.ended).toBe(1);
    expect(started.errors()).toContain(line);
    expect(started.errors()).not.toContain("secret");
    expect(started.errors().trim().split("\n")).toHaveLength(1);
    expect(started.output()).toBe("");
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

  it("refuses a configuration with unknown keys and wrong values, and names each", async () => {
    const text = '{ "apiOrgin": "", "requestTimeoutMs": "soon", "csrf": { "cookie": "A" } }';
    writeFileSync(join(folder, "file.json"), text);
    const apps = join(import.meta.dirname, "../../../../apps");
    const started = start("--memory", "--apps", apps, "--configuration", "file.json");
    expect(await started.ended).toBe(1);
    expect(started.errors()).toMatch(/apiOrgin is not a known key; did you mean apiOrigin\?/u);
    expect(started.errors()).toMatch(/requestTimeoutMs should be /u);
    expect(started.errors()).not.toContain("csrf");
  });

  it("[QO-2] says that a second sandbox cannot use the same file", async () => {
    const first = start("--port", "0");
    await ready(first);
    for (const more of [[], ["--reset"]]) {
      const second = start("--port", "0", ...more);
      expect(await second.ended).toBe(1);
      expect(second.errors()).toMatch(/^Another sandbox is using .*--memory\.\n$/u);
    }
    expect(first.errors()).toBe("");
  });

  it.each(["text", "another program's database", "a database with a table called setting"])(
    "[QO-2] leaves a file alone that is not its own, with --reset too: %s",
    async (what) => {
      const file = join(folder, "theirs.db");
      if (what === "text") writeFileSync(file, "a diary that is long enough to be read");
      else {
        const theirs = new DatabaseSync(file);
        const name = what.endsWith("setting") ? "setting" : "account";
        theirs.exec(`CREATE TABLE ${name} (id INTEGER); INSERT INTO ${name} VALUES (7)`);
        theirs.close();
      }
      const before = readFileSync(file);
      for (const more of [[], ["--reset"]]) {
        const started = start("--port", "0", "--database", file, ...more);
        expect(await started.ended).toBe(1);
        expect(started.errors()).toMatch(/is no database of the sandbox, and stays as it is/u);
        expect(started.errors().trim().split("\n")).toHaveLength(1);
        expect(readFileSync(file)).toEqual(before);
      }
    },
  );

  it.each([["--prot"], ["--pages", "uk"], ["--port", "many"], ["--port", "70000"], ["something"]])(
    "shows its help for what it does not understand: %s %s",
    async (...args) => {
      const started = start(...args);
      expect(await started.ended).toBe(1);
      expect(started.errors()).toContain("Usage:");
      expect(started.errors()).not.toContain("    at ");
    },
  );

  it("shows its help when asked, and takes the separator of package managers", async () => {
    const started = start("--", "--help");
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain("--database");
  });
});
