// What `pnpm mutation:security` runs: takes each answer of docs/security.md away in a copy of the repository, and asks the test
// that the document names. With words, only what has one of them in the name of its test or file.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { takenAnswers } from "./answers.ts";
import { failingTests } from "./failing-tests.ts";
import { scratchCopy } from "./scratch-copy.ts";
import type { TakenAnswer } from "./taken-answer.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const words = process.argv.slice(2);
const wanted = takenAnswers.filter(
  ({ id, test, file }) =>
    words.length === 0 || words.some((word) => `${id} ${test} ${file}`.includes(word)),
);

/** Why the test does not hold the answer; undefined where it does. */
function faultOf({ id, test, file, search, replacement }: TakenAnswer, folder: string) {
  const path = join(folder, file);
  const whole = readFileSync(path, "utf8");
  if (failingTests(folder, test, id).length > 0) return "fails as it is";
  writeFileSync(
    path,
    whole.replace(search, () => replacement),
  );
  const failing = failingTests(folder, test, id);
  writeFileSync(path, whole);
  return failing.length > 0 ? undefined : "does not notice";
}

const { folder, remove } = scratchCopy(root);
let held = 0;
for (const answer of wanted) {
  const fault = faultOf(answer, folder);
  if (fault === undefined) held += 1;
  console.log(
    `${fault === undefined ? "✓" : "✗"} [${answer.id}] ${answer.test} ${fault ?? "notices"}: ${answer.search.trim()}`,
  );
}
remove();
console.log(`${held} of ${wanted.length} protections are covered by their tests`);
if (held < wanted.length) process.exitCode = 1;
