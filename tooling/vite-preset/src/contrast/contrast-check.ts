import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { contrastFaults } from "./contrast-faults.ts";

const THEME = "src/theme.css";

/** Fails an app's build when its colours cannot be told apart by everybody; in development it only says so [QV-6]. */
export function contrastCheck(): Plugin {
  let root = "";
  let building = false;
  return {
    name: "waymark:contrast-check",
    configResolved: (config) => {
      root = config.root;
      building = config.command === "build";
    },
    buildStart() {
      const file = join(root, THEME);
      if (!existsSync(file))
        return this.error(`${THEME} is missing: a region has colours of its own.`);
      const faults = contrastFaults(readFileSync(file, "utf8"));
      if (faults.length === 0) return;
      const report = `The colours of ${THEME} do not pass:\n${faults.map((fault) => `  ${fault}`).join("\n")}`;
      if (building) this.error(report);
      else this.warn(report);
    },
  };
}
