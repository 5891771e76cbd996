import { describe, expect, it } from "vitest";
import * as constants from "./constants.ts";
import { constantsCss } from "../../scripts/constants-css.ts";
import generatedCss from "./constants.css?raw";

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

  it("[SI-1] limit the height of a tip to about 200 to 250 px", () => {
    expect(constants.TOOLTIP_MAX_HEIGHT_PX).toBeGreaterThanOrEqual(200);
    expect(constants.TOOLTIP_MAX_HEIGHT_PX).toBeLessThanOrEqual(250);
  });

  it("[API-22] [QV-7] [QN-3] of a call, a loading state, a wait and a queued submit are those that were decided", () => {
    expect(constants).toMatchObject({
      REQUEST_TIMEOUT_MS: 30_000,
      LOADING_DELAY_MS: 300,
      MAX_AUTOMATIC_WAIT_SECONDS: 60,
      MAX_RANDOM_DELAY_MS: 3_000,
      IN_USE_MS: 60_000,
      QUEUED_SUBMIT_MS: 60_000,
      UNATTENDED_MS: 120_000,
    });
  });

  it("[CO-1] reach the style sheets by generation", () => {
    expect(generatedCss).toBe(constantsCss());
  });
});
