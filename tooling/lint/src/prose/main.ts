// What `pnpm verify --only prose` runs: the words and the length of sentences in comments, messages and documents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryFiles } from "../repository-files.ts";
import { checkProse } from "./check-prose.ts";

const PROSE =
  /\.(?:[mc]?[jt]sx?|css|md|ya?ml|sh|conf)$|(?:^|\/)(?:Containerfile|turbo\.json|\.oxlintrc\.json)$/u;
/** Generated files, texts for users of the portal, and the word list. */
const EXCLUDED =
  /^(?:docs\/reference\/|pnpm-lock\.yaml|tooling\/lint\/src\/prose\/)|\/CHANGELOG\.md$|\/(?:dictionaries|translations|reading\/scripts|peers)\//u;

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const files = repositoryFiles(root).filter((path) => PROSE.test(path) && !EXCLUDED.test(path));
const problems = files.flatMap((path) => checkProse(path, readFileSync(join(root, path), "utf8")));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
