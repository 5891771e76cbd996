import type * as paths from "node:path";
import { expect, it, vi } from "vitest";
import { filledFiles } from "./filled-files.ts";
import { templateFiles } from "./template.ts";

vi.mock("node:path", async (actual) => {
  const path = await actual<typeof paths>();
  // Files are read here; the path of one in its folder is as on Windows.
  const relative = (from: string, to: string) => path.relative(from, to).replaceAll("/", "\\");
  return { ...path, relative };
});

const plan = {
  name: "prairie",
  title: "Prairie",
  colour: "#14605a",
  accent: "#e8a13a",
  landscape: "coast",
  languages: "canada",
} as const;

it("[QR-3] on Windows, a region has the template's files in folders on record", () => {
  expect(Object.keys(filledFiles(plan, "standalone")).join(" ")).not.toContain("\\");
  expect(Object.keys(templateFiles(plan))).toEqual(
    expect.arrayContaining([".github/workflows/ci.yml", "container/start.sh", "src/main.tsx"]),
  );
});

it("[RE-1] [QO-2] on Windows, git keeps the line ends that a container's shell can read", () => {
  const { ".gitattributes": attributes } = templateFiles(plan);
  expect(attributes).toMatch(/^\*\.sh text eol=lf$/mu);
});

it("[RE-1] on Windows, the README of a region that begins with an example names its files", () => {
  const { "README.md": readme } = filledFiles({ ...plan, example: "bayou" }, "standalone");
  expect(readme).toContain("`src/region.ts`");
});
