import type { Sandbox } from "@waymark/sandbox";
import { CommanderError } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answersOf, ORIGIN, testWorld } from "../testing/probe-of.ts";
import { openSandbox } from "../testing/sandbox-accounts.ts";
import { probeCommand } from "./command.ts";
import type { World } from "./world.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});
afterEach(() => {
  process.exitCode = undefined;
});

/** Runs the subcommand. */
async function probe(args: readonly string[], given: Partial<World> = {}) {
  const world = testWorld(answersOf(sandbox));
  const command = probeCommand({ ...world, ...given }).exitOverride();
  command.configureOutput({ writeErr: () => undefined });
  await command.parseAsync(args, { from: "user" });
  const code = process.exitCode;
  process.exitCode = undefined;
  return { ...world, code, output: world.printed.join("\n") };
}

describe("[QO-6] waymark probe", () => {
  it("asks before the first call, and makes none without a yes", async () => {
    const questions: string[] = [];
    const answer = (yes: boolean) => async (question: string) => {
      questions.push(question);
      return yes;
    };
    let calls = 0;
    const counted: World["fetch"] = (request) => {
      calls += 1;
      return answersOf(sandbox)(request);
    };
    const only = ["--only", "redirect"];
    await expect(
      probe([ORIGIN, ...only], { confirm: answer(false), fetch: counted }),
    ).rejects.toThrow("Nothing was called.");
    expect(calls).toBe(0);
    expect((await probe([ORIGIN, ...only], { confirm: answer(true), fetch: counted })).code).toBe(
      0,
    );
    expect(questions[0]).toContain(`This will call ${ORIGIN}`);
  });

  it("needs --yes where it cannot ask", async () => {
    await expect(probe([ORIGIN])).rejects.toThrow(
      "There is no terminal to ask at. Add --yes if this is right: ",
    );
  });

  it("ends with 0 without a finding, and with 1 with one", async () => {
    const args = [ORIGIN, "--yes", "--only", "redirect"];
    const sound = await probe(args);
    expect(sound.code).toBe(0);
    expect(sound.output).toMatch(/0 findings and \d notes? in \d calls to /u);
    const broken = await probe(args, {
      fetch: async () => new Response("<html>", { status: 200 }),
    });
    expect(broken.code).toBe(1);
    expect(broken.output).toContain('On the screen "sign-in" (/) a person reads or sees: ');
  });

  it("ends with 2 where it stopped before its last call and has found nothing by then", async () => {
    const { code, output } = await probe([ORIGIN, "--yes", "--calls-per-minute", "1"]);
    expect(output).toMatch(/0 findings .* 20 minutes are over, and the probe takes no longer\.$/u);
    expect(code).toBe(2);
  });

  it("writes its other files where one cannot be written, and says which", async () => {
    const written: string[] = [];
    const writeFile = (path: string) => {
      if (path === "gone/report.html") throw Object.assign(new Error("no"), { code: "ENOENT" });
      written.push(path);
    };
    const files = ["--report", "gone/report.html", "--record", "a.har", "--junit", "a.xml"];
    const args = [ORIGIN, "--yes", "--only", "redirect", ...files];
    await expect(probe(args, { writeFile })).rejects.toThrow(
      "gone/report.html cannot be written (ENOENT).",
    );
    expect(written).toEqual(["a.har", "a.xml"]);
  });

  it("prints JSON alone with --json", async () => {
    const { output } = await probe([ORIGIN, "--yes", "--json", "--only", "redirect"]);
    expect(JSON.parse(output)).toMatchObject({ format: 1, origin: ORIGIN, findings: 0 });
  });

  it.each([
    [["default.localhost"], "Give an origin such as https://staging.example"],
    [["https://a.example/path"], "without a path"],
    [["ftp://a.example"], "Give an origin"],
    [[ORIGIN, "--calls-per-minute", "11"], "Give a whole number from 1 to 10."],
    [[ORIGIN, "--only", "sign-in"], "There is no call sign-in."],
    [[], "missing required argument 'origin'"],
  ])("answers %j with what to do", async (args, message) => {
    const error: unknown = await probe(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CommanderError);
    expect(String(error)).toContain(message);
  });

  it.each([
    ["", "stage.json is not JSON."],
    ['{\n  "csrf": {\n  },\n}', "stage.json is not JSON: see line 4."],
    ['{\n  "csrf": "planted" "x"\n}', "stage.json is not JSON: see line 2."],
    ['{"csrf":{"cookies":"a"}}', "csrf.cookies is not a known key; did you mean csrf.cookie?"],
  ])("names the mistake of a configuration: %s", async (text, message) => {
    const args = [ORIGIN, "--yes", "--configuration", "stage.json"];
    await expect(probe(args, { readFile: () => text })).rejects.toThrow(message);
  });

  it("reads a file that begins with a byte order mark, as editors write it", async () => {
    const args = [ORIGIN, "--yes", "--only", "redirect", "--configuration", "stage.json"];
    expect((await probe(args, { readFile: () => "\uFEFF{}" })).code).toBe(0);
  });
});
