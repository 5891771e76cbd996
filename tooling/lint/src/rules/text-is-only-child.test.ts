import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-rule-"));
  const plugin = fileURLToPath(new URL("text-is-only-child.mjs", import.meta.url));
  const rules = { "waymark/text-is-only-child": "error" };
  const config = { jsPlugins: [plugin], categories: { correctness: "off" }, rules };
  writeFileSync(join(folder, "config.json"), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** How many faults the rule finds in the markup of a component. */
function faultsIn(markup: string): number {
  const file = join(folder, "screen.tsx");
  writeFileSync(
    file,
    `export const Screen = ({ text, error, children, icon, open }) => ${markup};`,
  );
  const lint = join(root, "node_modules/.bin/oxlint");
  const args = ["--config", join(folder, "config.json"), "--format", "json", file];
  try {
    return JSON.parse(execFileSync(lint, args, { encoding: "utf8", cwd: root })).diagnostics.length;
  } catch (error) {
    // The linter exits with 1 where it finds something.
    if (error instanceof Error && "stdout" in error) {
      return JSON.parse(String(error.stdout)).diagnostics.length;
    }
    throw error;
  }
}

it.each([
  ["a literal", "<p>Hello <b>you</b></p>"],
  ["a looked-up text", '<p><svg />{text("waiting")}</p>'],
  ["a property", "<p><svg />{error.text}</p>"],
  ["one of two texts", '<p><svg />{open ? text("a") : text("b")}</p>'],
  ["a text that comes and goes", '<p><svg />{open && text("a")}</p>'],
  ["a text in a fragment", '<>{text("a")}<p /></>'],
])("[QL-1] finds %s beside an element", (_, markup) => {
  expect(faultsIn(markup)).toBe(1);
});

it.each([
  ["a text alone", '<p>{text("waiting")}</p>'],
  ["one of two texts alone", '<p>{open ? text("a") : ""}</p>'],
  ["a text in an element of its own", '<p><svg /><span>{text("a")}</span></p>'],
  ["elements beside elements", "<p>{icon}{children}{open && <b />}{[1].map(() => <i />)}</p>"],
  ["a blank between elements", '<p><b />{" "}<i /></p>'],
])("[QL-1] allows %s", (_, markup) => {
  expect(faultsIn(markup)).toBe(0);
});
