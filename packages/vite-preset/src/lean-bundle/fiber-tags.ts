import { parseSync, Visitor } from "rolldown/utils";
import type { Edit, Range } from "./edited.ts";

/** Expressions that hold the tag of one of React's fibers, in its production build. */
const TAG = /(?:\.tag|^tag|Tag|^_instance\d?|^targetInst)$/u;
const JUMPS = /^(?:Break|Continue|Return|Throw)Statement$/u;

/**
 * The edits that remove what React does with fibers of unused tags, and the tags that it has nothing for. Comparisons with
 * them become constants, and their cases go.
 */
export function tagEdits(code: string, tags: readonly number[]) {
  const unused = new Set(tags.map(String));
  const missing = new Set(unused);
  const edits: Edit[] = [];
  const removed: Range[] = [];
  const variables: { name: string; start: number }[] = [];
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  new Visitor({
    VariableDeclarator({ id, start }) {
      if (id.type === "Identifier") variables.push({ name: id.name, start });
    },
    SwitchStatement({ discriminant, cases }) {
      if (!TAG.test(textOf(discriminant))) return;
      for (const [at, { test, start, end, consequent }] of cases.entries()) {
        if (!test || !unused.has(textOf(test))) continue;
        missing.delete(textOf(test));
        const before = cases[at - 1];
        const isJumpedOver = JUMPS.test(before?.consequent.at(-1)?.type ?? "");
        const first = consequent[0]?.start ?? end;
        // An unused case stays where the case before it continues into it.
        if (before?.test && !isJumpedOver && !unused.has(textOf(before.test)))
          edits.push({ start, end: first, by: "" });
        else removed.push({ start, end });
      }
    },
    BinaryExpression({ start, end, operator, left, right }) {
      if (operator !== "===" && operator !== "!==") return;
      const [tag, other] = unused.has(textOf(left)) ? [left, right] : [right, left];
      if (!unused.has(textOf(tag)) || !TAG.test(textOf(other))) return;
      edits.push({ start, end, by: String(operator === "!==") });
    },
  }).visit(parseSync("library.js", code).program);
  for (const { start, end } of removed) {
    // Other cases may use its variables, too.
    const own = variables.filter((each) => start < each.start && each.start < end);
    const names = [...new Set(own.map(({ name }) => name))];
    const by = names.length > 0 ? `case -1: var ${names.join()}; break;` : "";
    edits.push({ start, end, by });
  }
  return { edits, missing };
}
