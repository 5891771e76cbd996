import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";
import { reportsOf } from "./fixtures/reports.ts";
import { full } from "./fixtures/share.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface SentReport {
  kind: string;
  route: string;
  code?: string;
  frames?: string[];
  build: string;
  engine: string;
  version: number;
}

/** Output of `waymark frame`. */
function sourceOf(frame: string): string {
  const command = ["packages/cli/src/main.ts", "frame", "--maps", "apps/default/maps", frame];
  return execFileSync(process.execPath, command, { cwd: root, encoding: "utf8" });
}

/** The text of the repository at a place that `waymark frame` has printed. */
function textAt(printed: string): string {
  const [, file = "", line, column] =
    /^(packages\/core\/src\/.+):(\d+):(\d+)\n/u.exec(printed) ?? [];
  const lines = readFileSync(`${root}${file}`, "utf8").split("\n");
  return lines[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
}

/** The frame of an error that a text of a script would throw. */
async function frameAt(page: Page, script: string, text: string): Promise<string> {
  const read = async (url: string) => (await fetch(url)).text();
  const source = await page.evaluate(read, `/assets/${script}`);
  const before = source.split(text)[0]?.split("\n") ?? [];
  return `${script}:${before.length}:${before.at(-1)?.length}`;
}

test("[QN-4] [QO-3] a planted crash is reported, and its frame leads to the right line and column of the source", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/planted mistake/u);
  const reports = await reportsOf<SentReport>(page, sandbox);
  await page.goto(sandbox.origin("default"));
  // The start of the portal reads a url, too: a mistake there leaves no error boundary to report it.
  await page.locator("form[data-ready]").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(URL.prototype, "searchParams", {
      get() {
        throw new TypeError("planted mistake of maya.chen");
      },
    });
  });
  await signIn(page, people.student);
  const code = (await page.locator(".wm-reference").innerText()).match(/X-STOP-[\dA-F]{4}/u)?.[0];
  await expect.poll(() => reports.find(({ kind }) => kind === "crash")).toBeTruthy();
  const crash = reports.find(({ kind }) => kind === "crash");
  expect(crash).toMatchObject({ code, route: "/", engine: "Chrome" });
  expect(crash?.build).toMatch(/^[\w-]+\.js$/u);
  const frames = crash?.frames ?? [];
  expect(textAt(sourceOf(frames[0] ?? ""))).toMatch(/^\.?searchParams/u);
  expect(textAt(sourceOf(frames[1] ?? ""))).toMatch(/^isSamePage\(/u);
  // In the entry the build replaces the import of the first script after the map is made.
  const inEntry = await frameAt(page, crash?.build ?? "", "wm-summary__title");
  expect(textAt(sourceOf(inEntry))).toMatch(/^.?wm-summary__title/u);
  expect(JSON.stringify(reports)).not.toContain("maya");
});

test(
  "[QN-4] a failure is reported with the code that the person sees",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401/u);
    const reports = await reportsOf<SentReport>(page, sandbox);
    await page.goto(sandbox.origin("default"));
    await signIn(page, { username: "maya.chen", password: "wrong-password" });
    await expect(page.locator(".wm-code")).toHaveText(/^Code L-401-[\dA-F]{4}, /u);
    const shown = await page.locator(".wm-code").innerText();
    await expect.poll(() => reports.find(({ kind }) => kind === "failure")?.code).toBeTruthy();
    const failure = reports.find(({ kind }) => kind === "failure");
    expect(shown).toContain(`Code ${failure?.code},`);
    expect(failure?.route).toBe("/");
    expect(JSON.stringify(reports)).not.toMatch(/maya|wrong/u);
  },
);

test(
  "[QN-4] [QT-3] a report from a mailed link names no token; web vitals come with the reports",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/400/u);
    const reports = await reportsOf<SentReport>(page, sandbox);
    await page.goto(`${sandbox.origin("default")}/reset/canary-token-7/ForceResetPassword`);
    await expect(page.locator(".wm-code")).toHaveText(/^Code T-400-/u);
    // The vitals of the load come at once. Those that are sent as the page is left may not be seen.
    const kinds = () => reports.map(({ kind }) => kind);
    await expect.poll(kinds).toEqual(expect.arrayContaining(["failure", "vital"]));
    await page.goto("about:blank");
    expect(new Set(reports.map(({ route }) => route))).toEqual(
      new Set(["/reset/:token/:resetType"]),
    );
    expect(JSON.stringify(reports)).not.toContain("canary");
  },
);

test(
  "[QN-4] [QT-3] what the policy blocked before the portal's script is reported, once and without an address",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/canary|reset|400/u);
    const reports = await reportsOf<SentReport>(page, sandbox);
    await page.addInitScript(() => {
      if (location.protocol === "http:") new Image().src = "https://elsewhere.example/canary";
    });
    await page.goto(`${sandbox.origin("default")}/reset/canary-token-7/ForceResetPassword`);
    await expect.poll(() => reports.map(({ kind }) => kind)).toContain("failure");
    const blocked = () => reports.filter(({ kind }) => kind === "policy");
    const details = { directive: "img-src", blocked: "another origin", frames: [] };
    await expect.poll(blocked).toEqual([expect.objectContaining(details)]);
    expect(JSON.stringify(reports)).not.toContain("canary");
  },
);

test(
  "[QN-4] nothing is loaded or sent without an address",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(origin);
    await signIn(page, { username: "maya.chen", password: "wrong-password" });
    await expect(page.locator(".wm-code")).toHaveText(/^Code L-401-/u);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /start-reports|reports\.example/u.test(url))).toEqual([]);
  },
);

test("[QN-4] [QV-7] the code is drawn with its message", full, async ({ page, origin, guard }) => {
  guard.allow(/401/u);
  const fetched = page.waitForResponse(/\/assets\/failure-code-[^/]+\.js/u);
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await (await fetched).finished();
  const first = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (!document.querySelector(".wm-summary")) return;
          resolve(document.querySelector(".wm-code")?.textContent ?? "");
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await signIn(page, { ...people.student, password: "not-the-password" });
  expect(await first).toMatch(/L-401-[\dA-F]{4}/u);
});

test(
  "[QN-4] [QP-2] failures before React are reported, also of a page that is left without it",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401|503/u);
    const reports = await reportsOf<SentReport>(page, sandbox);
    const failures = () => reports.flatMap(({ kind, code }) => (kind === "failure" ? [code] : []));
    const release = await withoutScripts(page, "all but the first");
    const origin = sandbox.origin("default");
    await page.goto(origin, { waitUntil: "commit" });
    await signIn(page, { ...people.student, password: "not-the-password" });
    await expect(page.locator("main [data-code^=L-401]")).toBeVisible();
    await page.goto("about:blank");
    await page.goto(origin, { waitUntil: "commit" });
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 503, json: {} }));
    await signIn(page, people.student);
    await expect(page.locator("main [data-code^=L-503]")).toBeVisible();
    expect(failures()).toEqual([]);
    release();
    await expect.poll(failures).toHaveLength(2);
    expect(failures()).toEqual([
      expect.stringMatching(/^L-401-[\dA-F]{4}$/u),
      await page.locator("main [data-code]").getAttribute("data-code"),
    ]);
  },
);
