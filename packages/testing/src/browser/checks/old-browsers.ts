import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineScripts } from "@waymark/hosting";
import { unsupportedInCall, unsupportedInPattern } from "@waymark/vite-preset/unsupported-apis";
import { type CallExpression, type NewExpression, type Node, parse } from "acorn";
import { ancestor } from "acorn-walk";
import { newerStylesIn, stylesInMarkup } from "./old-styles.ts";

/**
 * Looks through the files and pages of a build for syntax and styles that Chrome 103, Firefox 102 or Safari 15.4 cannot
 * read. The build lowers what it bundles; files of `public/` go out as they are.
 * @param dist the folder of the build
 * @returns a line for each of them; styles within `@supports` are none
 */
export function oldBrowserFaults(dist = "dist"): string[] {
  const files = globSync("**/*.{js,mjs,css,html,txt}", { cwd: dist }).toSorted();
  if (files.length === 0) return [`old browsers: there is no build in ${dist}`];
  return files.flatMap((file) => {
    const text = readFileSync(join(dist, file), "utf8");
    return [...new Set(newerIn(file, text))].map((name) => `old browsers: ${file} has ${name}`);
  });
}

function newerIn(file: string, text: string): string[] {
  if (file.endsWith(".css")) return newerStylesIn(text);
  if (file.endsWith("js")) return syntaxIn(text);
  return [...newerStylesIn(stylesInMarkup(text)), ...inlineScripts(text).flatMap(syntaxIn)];
}

function syntaxIn(code: string): string[] {
  try {
    const found: string[] = [];
    const look = (node: CallExpression | NewExpression, _: unknown, ancestors: Node[]) => {
      // Feature detection only tries a pattern, and catches what it throws.
      if (ancestors.some((each, index) => "block" in each && each.block === ancestors[index + 1]))
        return;
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
