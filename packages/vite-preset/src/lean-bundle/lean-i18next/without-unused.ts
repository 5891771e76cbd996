import { parseSync, Visitor } from "rolldown/utils";

/** What core never calls of i18next, by class: a replacement for the whole class, or names of methods. */
const unused: Readonly<Record<string, string | readonly string[]>> = {
  // Loading from servers: core fetches the dictionaries.
  Connector: "{}",
  // `{{count, number}}`: a dictionary with a format stops the build.
  Formatter: "{ format(value) { return value; } }",
  I18n: [
    "cloneInstance",
    "dir",
    "getFixedT",
    "hydrate",
    "loadLanguages",
    "loadNamespaces",
    "reloadResources",
    "use",
  ],
  // `$t(key)` in a text: core has it off.
  Interpolator: ["nest"],
  ResourceStore: ["addResource", "addResources", "removeResourceBundle"],
  Translator: ["getUsedParamsDetails"],
};

/** What the logger only writes where i18next's `debug` is on, and deprecations. */
const MESSAGES = new Set(["log", "warn", "once", "deprecate"]);

interface Range {
  start: number;
  end: number;
}

/**
 * i18next's module without what core never calls and without debug messages. A method that is left out throws.
 * @throws {Error} where the module has no such class or method, as another version may
 */
export function withoutUnused(code: string): string {
  const edits: [Range, string][] = [];
  const missing = new Set(Object.entries(unused).flatMap(namesOf));
  new Visitor({
    ClassDeclaration({ id, body }) {
      const name = id?.name ?? "";
      const entry = unused[name];
      if (typeof entry === "string") edits.push([body, entry]);
      missing.delete(name);
      for (const member of body.body) {
        if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") continue;
        const method = member.key.name;
        if (!Array.isArray(entry) || !entry.includes(method) || !member.value.body) continue;
        edits.push([member.value.body, '{ throw new Error("left out of this build"); }']);
        missing.delete(`${name}.${method}`);
      }
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
  return applied(code, edits);
}

function namesOf([name, entry]: [string, string | readonly string[]]): string[] {
  return typeof entry === "string" ? [name] : entry.map((method) => `${name}.${method}`);
}

/** From the end, so that no edit moves another; an edit inside another one is skipped. */
function applied(code: string, edits: readonly [Range, string][]): string {
  const outer = edits.filter(
    ([one]) => !edits.some(([other]) => other.start < one.start && one.end < other.end),
  );
  return outer
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce((text, [{ start, end }, by]) => text.slice(0, start) + by + text.slice(end), code);
}
