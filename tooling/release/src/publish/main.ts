// What the last job of a release runs, with Node, npm, git and gh alone: no dependency's code runs where the rights are.
import { publishFolder } from "./publish.ts";

try {
  publishFolder(process.argv[2] ?? "reports/packages");
} catch (error) {
  for (let at: unknown = error; at instanceof Error; at = at.cause) console.error(at.message);
  process.exitCode = 1;
}
