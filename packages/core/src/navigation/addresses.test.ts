import { describe, expect, it } from "vitest";
import { takeQueuedClick } from "../browser/queued-click.ts";
import { routeParams } from "../navigation/route-params.ts";
import { variantPath } from "../navigation/variant.ts";

describe("the parameters of an address", () => {
  it.each([
    [
      "/reset/:token/:type",
      "/reset/a%2Bb%3D%2F/ResetPassword",
      { token: "a+b=/", type: "ResetPassword" },
    ],
    ["/reset/:token/:type", "/reset/a+b/x%2525", { token: "a+b", type: "x%25" }],
    ["/reset/:token/:type", "/reset/%E0%A4/x", { token: "%E0%A4", type: "x" }],
    ["/reset/:token/:type", "/reset/a", { token: "a", type: "" }],
    ["/confirm/:token", "/confirm/", { token: "" }],
    ["/forgot", "/forgot", {}],
  ] as const)("[RT-10] %s of %s, each decoded once", (pattern, path, params) => {
    expect(routeParams(pattern, path)).toEqual(params);
  });
});

describe("the path of a variant", () => {
  it.each([
    ["", "default", "/"],
    ["/forgot", "default", "/forgot"],
    ["", "florida", "/florida"],
    ["/forgot", "sdmylife", "/forgot/sdmylife"],
  ] as const)("[SI-2] [FP-1] %s of %s is %s", (base, variant, path) => {
    expect(variantPath(base, variant)).toBe(path);
  });
});

describe("what was pressed before the portal was there", () => {
  it("[QF-6] is told once", () => {
    const button = document.createElement("button");
    window.queuedClick = button;
    expect([takeQueuedClick(), takeQueuedClick()]).toEqual([button, null]);
    expect("earlyClick" in window).toBe(false);
  });
});
