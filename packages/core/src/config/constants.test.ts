import { describe, expect, it, vi } from "vitest";
import * as constants from "./constants.ts";
import { constantsCss } from "../../scripts/constants-css.ts";
import generatedCss from "./constants.css?raw";
import { describeDevice } from "./environment.ts";

describe("constants", () => {
  it("[CO-1] are those of the specification", () => {
    expect(constants).toMatchObject({
      MIN_PASSWORD_LENGTH: 8,
      CARD_WIDTH_PX: 288,
      LOGO_HEIGHT_PX: 32,
      SPINNER_LINGER_MS: 1000,
      MENU_FLAG_DELAY_MS: 25,
      USER_AGENT_MAX_LENGTH: 500,
      PHONE_WIDTH_PX: 600,
    });
  });

  it("[CO-1] reach the style sheets by generation", () => {
    expect(generatedCss).toBe(constantsCss());
  });
});

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
