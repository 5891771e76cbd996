import { describe, expect, it } from "vitest";
import { takeQueuedClick } from "../page/queued-click.ts";
import { secretPaths } from "./link-address.ts";
import { routeParams } from "./route-params.ts";
import { routes, variantPath } from "./find-route.ts";

describe("the parameters of an address", () => {
  it.each([
    ["reset", "/reset/a%2Bb%3D%2F/ResetPassword", { token: "a+b=/", resetType: "ResetPassword" }],
    ["reset", "/reset/a+b/x%2525", { token: "a+b", resetType: "x%25" }],
    ["reset", "/reset/%E0%A4/x", { token: "%E0%A4", resetType: "x" }],
    ["reset", "/reset/a", { token: "a", resetType: "" }],
    ["registration", "/registration/", { k: "" }],
    ["portfolio-linking", "/portfoliolinking/a", { k: "a", userType: "" }],
    ["forgot", "/forgot", { type: "" }],
    ["legal", "/legal", {}],
  ] as const)("[RT-10] %s of %s, each decoded once", (screen, path, params) => {
    expect(routeParams(screen, path)).toEqual(params);
  });
});

it("[QN-5] the first parameter of each route is a token that leaves the address, but for the type of an account", () => {
  const stays = routes.filter(
    ({ path }) => path.includes(":") && !new RegExp(secretPaths, "iu").test(path),
  );
  expect(stays.map(({ path }) => path)).toEqual(["/forgot/:type"]);
});

describe("the path of a variant", () => {
  it.each([
    ["sign-in", "default", "/"],
    ["forgot", "default", "/forgot"],
    ["sign-in", "florida", "/florida"],
    ["forgot", "sdmylife", "/forgot/sdmylife"],
  ] as const)("[SI-2] [FP-1] %s of %s is %s", (screen, variant, path) => {
    expect(variantPath(screen, variant)).toBe(path);
  });
});

describe("what was pressed before the portal was there", () => {
  it("[QF-6] is told once", () => {
    const button = document.createElement("button");
    window.queuedClick = button;
    expect([takeQueuedClick(), takeQueuedClick()]).toEqual([button, null]);
    expect("queuedClick" in window).toBe(false);
  });
});
