import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withoutColumns } from "./route-columns.ts";

it("the scripts have the route table without what only builds read", () => {
  const table = fileURLToPath(import.meta.resolve("@waymark/core/build"));
  const source = readFileSync(new URL("navigation/route-table.ts", `file://${table}`), "utf8");
  const rows = withoutColumns(source)?.code.split("export const routeTable")[1] ?? "";
  expect(rows).toContain(`path: "/sdmylife"`);
  expect(rows).toContain("mailed: true");
  expect(rows.split("satisfies")[0]).not.toMatch(/indexed|query|prerender|ResetPassword/u);
});

it("no script of a page reads what is left out of the route table", () => {
  const core = fileURLToPath(
    new URL(".", `file://${fileURLToPath(import.meta.resolve("@waymark/core/build"))}`),
  );
  const files = globSync("**/*.{ts,tsx}", {
    cwd: core,
    // Builds read the last one alone.
    exclude: ["**/*.test.*", "prerender/**", "testing/**", "navigation/prerender-variants.ts"],
  });
  expect(files).toContain("navigation/find-route.ts");
  // The facts of a page have their own list.
  const reading = /(?<!facts\??)\.(?:indexed|queries|prerender)\b/u;
  expect(files.filter((file) => reading.test(readFileSync(core + file, "utf8")))).toEqual([]);
});

it("another table is an error", () => {
  expect(() => withoutColumns("const routes = [{ query: 1 }];")).toThrow("has no indexed");
});
