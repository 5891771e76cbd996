import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { planDev } from "./dev-plan.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

it("gives each app a port of its own, away from those of the sandbox it talks to", () => {
  expect(planDev(root, []).map(({ url, sandboxOrigin }) => `${url} ${sandboxOrigin}`)).toEqual([
    "http://default.localhost:5301 http://127.0.0.1:4301",
    "http://sdmylife.localhost:5302 http://127.0.0.1:4302",
    "http://florida.localhost:5303 http://127.0.0.1:4303",
    "http://uk.localhost:5304 http://127.0.0.1:4304",
  ]);
});

it("starts one app alone when it is named", () => {
  expect(planDev(root, ["--", "--app", "uk"]).map(({ url }) => url)).toEqual([
    "http://uk.localhost:5304",
  ]);
  expect(() => planDev(root, ["--app", "texas"])).toThrow("no app is called texas");
});
