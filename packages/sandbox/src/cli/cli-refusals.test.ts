import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandFolder, ready } from "../testing/start-command.ts";
import { main } from "./main.ts";

let folder: string;
let start: ReturnType<typeof commandFolder>["start"];
let dispose: () => void;

beforeEach(() => {
  ({ folder, start, dispose } = commandFolder());
});
afterEach(() => dispose());

/** The exit code of a start in this process, and what it prints; a process of its own takes a second. */
async function tryWith(env: Record<string, string>, ...args: string[]) {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const output = vi.spyOn(console, "log").mockReturnValue();
  const code = await main(args, env);
  const textOf = ({ mock }: typeof errors) => mock.calls.map((values) => values.join(" "));
  const result = { code, errors: textOf(errors).join("\n"), output: textOf(output).join("\n") };
  errors.mockRestore();
  output.mockRestore();
  return result;
}

const tryIt = (...args: string[]) => tryWith({}, ...args);

// Some tests start processes, which takes seconds where others work at the same time.
describe("the command refuses", { timeout: 30_000 }, () => {
  it.each([
    ["nowhere.json", undefined, "there is no such file"],
    [".", undefined, "cannot be read"],
    [
      "file.json",
      '{\n  "apiOrigin": "",\n}',
      "is not JSON: Expected double-quoted property name in JSON at position 21 (line 3 column 1).",
    ],
    ["file.json", '{\n  "apiOrigin": x\n}', "is not JSON: Unexpected token 'x', "],
    ["file.json", "", "is not JSON: Unexpected end of JSON input."],
    ["file.json", "[]", "has to be an object"],
  ])(
    "[QN-2] says in one line what is wrong with the configuration %s: %j",
    async (name, text, message) => {
      if (text !== undefined) writeFileSync(join(folder, name), text);
      const path = join(folder, name);
      const tried = await tryIt("--memory", "--port", "0", "--configuration", path);
      expect(tried).toMatchObject({ code: 1, output: "" });
      expect(tried.errors).toContain(path);
      expect(tried.errors).toContain(message);
      expect(tried.errors.trim().split("\n")).toHaveLength(1);
    },
  );

  it.each([
    ["nowhere.har", undefined, "No recording from"],
    ["file.har", "<html>", "is not JSON"],
    ["file.har", '{"log":{"version":"1.2","entries":[]}}', "has no call"],
  ])(
    "[QO-6] says in one line what is wrong with the recording %s: %j",
    async (name, text, line) => {
      if (text !== undefined) writeFileSync(join(folder, name), text);
      const path = join(folder, name);
      const tried = await tryIt("--memory", "--port", "0", "--replay", path);
      expect(tried).toMatchObject({ code: 1, output: "" });
      expect(tried.errors).toContain(path);
      expect(tried.errors).toContain(line);
      expect(tried.errors.trim().split("\n")).toHaveLength(1);
    },
  );

  it("names the port that is in use and the way out, in one line", async () => {
    const blocker = createServer();
    blocker.listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, errors } = await tryIt("--memory", "--port", String(port));
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Port ${port} is in use\\..*--port \\d+$`, "u"));
    blocker.close();
  });

  it("[QO-2] names no option of its own where a development server starts it", async () => {
    const first = start("--port", "0");
    await ready(first);
    const pages = ["--pages", "uk=http://uk.localhost:5304"];
    const database = join(folder, ".sandbox", "waymark.db");
    const locked = await tryIt("--port", "0", "--database", database, ...pages);
    expect(locked.errors).toBe(`Another sandbox is using ${database}. Stop it.`);
    const [, port = ""] = /localhost:(\d+)/u.exec(first.output()) ?? [];
    const inUse = await tryIt("--memory", "--port", port, ...pages);
    expect(inUse.errors).toBe(`Port ${port} is in use. Stop what runs there.`);
  });

  it.each([
    ["a folder that cannot be", "--database", join("file", "x.db"), "Cannot write to"],
    ["a file that is no database", "--database", "file", "is not a database of the sandbox"],
    ["a folder", "--database", ".", "Cannot write to"],
    ["a place that the system does not have", "--database", "/proc/x/y.db", "Cannot write to"],
    ["a place with apps that is a file", "--apps", "file", "file is not a folder"],
  ])("says in one line why it cannot keep anything: %s", async (_name, flag, path, message) => {
    writeFileSync(
      join(folder, "file"),
      "something else entirely, and long enough to look like a file",
    );
    const { code, errors } = await tryIt("--port", "0", flag, resolve(folder, path));
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(errors.trim().split("\n")).toHaveLength(1);
  });

  it.each([
    ["--host is empty", {}, ["--host", ""]],
    ["--host is empty", {}, ["--host", " "]],
    ["NODE_ENV is production", { NODE_ENV: "production" }, []],
    ["SMTP_URL is not the address", { SMTP_URL: "127.0.0.1:1025" }, []],
    ["SMTP_URL is not the address", { SMTP_URL: "http://user:secret@mail.example" }, []],
    ["--memory keeps no file", {}, ["--database", "a.db"]],
    ["--replay-only needs a recording", {}, ["--replay-only"]],
    ["--replay-latency needs a recording", {}, ["--replay-latency"]],
  ])("[QO-2] refuses in one line: %s, %j %j", async (line, env, args) => {
    const tried = await tryWith(env, "--memory", "--port", "0", ...args);
    expect(tried).toMatchObject({ code: 1, output: "" });
    expect(tried.errors).toContain(line);
    expect(tried.errors).not.toContain("secret");
    expect(tried.errors.trim().split("\n")).toHaveLength(1);
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
    const database = join(folder, ".sandbox", "waymark.db");
    for (const more of [[], ["--reset"]]) {
      const { code, errors } = await tryIt("--port", "0", "--database", database, ...more);
      expect(code).toBe(1);
      expect(errors).toMatch(/^Another sandbox is using .*--memory\.$/u);
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
        const { code, errors } = await tryIt("--port", "0", "--database", file, ...more);
        expect(code).toBe(1);
        expect(errors).toMatch(/is not a database of the sandbox, and stays as it is/u);
        expect(errors.trim().split("\n")).toHaveLength(1);
        expect(readFileSync(file)).toEqual(before);
      }
    },
  );

  it.each([["--prot"], ["--pages", "uk"], ["--port", "many"], ["--port", "70000"], ["something"]])(
    "shows its help for what it does not understand: %s %s",
    async (...args) => {
      const { code, errors } = await tryIt(...args);
      expect(code).toBe(1);
      expect(errors).toContain("Usage:");
      expect(errors).not.toContain("    at ");
    },
  );

  it.each(["uk=localhost:5304", "uk=mailto:uk@portal.example"])(
    "[QO-2] refuses an address of pages that no link can begin with: %s",
    async (pages) => {
      const { code, errors } = await tryIt("--memory", "--port", "0", "--pages", pages);
      expect(code).toBe(1);
      expect(errors).toContain(`"${pages}" is not an app's address`);
      expect(errors).toContain("Usage:");
    },
  );

  it("[QO-2] names the apps where --pages has another", async () => {
    const pages = ["--pages", "uk=http://localhost:5304", "--pages", "ukk=http://localhost:5305"];
    const tried = await tryIt("--memory", "--port", "0", "--apps", folder, ...pages);
    expect(tried).toMatchObject({ code: 1, output: "" });
    expect(tried.errors).toContain("no app is called ukk");
    expect(tried.errors).toContain("default, sdmylife, florida, uk");
    expect(tried.errors.trim().split("\n")).toHaveLength(1);
  });

  it("shows its help when asked, and takes the separator of package managers", async () => {
    const { code, output } = await tryIt("--", "--help");
    expect(code).toBe(0);
    expect(output).toContain("--database");
  });
});
