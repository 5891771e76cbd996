import type { Plugin } from "vite";
import { declarative, facts } from "./declarative.ts";

const MODULE = /\/node_modules\/react-router\/dist\/production\/(?<path>.+\.js)$/u;

/** Leaves out of react-router what only data routers need: the portal's routes load no data. */
export function leanRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: "waymark:lean-router",
    apply: "build",
    buildStart: () => seen.clear(),
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const path = MODULE.exec(id)?.groups?.["path"] ?? "";
        seen.add(path);
        return { code: declarative(path, code), map: null };
      },
    },
    buildEnd() {
      const unseen = Object.keys(facts).filter((path) => !seen.has(path));
      if (seen.size > 0 && unseen.length > 0) {
        this.error(`react-router has no ${unseen.join(", ")} to leave parts out of`);
      }
    },
  };
}
