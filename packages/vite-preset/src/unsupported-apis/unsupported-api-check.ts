import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";
import { unsupportedApis } from "./unsupported-apis.ts";

const UNSUPPORTED = new RegExp(`\\.(?<name>${unsupportedApis.join("|")})\\b`, "u");

/** Number of characters of code that are shown around a name. */
const AROUND = 40;

/** Stops a build with a method that the oldest supported browsers lack, because the screen would crash there. */
export function unsupportedApiCheck(): Plugin {
  return {
    name: "waymark:unsupported-api-check",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") checkFile(file.fileName, file.code);
      }
    },
  };
}

/** @throws {InputError} that names the script, the method and the code around it */
function checkFile(fileName: string, code: string): void {
  const found = UNSUPPORTED.exec(code);
  if (found === null) return;
  const shown = code.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new InputError(
    `${fileName} names ${found.groups?.["name"]}, which Chrome 103, Firefox 102 or Safari 15.4 lacks: … ${shown} …`,
  );
}
