import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unsupportedInCall, unsupportedInPattern } from "@waymark/vite-preset/unsupported-apis";
import { type CallExpression, type NewExpression, type Node, parse } from "acorn";
import { ancestor } from "acorn-walk";
import postcss from "postcss";

/** Styles that the oldest supported browsers drop. `:has()` is none: the portal uses it where a page works without, too. */
const newerStyles: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["@container", /^@container\b/u],
  ["@scope", /^@scope\b/u],
  ["color-mix()", /\bcolor-mix\(/u],
  ["oklch()", /\b(?:oklch|oklab|lch|lab)\(/u],
  ["light-dark()", /\blight-dark\(/u],
  ["subgrid", /\bsubgrid\b/u],
  ["nesting", /^&|[\s,]&/u],
  // `min-width` is the older word for it.
  ["a range in @media", /^@media\b.*[<>]/u],
];

/**
 * Looks through the files of a build for syntax and styles that Chrome 103, Firefox 102 or Safari 15.4 cannot read. The
 * build lowers what it bundles; files of `public/` go out as they are.
 * @param dist the folder of the build
 * @returns a line for each of them; styles within `@supports` are none
 */
export function oldBrowserFaults(dist = "dist"): string[] {
  const files = globSync("**/*.{js,mjs,css}", { cwd: dist }).toSorted();
  if (files.length === 0) return [`old browsers: there is no build in ${dist}`];
  return files.flatMap((file) => {
    const text = readFileSync(join(dist, file), "utf8");
    const found = file.endsWith(".css") ? stylesIn(text) : syntaxIn(text);
    return [...new Set(found)].map((name) => `old browsers: ${file} has ${name}`);
  });
}

function syntaxIn(code: string): string[] {
  try {
    const found: string[] = [];
    const look = (node: CallExpression | NewExpression, _: unknown, ancestors: Node[]) => {
      // Feature detection only tries a pattern.
      if (ancestors.some(({ type }) => type === "TryStatement")) return;
      found.push(...unsupportedInCall(node));
    };
    ancestor(programOf(code), {
      StaticBlock: () => void found.push("a static block"),
      Literal: ({ regex }) => {
        if (regex) found.push(...unsupportedInPattern(regex.pattern, regex.flags));
      },
      CallExpression: look,
      NewExpression: look,
    });
    return found;
  } catch (error) {
    return [`syntax after 2022: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function programOf(code: string) {
  // The flag `v` is newer than the year; its use is found below.
  const options = { ecmaVersion: 2024, allowHashBang: true } as const;
  try {
    return parse(code, { ...options, sourceType: "module" });
  } catch (error) {
    try {
      // A file of `public/` may be a classic script, which allows what a module does not.
      return parse(code, { ...options, sourceType: "script" });
    } catch {
      throw error;
    }
  }
}

function stylesIn(css: string): string[] {
  try {
    return newerStylesIn(postcss.parse(css));
  } catch (error) {
    return [
      `styles that cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

function newerStylesIn(root: postcss.Root): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    for (const [name, pattern] of newerStyles) if (pattern.test(text)) found.push(name);
  };
  root.walk((node) => {
    if (isWithin(node, "supports")) return;
    if (node.type === "rule") look(node.selector);
    // What `@supports` asks for is not used yet.
    if (node.type === "atrule") look(`@${node.name} ${node.name === "media" ? node.params : ""}`);
    if (node.type === "decl") look(node.value);
    // A rule in a rule needs no `&`.
    else if (node.type !== "comment" && isWithin(node, "rule")) found.push("nesting");
  });
  return found;
}

/** @param kind `rule`, or the name of an at-rule */
function isWithin({ parent }: postcss.ChildNode, kind: string): boolean {
  for (
    let each: postcss.Document | postcss.Container | undefined = parent;
    each;
    each = each.parent
  ) {
    if (each.type === kind || (each as postcss.AtRule).name === kind) return true;
  }
  return false;
}
