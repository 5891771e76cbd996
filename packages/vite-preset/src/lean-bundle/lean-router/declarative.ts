import { parseSync, Visitor } from "rolldown/utils";
import { type Edit, LEFT_OUT, replacementOf, type Replacements, withEdits } from "../edits.ts";

interface Facts {
  /** Contexts that only a data router or a framework provides, each with its default. */
  contexts?: Replacements;
  /** Parameters that only a data router passes, by function. */
  parameters?: Replacements;
  /** Functions that are not needed, each with another body. */
  functions?: Replacements;
  /** Classes that are not needed. */
  classes?: Replacements;
}

/** What holds under a `BrowserRouter`, by module. With it the minifier finds the code that never runs. */
export const facts: Readonly<Record<string, Facts>> = {
  "lib/hooks.js": {
    contexts: { DataRouterContext: "null", IsDataRouteContext: "false" },
    parameters: { useRoutesImpl: "dataRouterOpts", _renderMatches: "dataRouterOpts" },
    classes: { RenderErrorBoundary: "class {}" },
  },
  // What passes a data router's state on; all kinds of data routers render it.
  "lib/components.js": { functions: { DataRoutes: LEFT_OUT } },
  "lib/dom/ssr/components.js": {
    functions: {
      PrefetchPageLinks: LEFT_OUT,
      usePrefetchBehavior: "{ return [false, null, {}]; }",
    },
  },
};

/**
 * A module of react-router without what only data routers need, and without warnings for developers.
 * @param path in the package, such as `lib/hooks.js`
 * @throws {Error} where the module has no such function, parameter or context, as another version may
 */
export function declarative(path: string, code: string): string {
  const { contexts = {}, parameters = {}, functions = {}, classes = {} } = facts[path] ?? {};
  const missing = new Set([contexts, parameters, functions, classes].flatMap(Object.keys));
  const edits: Edit[] = [];
  const found = (name: string, ...more: Edit[]) => {
    missing.delete(name);
    edits.push(...more);
  };
  new Visitor({
    CallExpression({ start, end, callee, arguments: [argument] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name !== "useContext" || argument?.type !== "Identifier") return;
      const by = replacementOf(contexts, argument.name);
      if (by !== undefined) found(argument.name, [{ start, end }, by]);
    },
    FunctionDeclaration({ id, params, body }) {
      const name = id?.name ?? "";
      const by = replacementOf(functions, name);
      if (!body) return;
      if (by !== undefined) found(name, [body, by]);
      const last = params.at(-1);
      if (last?.type !== "Identifier" || last.name !== replacementOf(parameters, name)) return;
      const inside = { start: body.start + 1, end: body.start + 1 };
      found(name, [last, "_"], [inside, `const ${last.name} = undefined;`]);
    },
    VariableDeclarator({ id, init }) {
      const by = id.type === "Identifier" ? replacementOf(classes, id.name) : undefined;
      if (id.type === "Identifier" && by !== undefined && init) found(id.name, [init, by]);
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "CallExpression") return;
      const { callee } = expression;
      if (callee.type === "Identifier" && callee.name === "warning")
        edits.push([{ start, end }, ";"]);
    },
  }).visit(parseSync(path, code).program);
  if (missing.size > 0)
    throw new Error(`${path} of react-router has no ${[...missing].join(", ")}`);
  return withEdits(code, edits);
}
