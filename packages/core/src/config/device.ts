import { PHONE_WIDTH_PX, USER_AGENT_MAX_LENGTH } from "./constants.ts";

export interface Device {
  userAgent: string;
  kind: "phone" | "desk";
}

/** Device detection of section 9: the user agent cut to 500 characters, a phone up to 600px wide. */
export function describeDevice(userAgent: string, widthPx: number): Device {
  return {
    userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    kind: widthPx <= PHONE_WIDTH_PX ? "phone" : "desk",
  };
}
