import { expect, it } from "vitest";
import { planted, unknownKeys } from "../../testing/planted.ts";
import { answersOf, probeOf } from "../../testing/probe-of.ts";
import { openSandbox } from "../../testing/sandbox-accounts.ts";
import { reportPage } from "./page.ts";
import type { Report } from "./report.ts";

async function probeUnknownKeys(): Promise<Report> {
  const sandbox = openSandbox();
  return (await probeOf(planted(answersOf(sandbox), { body: unknownKeys }))).report;
}

it("[QO-6] the page has each finding, note and call, and loads nothing", async () => {
  const report = await probeUnknownKeys();
  const html = reportPage(report);
  const found = report.steps.filter(({ findings }) => findings.length > 0);
  const section = html.slice(html.indexOf("<h2>Findings"), html.indexOf("<h2>How"));
  expect(section.match(/<h3>/gu)?.length).toBeGreaterThanOrEqual(found.length);
  expect(html.match(/<li>/gu)).toHaveLength(report.steps.length);
  expect(html).toContain(
    "The <code>translationKey</code> <code>errors.not-found</code> has no text",
  );
  expect(html).toContain("On the screen forgot (&#x2F;forgot):");
  expect(html).not.toMatch(/<script|<link|<img|url\(|\ssrc=|href=/u);
  expect(html).toContain(`default-src 'none'`);
});

it("[QO-6] the page of a sound server says so", async () => {
  const report = { ...(await probeUnknownKeys()), findings: 0, steps: [] };
  expect(reportPage(report)).toContain("No findings");
});

it("[QO-6] what a server says is text on the page, never markup", async () => {
  const report = await probeUnknownKeys();
  const [step, ...steps] = report.steps;
  if (!step) throw new Error("no step");
  const hostile = "</blockquote><script>alert(1)</script>";
  const html = reportPage({
    ...report,
    steps: [{ ...step, shown: [hostile], findings: [hostile] }, ...steps],
  });
  expect(html).not.toContain("<script>");
});
