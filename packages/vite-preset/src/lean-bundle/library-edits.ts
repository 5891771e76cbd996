import { parseSync, Visitor } from "rolldown/utils";
import type { Edit, Range } from "./edited.ts";
import { tagEdits } from "./fiber-tags.ts";
import { LEFT_OUT, type LeanLibrary, type Replacements } from "./lean-library.ts";

/** Functions that make a component, and do nothing else. */
const MAKES_COMPONENT = /^(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)$/u;

/** Returns the edits of a module, and the replacements that match nothing in it. */
export function editsOf(code: string, replacements: Replacements, library: LeanLibrary) {
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
export function messageEdits(code: string, { messages, checks }: LeanLibrary): Edit[] {
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
