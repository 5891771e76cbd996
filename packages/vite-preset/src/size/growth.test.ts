import { describe, expect, it } from "vitest";
import { growth, merged } from "./growth.ts";
import { moduleName } from "./module-name.ts";

describe("a page that is over its budget", () => {
  it("names what grew, the most first", () => {
    const accepted = { "react-dom": 500, "src/region.ts": 40, yup: 30 };
    const now = { "react-dom": 500, "src/region.ts": 90, lodash: 400, yup: 10 };
    expect(growth(now, accepted)).toEqual([
      { module: "lodash", bytes: 400, isNew: true },
      { module: "src/region.ts", bytes: 50, isNew: false },
    ]);
  });

  it("does not name what only moved to another script", () => {
    expect(growth(merged([{ yup: 10 }, { yup: 20, formik: 5 }]), { yup: 30, formik: 5 })).toEqual(
      [],
    );
  });

  it.each([
    ["../../node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js", "react-dom"],
    ["../../node_modules/.pnpm/@x+y@1/node_modules/@x/y/index.js?v=1", "@x/y"],
    ["node_modules/@waymark/core/dist/portal/roots.js", "@waymark/core"],
    ["../../packages/core/src/layout/shell.tsx", "packages/core/src/layout/shell.tsx"],
    ["src/illustration.tsx", "src/illustration.tsx"],
  ])("calls %s %s", (path, name) => {
    expect(moduleName(path)).toBe(name);
  });
});
