import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { repositoryFiles } from "@waymark/lint/repository-files";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const files = repositoryFiles(root);
const manifests = files.filter((file) => /(?:^|\/)package\.json$/u.test(file));

/** The files that a package's scripts run by node, from the root of the repository. */
function programs(manifest: string): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as {
    scripts?: Record<string, string>;
  };
  return Object.values(scripts)
    .flatMap((command) => [...command.matchAll(/\bnode (?:--\S+ )*(?<file>[^\s-]\S*)/gu)])
    .map(({ groups }) => join(dirname(manifest), groups?.["file"] ?? ""));
}

// An ignored file exists on one machine only.
it.each(manifests)("the programs that %s runs are under version control", (manifest) => {
  expect(files).toEqual(expect.arrayContaining(programs(manifest)));
});

it("reads them from the scripts", () => {
  expect(programs("package.json")).toContain("tooling/verify/src/main.ts");
});
