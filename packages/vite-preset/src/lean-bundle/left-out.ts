import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { type Edit, edited, type Range } from "./edited.ts";
import { tagEdits } from "./fiber-tags.ts";

/**
 * Replacements for parts of a library, by name. `C`, `C.m` and `f` stand for the body of a class, method or function.
 * `v`, `useContext(X)` and `f(p)` stand for the value of a variable, of a call and of a function's last parameter.
 * `o.p` stands for the value of a property wherever the code has it so, and `o.*` for that of every other property of
 * `o`. Statements that assign it are removed. A property that becomes its own name stays as it is.
 */
export type Replacements = Readonly<Record<string, string>>;

const LEFT_OUT = '{ throw new Error("left out of this build"); }';

/** Functions and methods that core never calls. A function that is called all the same throws; a method is not there. */
export function leftOut(...names: readonly string[]): Replacements {
  return Object.fromEntries(names.map((name) => [name, LEFT_OUT]));
}

/** Changes to a library. */
export interface LeanLibrary {
  name: string;
  /** Its modules, each with its `path` in the library. */
  modules: RegExp;
  /** Replacements, by the path of the module. */
  parts: Readonly<Record<string, Replacements>>;
  /** The functions that only write messages for developers. */
  messages?: RegExp;
  /** The functions that check something and throw. Their last argument is a message for developers, which goes. */
  checks?: RegExp;
  /** Tags of React's fibers that no page has. */
  unusedTags?: readonly number[];
  /** Functions with all parameters, where replacements name a parameter or call the function. */
  signatures?: readonly string[];
}

/** Functions that make a component, and do nothing else. */
const MAKES_COMPONENT = /^(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)$/u;

/**
 * A library's module with other parts, and without messages and names for developers. Components that nothing uses have no
 * effect in it, so that a bundler removes them.
 * @throws {Error} where the module has no part of a name, as another version may
 */
export function withReplacements(code: string, library: LeanLibrary, id: string) {
  const { name, modules, parts } = library;
  const path = modules.exec(id)?.groups?.["path"] ?? "";
  const { edits: replaced, missing } = editsOf(code, parts[path] ?? {}, library);
  const edits = [...replaced, ...messageEdits(code, library)];
  if (missing.size > 0)
    throw new Error(`${path} of ${name} has no ${[...missing].join(", ")} to leave out`);
  // An edit inside another one has no place any more.
  const outer = edits.filter((one) => !edits.some((other) => isInside(one, other)));
  return edited(code, (text) => {
    for (const { start, end, by } of outer) text.overwrite(start, end, by);
  });
}

/** The number of missing parts that a message names. */
const MOST_NAMED = 3;

/**
 * The part that an installed library has none of, so that nothing may be left out of it; null where all parts are there.
 * @param id one of its modules
 */
export function misfitOf(library: LeanLibrary, id: string): string | null {
  const { modules, parts } = library;
  const { path: own = "" } = modules.exec(id)?.groups ?? {};
  const folder = id.slice(0, id.lastIndexOf(own));
  for (const [path, replacements] of Object.entries(parts)) {
    let names = [path];
    try {
      const code = readFileSync(join(folder, path), "utf8");
      names = [...editsOf(code, replacements, library).missing];
    } catch {
      // A file that is not there, or is no script, is what is missing.
    }
    if (names.length > 0) return `${path} has no ${names.slice(0, MOST_NAMED).join(", ")}`;
  }
  return null;
}

/** The warning about a library of another version, whose part is missing. */
export function wholeLibrary({ name }: LeanLibrary, misfit: string): string {
  return (
    `The installed version of ${name} is another one than this version of @waymark/vite-preset knows: ${misfit}. ` +
    `The build has the whole library. Its pages work the same and are some kB larger. ` +
    `"npm ls ${name}" shows the installed versions; package.json of @waymark/core names the known one.`
  );
}

/** The edits of a module, and what it has nothing of. */
function editsOf(code: string, replacements: Replacements, library: LeanLibrary) {
  const { unusedTags = [], signatures = [] } = library;
  const { edits, missing: missingTags } = tagEdits(code, unusedTags);
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const missing = new Set([...Object.keys(replacements), ...signatures]);
  const replace = (part: string, { start, end }: Range, by = replacements[part] ?? "") => {
    if (!Object.hasOwn(replacements, part)) return;
    edits.push({ start, end, by });
    missing.delete(part);
  };
  const replaceProperty = (property: Range, range = property, by?: string) => {
    const own = textOf(property);
    const part = Object.hasOwn(replacements, own) ? own : own.replace(/\.\w+$/u, ".*");
    if (replacements[part] === own) missing.delete(own);
    else replace(part, range, by);
  };
  new Visitor({
    ClassDeclaration({ id, body }) {
      replace(`${id?.name}`, body);
      for (const member of body.body) {
        if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") continue;
        const part = `${id?.name}.${member.key.name}`;
        if (replacements[part] === LEFT_OUT) replace(part, member, "");
        else if (member.value.body) replace(part, member.value.body);
      }
    },
    FunctionDeclaration({ id, params, body }) {
      const last = params.at(-1);
      if (!id || !body) return;
      replace(id.name, body);
      missing.delete(`${id.name}(${params.map(textOf).join(", ")})`);
      if (last?.type !== "Identifier") return;
      const part = `${id.name}(${last.name})`;
      replace(part, last, "_");
      const { start } = body;
      replace(part, { start, end: start + 1 }, `{ const ${last.name} = ${replacements[part]};`);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || !init) return;
      replace(id.name, init, replacements[id.name] === LEFT_OUT ? `() => ${LEFT_OUT}` : undefined);
      if (init.type !== "CallExpression" || !MAKES_COMPONENT.test(textOf(init.callee))) return;
      const { start, end } = init.callee;
      edits.push({ start, end, by: `/* @__PURE__ */ ${textOf(init.callee)}` });
    },
    CallExpression({ start, end, callee }) {
      const called = callee.type === "MemberExpression" ? callee.property : callee;
      replace(code.slice(called.start, end), { start, end });
    },
    MemberExpression(expression) {
      replaceProperty(expression);
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "AssignmentExpression") return;
      const { left } = expression;
      if (textOf(left).endsWith(".displayName")) edits.push({ start, end, by: ";" });
      replaceProperty(left, { start, end }, ";");
    },
  }).visit(parseSync("library.js", code).program);
  return { edits, missing: new Set([...missing, ...[...missingTags].map((tag) => `tag ${tag}`)]) };
}

/** The edits of a module that take its messages for developers away. */
function messageEdits(code: string, { messages, checks }: LeanLibrary): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const text = given.at(-1);
      if (!text || given.length < 2 || !checks?.test(code.slice(callee.start, callee.end))) return;
      edits.push({ start: text.start, end: text.end, by: '""' });
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "CallExpression") return;
      const { callee } = expression;
      if (messages?.test(code.slice(callee.start, callee.end))) edits.push({ start, end, by: ";" });
    },
  }).visit(parseSync("library.js", code).program);
  return edits;
}

function isInside(inner: Range, outer: Range): boolean {
  if (inner.start < outer.start || outer.end < inner.end) return false;
  return inner.end - inner.start < outer.end - outer.start;
}
