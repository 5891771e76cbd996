import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The page of notices, which vite writes and hosts serve. */
export const LICENCES_FILE = "third-party-licences.txt";

/** Their libraries often come without the text. */
const standard = ["MIT", "Apache-2.0"] as const;

/** Adds to vite's list of licences the texts of those that a library only names, because they have to go with the code. */
export function licences(): Plugin {
  return {
    name: "waymark:licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const list = bundle[LICENCES_FILE];
        if (list?.type !== "asset") return;
        const texts = standard.map((name) => {
          const text = readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8").trim();
          return `\n## Libraries and the bundler's helpers without a text above (${name})\n\n${text}\n`;
        });
        list.source = `${String(list.source)}${texts.join("")}`;
      },
    },
  };
}
