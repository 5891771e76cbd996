import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { afterEach, describe, expect, it } from "vitest";
import { answersOf, ORIGIN, probeOf, testWorld } from "../../testing/probe-of.ts";
import { openSandbox } from "../../testing/sandbox-accounts.ts";
import { probeCommand } from "../command.ts";
import { reportJunit } from "./junit.ts";

afterEach(() => {
  process.exitCode = undefined;
});

/** Parses XML. @throws where it is not well-formed */
const parse = (xml: string) => new JSDOM(xml, { contentType: "text/xml" }).window.document;

describe("[QO-6] the report for a CI system", () => {
  it("has a test for each call, none of which fails with a sandbox", async () => {
    const sandbox = openSandbox();
    const { report } = await probeOf(answersOf(sandbox), { only: ["redirect", "login"] });
    const document = parse(reportJunit(report));
    const cases = [...document.querySelectorAll("testcase")];
    expect(cases.map((each) => each.getAttribute("name"))).toEqual(
      report.steps.map(({ title }) => title),
    );
    expect(document.querySelectorAll("failure")).toHaveLength(0);
    expect(document.querySelector("testsuite")?.getAttribute("name")).toBe(ORIGIN);
  });

  it("has a failure for each call with a finding, whatever the server sends", async () => {
    const body = JSON.stringify({ messages: [{ translationKey: '<&">\u0000\uFFFF\uD800]]>' }] });
    const answer = async () => new Response(body, { status: 400 });
    const { report } = await probeOf(answer, { only: ["forgotPassword"] });
    const document = parse(reportJunit({ ...report, stopped: "It was <too> long." }));
    const found = report.steps.filter(({ findings }) => findings.length > 0);
    expect(found.length).toBeGreaterThan(0);
    const failures = [...document.querySelectorAll("failure")];
    expect(failures.map((each) => each.getAttribute("message"))).toEqual(
      found.map(({ findings }) => expect.stringContaining(findings[0]?.slice(0, 20) ?? "")),
    );
    expect(failures[0]?.textContent).toContain("On the screen");
    const suite = document.querySelector("testsuite");
    expect(suite?.getAttribute("failures")).toBe(String(found.length));
    expect(suite?.querySelector("skipped")?.getAttribute("message")).toBe("It was <too> long.");
  });
});

describe("[QO-6] docs/probe.md", () => {
  const docs = readFileSync(new URL("../../../../../docs/probe.md", import.meta.url), "utf8");
  const commands = [...docs.matchAll(/npx --yes @waymark\/cli probe (?<args>.*--junit .*)$/gmu)];
  const accounts = /^```json accounts\.json\n(?<text>[^]*?)^```$/mu.exec(docs)?.groups?.["text"];

  it.each(commands.map(({ groups }) => groups?.["args"] ?? ""))(
    "has a command for CI that runs: probe %s",
    async (args) => {
      const sandbox = openSandbox();
      const written = new Map<string, string>();
      const world = {
        ...testWorld((request) =>
          sandbox.fetch(
            new Request(request.url.replace("localhost:8080", "default.localhost"), request),
            "default",
          ),
        ),
        readFile: () => accounts ?? "",
        writeFile: (path: string, text: string) => void written.set(path, text),
      };
      await probeCommand(world).parseAsync(args.split(" "), { from: "user" });
      expect(process.exitCode).toBe(0);
      expect(parse(written.get("report.xml") ?? "").querySelector("failure")).toBeNull();
    },
  );

  it("has one for GitHub Actions and one for GitLab", () => expect(commands).toHaveLength(2));

  it("says where the report cannot be written", async () => {
    const sandbox = openSandbox();
    const writeFile = () => {
      throw Object.assign(new Error("no folder"), { code: "ENOENT" });
    };
    const run = probeCommand({ ...testWorld(answersOf(sandbox)), writeFile }).parseAsync(
      [ORIGIN, "--yes", "--only", "redirect", "--junit", "none/report.xml"],
      { from: "user" },
    );
    await expect(run).rejects.toThrow("none/report.xml cannot be written (ENOENT).");
  });
});
