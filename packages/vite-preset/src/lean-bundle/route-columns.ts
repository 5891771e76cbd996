import { parseSync, Visitor } from "rolldown/utils";
import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { edited } from "./edited.ts";

/** Columns of the route table that builds and hosts read, and no script of a page. */
const columns = ["indexed", "queries", "prerender"];

/** Leaves out of a build what its scripts do not read of the route table. */
export function routeColumns(): Plugin {
  return {
    name: "waymark:route-columns",
    apply: "build",
    transform: (code, id) => (isCore(id, "navigation/route-table") ? withoutColumns(code) : null),
  };
}

/**
 * The module of the route table without those columns.
 * @throws {Error} where it has none of one, as another version may
 */
export function withoutColumns(code: string) {
  return edited(code, (text) => {
    const found = new Set<string>();
    const visitor = new Visitor({
      Property({ key, start, end }) {
        const name = key.type === "Identifier" ? key.name : "";
        if (!columns.includes(name)) return;
        found.add(name);
        text.remove(start, code[end] === "," ? end + 1 : end);
      },
    });
    visitor.visit(parseSync("route-table.ts", code).program);
    const missing = columns.find((name) => !found.has(name));
    if (missing !== undefined) throw new Error(`The route table has no ${missing} to leave out`);
  });
}
