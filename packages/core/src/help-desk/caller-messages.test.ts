import { expect, it } from "vitest";
import { sentencesOf } from "../errors/error-message.ts";
import { callerMessages } from "./caller-messages.ts";
import { explainedCodes } from "./explained-codes.ts";
import { situationOf } from "./situations.ts";

/** The messages of a code, each by the keys of its sentences. */
const shown = (...code: Parameters<typeof callerMessages>) =>
  callerMessages(...code).map((message) =>
    message.kind === "error"
      ? sentencesOf(message.error).map((sentence) => sentence?.message.key)
      : message,
  );

it.each(explainedCodes)("[QN-4] no message of $letter-$outcome is there twice", (code) => {
  const messages = shown(code.subject, code.outcome).map((message) => JSON.stringify(message));
  expect(messages).toEqual([...new Set(messages)]);
});

it("[QN-4] [RS-8] a 500 may have told the caller of the link, too", () => {
  expect(shown("resetToken", "500")).toEqual([
    ["TROUBLE_SERVICE", "GENERIC_ERROR"],
    ["FORGOT_PASSWORD_LINK_EXPIRED"],
    ["FORGOT_PASSWORD_LINK_USED"],
  ]);
});

it("[QN-4] [RG-1] a registration without institutions may come without the server's words", () => {
  expect(shown("registrationData", "TEXT")).toEqual([
    { kind: "serverWords", isForm: false },
    ["START_AT_DISTRICT", "GENERIC_ERROR"],
  ]);
  expect(situationOf("registrationData", "TEXT")).toBe("registrationNotOpened");
});

it("[QN-4] [SI-9] a 429 may have counted down, or have named no time", () => {
  expect(shown("login", "429")).toEqual([
    ["TROUBLE_TOO_MANY", "USERNAME_OR_PASSWORD_NOT_FOUND"],
    ["TROUBLE_TOO_MANY_LATER", "USERNAME_OR_PASSWORD_NOT_FOUND"],
  ]);
});
