import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

// Each test starts processes, which takes seconds where others work at the same time.
describe("the command refuses", { timeout: 30_000 }, () => {
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

  it.each([
    ["nowhere.har", undefined, "No recording from"],
    ["file.har", "<html>", "is no JSON"],
    ["file.har", '{"log":{"version":"1.2","entries":[]}}', "has no call"],
  ])(
    "[QO-6] says in one line what is wrong with the recording %s: %j",
    async (name, text, line) => {
      if (text !== undefined) writeFileSync(join(folder, name), text);
      const started = start("--memory", "--port", "0", "--replay", name);
      expect(await started.ended).toBe(1);
      expect(started.errors()).toContain(join(folder, name));
      expect(started.errors()).toContain(line);
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
    ["a place that the system does not have", ["--database", "/proc/x/y.db"], "Cannot write to"],
    ["a place with apps that is a file", ["--apps", "file"], "file is no folder"],
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
