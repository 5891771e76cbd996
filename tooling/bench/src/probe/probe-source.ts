import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

let source: string | undefined;

/** The probe as a script: its types stripped, its names kept to itself. */
export function probeSource(): string {
  source ??= `(() => {${stripTypeScriptTypes(
    readFileSync(new URL("./probe.ts", import.meta.url), "utf8"),
  )}})();`;
  return source;
}
