import { parseSync, Visitor } from "rolldown/utils";
import { type Edit, LEFT_OUT, replacementOf, type Replacements, withEdits } from "../edits.ts";

/** What core never calls of i18next, by class: a replacement for the whole class, or each method's other body. */
const unused: Readonly<Record<string, string | Replacements>> = {
  // Loading from servers: core fetches the dictionaries.
  Connector: "{}",
  EventEmitter: without("once"),
  // `{{count, number}}`: a dictionary with a format stops the build.
  Formatter: "{ format(value) { return value; } }",
  I18n: {
    ...without("cloneInstance", "dir", "exists", "getFixedT", "hydrate", "loadLanguages"),
    ...without("loadNamespaces", "reloadResources", "setDefaultNamespace", "toJSON", "use"),
    hasLoadedNamespace: "{ return true; }",
    loadResources: "{ callback(null); }",
  },
  // `$t(key)` in a text: core has it off.
  Interpolator: without("nest"),
  LanguageUtil: without("getScriptPartFromCode"),
  PluralResolver: without("getPluralFormsOfKey", "getSuffixes", "needsPlural"),
  ResourceStore: without("addResource", "addResources", "removeResourceBundle", "toJSON"),
  Translator: without("exists", "getUsedParamsDetails"),
};

/** Functions of the module: keys that are functions, which core's are not. */
const unusedFunctions: Replacements = { keysFromSelector: LEFT_OUT };

function without(...methods: readonly string[]): Replacements {
  return Object.fromEntries(methods.map((name) => [name, LEFT_OUT]));
}

/** What the logger only writes where i18next's `debug` is on, and deprecations. */
const MESSAGES = new Set(["log", "warn", "once", "deprecate"]);

/**
 * i18next's module without what core never calls and without debug messages. A method that is left out throws.
 * @throws {Error} where the module has no such class or method, as another version may
 */
export function withoutUnused(code: string): string {
  const edits: Edit[] = [];
  const missing = new Set([
    ...Object.entries(unused).flatMap(namesOf),
    ...Object.keys(unusedFunctions),
  ]);
  new Visitor({
    ClassDeclaration({ id, body }) {
      const name = id?.name ?? "";
      const entry = unused[name];
      if (typeof entry === "string") edits.push([body, entry]);
      missing.delete(name);
      for (const member of body.body) {
        if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") continue;
        const method = member.key.name;
        const by = typeof entry === "object" ? replacementOf(entry, method) : undefined;
        if (by === undefined || !member.value.body) continue;
        edits.push([member.value.body, by]);
        missing.delete(`${name}.${method}`);
      }
    },
    FunctionDeclaration({ id, body }) {
      const by = replacementOf(unusedFunctions, id?.name);
      if (by === undefined || !body) return;
      edits.push([body, by]);
      missing.delete(id?.name ?? "");
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "CallExpression") return;
      const { callee } = expression;
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { object, property } = callee;
      const isLogger =
        object.type === "MemberExpression" &&
        object.property.type === "Identifier" &&
        object.property.name === "logger";
      if (isLogger && MESSAGES.has(property.name)) edits.push([{ start, end }, ";"]);
    },
  }).visit(parseSync("i18next.js", code).program);
  if (missing.size > 0) throw new Error(`i18next has no ${[...missing].join(", ")} to leave out`);
  return withEdits(code, edits);
}

function namesOf([name, entry]: [string, string | Replacements]): string[] {
  return typeof entry === "string"
    ? [name]
    : Object.keys(entry).map((method) => `${name}.${method}`);
}
