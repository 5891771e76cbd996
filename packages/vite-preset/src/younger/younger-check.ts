import type { Plugin } from "vite";
import { CliError } from "../../../../scripts/cli-error.mjs";
import { youngerNames } from "./younger-names.ts";

const YOUNGER = new RegExp(`\\.(?<name>${youngerNames.join("|")})\\b`, "u");

/** How much of the code around a name is shown. */
const AROUND = 40;

/** Stops a build with a method that the oldest supported browsers lack, because the screen would crash there. */
export function youngerCheck(): Plugin {
  return {
    name: "waymark:younger-check",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") checkYounger(file.fileName, file.code);
      }
    },
  };
}

/** @throws {CliError} that names the script, the method and the code around it */
function checkYounger(fileName: string, code: string): void {
  const found = YOUNGER.exec(code);
  if (found === null) return;
  const shown = code.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new CliError(
    `${fileName} names ${found.groups?.["name"]}, which Chrome 103, Firefox 102 or Safari 15.4 lacks: … ${shown} …`,
  );
}
