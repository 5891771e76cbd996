import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";
import {
  ownedApis,
  unsupportedApis,
  unsupportedInCall,
  unsupportedInPattern,
} from "./unsupported-apis.ts";
import { textOf } from "./unsupported-patterns.ts";

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

/** @throws {InputError} that names the script, the method or pattern, the code around it, and what is accepted */
function checkFile(fileName: string, code: string): void {
  const { program } = parseSync("chunk.js", code);
  const found = methodIn(program, code) ?? patternIn(program);
  if (found === undefined) return;
  const shown = code.slice(Math.max(0, found.index - AROUND), found.index + AROUND);
  throw new InputError(
    `${fileName} ${found.problem}, which Chrome 103, Firefox 102 or Safari 15.4 lacks: … ${shown} … Accepted: ${found.accepted}.`,
  );
}

interface Found {
  index: number;
  problem: string;
  accepted: string;
}

/** Finds a call of a method that the code neither looks for nor adds. */
function methodIn(program: ESTree.Program, code: string): Found | undefined {
  const calls = new Map<ESTree.Expression, string | undefined>();
  const known = new Set<string | undefined>();
  const nameOf = ({ start, end }: ESTree.Expression, method: string) =>
    unsupportedName(code.slice(start, end), method);
  const nameIn = ({ object, property, computed }: ESTree.MemberExpression) =>
    property.type === "Identifier" && !computed ? nameOf(object, property.name) : undefined;
  new Visitor({
    // A call is visited before its callee; an optional one has a fallback.
    CallExpression: ({ callee, optional }) => {
      if (callee.type === "MemberExpression" && !optional) calls.set(callee, nameIn(callee));
    },
    MemberExpression: (node) => {
      if (!calls.has(node)) known.add(nameIn(node));
    },
    BinaryExpression: ({ left, operator, right }) => {
      if (operator === "in") known.add(nameOf(right, textOf(left)));
    },
  }).visit(program);
  for (const [node, name] of calls) {
    if (!name || known.has(name)) continue;
    const accepted = `${name}?.(), or a test for it`;
    return { index: node.end - name.length, problem: `names ${name}`, accepted };
  }
  return undefined;
}

/** Returns the name of a method as the lists have it: with its object where that alone is unmistakable. */
function unsupportedName(object: string, method: string): string | undefined {
  if (unsupportedApis.includes(method)) return method;
  const name = `${object.replace(/^(?:globalThis|self|window)\./u, "")}.${method}`;
  return ownedApis.find((each) => each === name);
}

/** Finds a pattern that such a browser cannot read. Feature detection only tries one, and catches what it throws. */
function patternIn(program: ESTree.Program): Found | undefined {
  const found: Found[] = [];
  const tried: ESTree.BlockStatement[] = [];
  const add = (index: number, names: readonly string[]) => {
    for (const name of names)
      found.push({ index, problem: `has ${name}`, accepted: "RegExp(…) within try" });
  };
  const look = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const isTried = tried.some(({ start, end }) => start < node.start && node.start < end);
    if (!isTried) add(node.start, unsupportedInCall(node));
  };
  new Visitor({
    TryStatement: ({ block }) => void tried.push(block),
    CallExpression: look,
    NewExpression: look,
    // Within try, too: the whole script is not read.
    Literal: (node) => {
      if ("regex" in node)
        add(node.start, unsupportedInPattern(node.regex.pattern, node.regex.flags));
    },
  }).visit(program);
  return found[0];
}
