import { inlineScripts } from "@waymark/hosting";
import { CliError } from "../../../../scripts/cli-error.mjs";

/** As much of a script as is enough to find it. */
const SHOWN = 60;

/**
 * Stops the build at an inline script that is not the preset's. The security policy would allow its hash, so that a
 * text that became markup would run.
 * @param known the preset's own scripts
 * @throws {CliError} that names the page and the script
 */
export function checkInlineScripts(html: string, known: readonly string[], page: string): void {
  const foreign = inlineScripts(html).find((script) => !known.includes(script));
  if (foreign === undefined) return;
  const start = JSON.stringify(foreign.trim().slice(0, SHOWN));
  throw new CliError(
    `${page} has an inline script that is not the portal's own: ${start}. Put it into a file below src/ and import it there.`,
  );
}
