import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@waymark/hosting";
import type { Plugin } from "vite";
import { contrastFaults } from "./contrast.ts";

/** The region's style sheet with its colours. */
export const THEME = "src/theme.css";

/** Fails an app's build if its colours have too little contrast; in development it only warns. */
export function contrastCheck(): Plugin {
  return {
    name: "waymark:contrast-check",
    configResolved({ command, root }) {
      if (command === "build") checkContrast(join(root, THEME));
    },
    transform: {
      filter: { id: /\/src\/theme\.css(?:\?|$)/u },
      order: "pre",
      handler(css) {
        const faults = contrastFaults(css);
        if (faults.length > 0) this.warn(report(faults));
      },
    },
  };
}

function checkContrast(file: string): void {
  if (!existsSync(file))
    throw new InputError(`${THEME} is missing: a region has colours of its own.`);
  const faults = contrastFaults(readFileSync(file, "utf8"));
  if (faults.length > 0) throw new InputError(report(faults));
}

function report(faults: readonly string[]): string {
  return `The colours of ${THEME} do not pass:\n${faults.map((fault) => `  ${fault}`).join("\n")}`;
}
