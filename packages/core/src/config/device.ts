import { PHONE_WIDTH_PX, USER_AGENT_MAX_LENGTH } from "./constants.ts";

/** The device, which statistics and the console name. */
export interface Device {
  userAgent: string;
  kind: "phone" | "desk";
}

/** Device detection of section 9: the user agent cut to 500 characters, a phone up to 600px wide. */
export function describeDevice(): Device {
  return {
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    kind: window.innerWidth <= PHONE_WIDTH_PX ? "phone" : "desk",
  };
}
