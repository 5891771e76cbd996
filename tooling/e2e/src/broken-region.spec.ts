import type { Page } from "@playwright/test";
import { hydrationFaults } from "@waymark/testing/browser";
import { brokenRegionTest as test } from "./fixtures/region-test.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { reportsOf } from "./fixtures/reports.ts";
import { full } from "./fixtures/share.ts";
import { expect } from "./fixtures/test.ts";
import { missing, withoutReact } from "./fixtures/requests.ts";

/** Parts of a region that are broken, in a real browser: the portal's own are there instead, and people sign in. */

const { student } = people;

/** The parts, the reasons that the build gives, and the portal's own on the page. */
const leftOut: readonly [part: string, reason: RegExp, portals: string | null][] = [
  ["header", /planted mistake/u, ".wm-header"],
  ["footer", /planted mistake/u, ".wm-footer"],
  ["components.field", /0 controls named "username"/u, ".wm-field [name=username]"],
  ["components.checkbox", /"remember" has no id/u, ".wm-checkbox [name=remember]"],
  ["components.button", /2 submit buttons instead of one/u, ".wm-button[type=submit]"],
  ["components.tip", /planted mistake/u, ".wm-tip"],
  ["slots.sign-in.aboveForm", /planted mistake/u, null],
];

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

test.describe("a region with broken parts", full, () => {
  // One build for all of them.
  test.describe.configure({ mode: "default" });

  test("[QR-1] a build names each part that throws or breaks its contract", ({ buildLog }) => {
    for (const [part, reason] of leftOut) {
      const line = buildLog.split("\n").find((text) => text.includes(`The region's ${part} `));
      expect(line, part).toMatch(reason);
    }
    expect(buildLog).not.toMatch(/components\.(?:card|password) /u);
  });

  for (const [language, query] of [
    ["English", ""],
    ["French", "?lang=fr"],
  ] as const) {
    test(`[QR-1] [QV-7] React adopts the portal's own parts in ${language}, and people sign in`, async ({
      page,
    }) => {
      expect(await hydrationFaults(page, `/${query}`)).toEqual([]);
      for (const [part, , selector] of leftOut) {
        if (selector !== null) await expect(page.locator(selector), part).toBeVisible();
      }
      await expect(page.locator("[type=submit]")).toHaveCount(1);
      // The parts that work are the region's.
      await expect(page.locator(".own > h1")).toBeVisible();
      await expect(page.locator(".own [name=password]")).toBeVisible();
      await signInStudent(page);
    });
  }

  for (const [fault, part, portals] of [
    ["slot", "slots.sign-in.belowForm", null],
    ["card", "components.card", ".wm-card"],
  ] as const) {
    test(`[QR-1] a ${fault} that throws at hydration is replaced, the console and the reports say so, and people sign in`, async ({
      page,
      sandbox,
      guard,
    }) => {
      // React itself logs what it recovers from.
      guard.allow(/planted mistake|Minified React error/u);
      const [reports, warnings] = [await reportsOf(page, sandbox), warningsOf(page)];
      await page.goto(`/?fault=${fault}`);
      await page.locator("form[data-ready]").waitFor();
      await expect
        .poll(() => warnings.filter((text) => text.includes(`${part} threw`)))
        .not.toEqual([]);
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ kind: "part", part }));
      await expect(page.getByText("A slot that works")).toHaveCount(fault === "slot" ? 0 : 1);
      if (portals !== null) await expect(page.locator(portals)).toBeVisible();
      await signInStudent(page);
    });
  }

  test("[QR-1] a slot that throws on a press leaves the page and what is typed, and is reported", async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.allow(/planted mistake/u);
    const reports = await reportsOf(page, sandbox);
    await page.goto("/");
    await page.locator("form[data-ready]").waitFor();
    await page.locator("[name=username]").fill(student.username);
    await page.getByRole("button", { name: "Press" }).click();
    await expect.poll(() => reports).toContainEqual(expect.objectContaining({ kind: "error" }));
    expect(JSON.stringify(reports)).not.toContain(student.username);
    await expect(page.locator("[name=username]")).toHaveValue(student.username);
    await page.locator("[name=password]").fill(student.password);
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL(`**${student.path}`);
  });

  test("[QR-1] [QF-1] a field that swallows Enter is replaced with what is typed, and the next Enter signs in", async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.allow(/swallows Enter/u);
    const [reports, warnings] = [await reportsOf(page, sandbox), warningsOf(page)];
    await page.goto("/?fault=enter");
    await page.locator("form[data-ready]").waitFor();
    await page.locator("[name=username]").fill(student.username);
    await page.locator("[name=password]").fill(student.password);
    await page.locator("[name=password]").press("Enter");
    const field = page.locator(".wm-field [name=password]");
    await expect(field).toHaveValue(student.password);
    expect(warnings.join()).toContain('The field "password" swallows Enter');
    const report = expect.objectContaining({ kind: "part", part: "components.password" });
    await expect.poll(() => reports).toContainEqual(report);
    await field.press("Enter");
    await page.waitForURL(`**${student.path}`);
  });

  test("[QR-1] [QE-1] a summary without its frame is replaced, and takes the focus", async ({
    page,
    guard,
  }) => {
    guard.allow(/401|attributes of `frame`/u);
    await page.goto("/");
    await page.locator("form[data-ready]").waitFor();
    await signIn(page, { ...student, password: "wrong" });
    await expect(page.locator("main .wm-summary")).toBeFocused();
    await signInStudent(page);
  });

  test("[QR-1] [QP-2] without React the portal's own parts sign in", async ({ page, guard }) => {
    guard.allow(missing);
    await withoutReact(page);
    await page.goto("/");
    await signInStudent(page);
  });
});
