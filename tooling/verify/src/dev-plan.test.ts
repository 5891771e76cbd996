import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { planDev } from "./dev-plan.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-dev-"));
for (const app of ["coast", "default", "florida", "prairie", "sdmylife", "uk"]) {
  mkdirSync(join(root, "apps", app), { recursive: true });
  writeFileSync(join(root, "apps", app, "package.json"), "{}");
}
afterAll(() => rmSync(root, { recursive: true }));

it("gives each app a port of its own, away from those of the sandbox it talks to", () => {
  expect(planDev(root).map(({ url, sandboxOrigin }) => `${url} ${sandboxOrigin}`)).toEqual([
    "http://default.localhost:5301 http://127.0.0.1:4301",
    "http://sdmylife.localhost:5302 http://127.0.0.1:4302",
    "http://florida.localhost:5303 http://127.0.0.1:4303",
    "http://uk.localhost:5304 http://127.0.0.1:4304",
    "http://coast.localhost:5305 http://127.0.0.1:4305",
    "http://prairie.localhost:5306 http://127.0.0.1:4306",
  ]);
});

it("starts one app alone when it is named", () => {
  expect(planDev(root, "prairie").map(({ url }) => url)).toEqual(["http://prairie.localhost:5306"]);
  expect(() => planDev(root, "texas")).toThrow("no app is called texas");
});
