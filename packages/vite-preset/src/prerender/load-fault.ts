import { join, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { CliError } from "../../../../scripts/cli-error.mjs";

/** The error of a region that throws when it is loaded, with the lines of its own files. */
export function loadFault(server: ViteDevServer, error: unknown): CliError {
  if (error instanceof CliError) return error;
  const reason = error instanceof Error ? error : new Error(String(error));
  server.ssrFixStacktrace(reason);
  const source = join(server.config.root, "src") + sep;
  const lines = (reason.stack ?? "").split("\n").filter((line) => line.includes(source));
  return new CliError([`src/region.ts cannot be loaded: ${reason}`, ...lines].join("\n"));
}
