import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";
import { ownedApis, unsupportedApis, unsupportedInCall } from "./unsupported-apis.ts";

const owned = ownedApis.map((name) => `${name.replace(".", "\\.")}\\(`);

const UNSUPPORTED = new RegExp(
  `(?<=\\.)(?:${unsupportedApis.join("|")})\\b|(?<![\\w$])(?:${owned.join("|")})`,
  "u",
);

/** Number of characters of code that are shown around a name. */
const AROUND = 40;

/** Stops a build with a method or pattern that the oldest supported browsers lack, because the screen would crash there. */
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

/** @throws {InputError} that names the script, the method or pattern, and the code around it */
function checkFile(fileName: string, code: string): void {
  const found = methodIn(code) ?? patternIn(code);
  if (found === undefined) return;
  const shown = code.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new InputError(
    `${fileName} ${found.name}, which Chrome 103, Firefox 102 or Safari 15.4 lacks: … ${shown} …`,
  );
}

interface Found {
  index: number;
  name: string;
}

function methodIn(code: string): Found | undefined {
  const found = UNSUPPORTED.exec(code);
  return found ? { index: found.index, name: `names ${found[0].replace("(", "")}` } : undefined;
}

/** Finds a pattern that such a browser cannot read. Feature detection only tries one. */
function patternIn(code: string): Found | undefined {
  const found: Found[] = [];
  let tried = 0;
  const look = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (tried > 0) return;
    for (const name of unsupportedInCall(node))
      found.push({ index: node.start, name: `has ${name}` });
  };
  new Visitor({
    TryStatement: () => void tried++,
    "TryStatement:exit": () => void tried--,
    CallExpression: look,
    NewExpression: look,
  }).visit(parseSync("chunk.js", code).program);
  return found[0];
}
