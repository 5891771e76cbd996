import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "..");
const readme = readFileSync(join(folder, "README.md"), "utf8");
const examples = [...readme.matchAll(/^```ts run\n(?<code>[^]*?)^```$/gmu)].map(
  ({ groups }) => groups?.["code"] ?? "",
);

describe("the README", () => {
  it("has its example", () => expect(examples).toHaveLength(1));

  it.each(examples)("has an example that runs: %s", (code) => {
    // Inside of the package, so that it finds itself by its name.
    const file = join(folder, `.readme-${process.pid}.ts`);
    writeFileSync(file, code);
    try {
      expect(() => execFileSync(process.execPath, [file], { stdio: "pipe" })).not.toThrow();
    } finally {
      rmSync(file);
    }
  });
});
