import { describe, expect, it, vi } from "vitest";
import { describeDevice } from "./device.ts";

describe("device", () => {
  it("[CO-1] cuts the user agent to 500 characters and calls up to 600px a phone", () => {
    const userAgent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("x".repeat(900));
    const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(600);
    expect(describeDevice()).toEqual({ userAgent: "x".repeat(500), kind: "phone" });
    userAgent.mockReturnValue("short");
    width.mockReturnValue(601);
    expect(describeDevice()).toEqual({ userAgent: "short", kind: "desk" });
  });
});
