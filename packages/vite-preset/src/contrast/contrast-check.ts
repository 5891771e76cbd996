import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { CliError } from "../../../../scripts/cli-error.mjs";
import { reportProblems } from "../report-problems.ts";
import { contrastFaults } from "./contrast-faults.ts";

const THEME = "src/theme.css";

/** Fails an app's build if its colours have too little contrast; in development it only warns. */
export function contrastCheck(): Plugin {
  return {
    name: "waymark:contrast-check",
    configResolved({ command, root }) {
      if (command === "build") checkContrast(join(root, THEME));
    },
    configureServer(server) {
      const path = join(server.config.root, THEME);
      reportProblems(server, { path, check: () => checkContrast(path) });
    },
  };
}

function checkContrast(file: string): void {
  if (!existsSync(file))
    throw new CliError(`${THEME} is missing: a region has colours of its own.`);
  const faults = contrastFaults(readFileSync(file, "utf8"));
  if (faults.length === 0) return;
  throw new CliError(
    `The colours of ${THEME} do not pass:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
}
