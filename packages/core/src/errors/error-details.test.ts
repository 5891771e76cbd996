import { describe, expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import type { Message } from "../i18n/message.ts";
import { httpFailure as http } from "../testing/http-failure.ts";
import type { Operation } from "./operations.ts";
import { errorMessageFor } from "./error-message.ts";

const saying = (message: string) => http(400, { message });
const withKey = (translationKey: string, status = 400) =>
  http(status, { messages: [{ translationKey }] });
const offline: Failure = { kind: "offline" };
const outdated: Failure = { kind: "outdated" };

describe("what else is known", () => {
  const minutes = (count: number): Message => {
    return { key: "TROUBLE_TOO_MANY_MINUTES", values: { count } };
  };
  const service = (count: number): Message => {
    return { key: "TROUBLE_SERVICE_MINUTES", values: { count } };
  };

  it.each<[string, Failure, Message | null]>([
    ["a refusal", http(401), null],
    ["a stale page", http(403), { key: "TROUBLE_STALE_PAGE" }],
    [
      "a browser that blocks cookies",
      http(403, { cookiesBlocked: true }),
      { key: "TROUBLE_COOKIES" },
    ],
    ["a page whose answers are newer", outdated, { key: "TROUBLE_STALE_PAGE" }],
    ["too many tries", http(429, { retryAfterSeconds: 30 }), minutes(1)],
    ["too many tries for a minute", http(429, { retryAfterSeconds: 60 }), minutes(1)],
    ["too many tries for two hours", http(429, { retryAfterSeconds: 7200 }), minutes(120)],
    [
      "too many tries for a year",
      http(429, { retryAfterSeconds: 31_536_000 }),
      { key: "TROUBLE_TOO_MANY_LATER" },
    ],
    [
      "an outage of a day",
      http(503, { retryAfterSeconds: 86_400 }),
      { key: "TROUBLE_SERVICE_LATER" },
    ],
    ["too many tries for longer", http(429, { retryAfterSeconds: 61 }), minutes(2)],
    ["too many tries, without a known wait", http(429), minutes(1)],
    ["an outage", http(500), { key: "TROUBLE_SERVICE" }],
    ["an outage with an end", http(503, { retryAfterSeconds: 300 }), service(5)],
    ["an outage that ends at once", http(503, { retryAfterSeconds: 0 }), service(1)],
    ["an answer that cannot be read", { kind: "unreadable" }, { key: "TROUBLE_UNREADABLE" }],
    ["no connection", offline, { key: "TROUBLE_OFFLINE" }],
    ["the time limit", { kind: "timeout" }, { key: "TROUBLE_TIMEOUT" }],
    ["a screen that went away", { kind: "aborted" }, null],
  ])("[SI-9] [QE-3] %s", (_, failure, detail) => {
    expect(errorMessageFor("login", failure).detail).toEqual(detail);
  });

  it.each<[Failure, string]>([
    [http(429), "TROUBLE_TOO_MANY"],
    [http(503, { retryAfterSeconds: 5 }), "TROUBLE_SERVICE_PAUSED"],
  ])("[QN-3] %j: where the wait is counted down, the message does not say how long", (...row) => {
    const [failure, key] = row;
    expect(errorMessageFor("login", failure, true).detail).toEqual({ key });
  });

  it.each<[Operation, Failure, string]>([
    ["massPrint", http(404), "MAKE_LIST_AGAIN"],
    ["massPrint", saying("MASS_PRINT_USED"), "MASSPRINT_LINK_USED"],
    ["mustResetPassword", http(401), "CHANGE_ENDED"],
    ["mustResetPassword", saying("Password used before"), "OTHER_PASSWORD"],
    [
      "mustResetPassword",
      saying("Your account's last 5 passwords can't be reused"),
      "OTHER_PASSWORD",
    ],
    ["resetPassword", saying("This password was already used"), "OTHER_PASSWORD"],
    ["resetPassword", saying("Your account's last 5 passwords can't be reused"), "OTHER_PASSWORD"],
    ["resetPassword", saying("Password used for this account before"), "OTHER_PASSWORD"],
    ["resetPassword", saying("The password is on the list of blocked ones"), "OTHER_PASSWORD"],
    ["resetPassword", saying("The account is blocked, its password too"), "ACCOUNT_LOCKED"],
    ["resetPassword", saying("Password reset already used"), "FORGOT_PASSWORD_LINK_USED"],
    [
      "resetPassword",
      saying("Activation already used; the account has a password"),
      "FORGOT_PASSWORD_LINK_USED",
    ],
    ["resetPassword", saying("Your login is blocked"), "ACCOUNT_LOCKED"],
    ["resetPassword", http(400, { errorMessage: "Password used before" }), "OTHER_PASSWORD"],
    ["mustResetPassword", http(400, { errorMessage: "Password used before" }), "OTHER_PASSWORD"],
    ["resetPassword", withKey("PASSWORD_REUSED"), "OTHER_PASSWORD"],
    ["resetPassword", withKey("PASSWORD_LOCKED"), "ACCOUNT_LOCKED"],
    ["resetPassword", withKey("RESET_CODE_USED_ERROR"), "FORGOT_PASSWORD_LINK_USED"],
    ["resetPassword", withKey("FORGOT_PASSWORD_LINK_EXPIRED"), "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["resetPassword", http(403, { errorMessage: "CSRF token expired" }), "TROUBLE_STALE_PAGE"],
    ["resetPassword", http(403, { message: "Request blocked" }), "TROUBLE_STALE_PAGE"],
    ["resetPassword", http(403, { message: "The user is blocked" }), "ACCOUNT_LOCKED"],
    ["switchAccount", http(404), "SIGN_IN_AGAIN"],
    ["registrationData", http(404), "START_AT_DISTRICT"],
    ["registrationData", withKey("GENERIC_ERROR", 401), "START_AT_DISTRICT"],
    ["registration", withKey("GENERIC_ERROR", 401), "START_AT_DISTRICT"],
    ["resetPassword", saying("Token expired"), "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["resetPassword", saying("Token used"), "FORGOT_PASSWORD_LINK_USED"],
  ])(
    "[QX-7] the message of a refused %s, %j, starts with what to do, that of an outage with what is wrong",
    (...row) => {
      const [operation, refusal, advice] = row;
      expect(errorMessageFor(operation, refusal)).toMatchObject({
        detail: { key: advice },
        detailFirst: true,
      });
      expect(errorMessageFor(operation, http(503))).toMatchObject({
        detail: { key: "TROUBLE_SERVICE" },
        detailFirst: true,
      });
    },
  );

  const reasons: [Operation, Failure, boolean][] = [
    ["login", http(403), true],
    ["login", http(429), true],
    ["login", http(500), true],
    ["login", { kind: "unreadable" }, true],
    ["login", http(401), false],
    ["login", offline, false],
    ["forgotPassword", http(503), true],
    ["forgotPassword", http(404), false],
    ["forgotPassword", offline, false],
    ["portfolioLinking", http(503), true],
    ["redirect", http(503), false],
    ["verification", http(503), false],
    ["resendVerification", http(503), false],
  ];
  it("[SI-9] [FP-4] the true reason comes first where it is more than a refusal", () => {
    const found = reasons.map(([operation, failure]) => [
      operation,
      failure,
      errorMessageFor(operation, failure).detailFirst,
    ]);
    expect(found).toEqual(reasons);
  });

  it.each<[Operation, string, string]>([
    ["resetToken", "Token EXPIRED", "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["resetToken", "Token used", "FORGOT_PASSWORD_LINK_USED"],
    ["parentResetToken", "expired", "FORGOT_PASSWORD_LINK_EXPIRED_PARENT"],
    ["parentResetToken", "used", "FORGOT_PASSWORD_LINK_USED"],
    ["massPrint", "LINK_EXPIRED", "MASSPRINT_LINK_EXPIRED"],
  ])(
    "[RS-8] [MP-1] what the server says of a link is the reason, also with a 500: %s, %s",
    (...row) => {
      const [operation, message, key] = row;
      expect(errorMessageFor(operation, http(500, { message }))).toMatchObject({
        message: { key },
        detail: null,
        detailFirst: false,
      });
    },
  );

  it.each<[Operation, string, string]>([
    ["resetPassword", "Token expired", "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["resetPassword", "Token used", "FORGOT_PASSWORD_LINK_USED"],
    ["resetPassword", "This URL has expired", "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["resetPassword", "Your request has already been used.", "FORGOT_PASSWORD_LINK_USED"],
    ["resetPassword", "The account is locked", "ACCOUNT_LOCKED"],
    ["massPrint", "MASS_PRINT_USED", "MASSPRINT_LINK_USED"],
  ])(
    "[RS-9] [MP-1] and it is the reason of a refusal that the specification leaves general: %s, %s",
    (...row) => {
      const [operation, message, key] = row;
      expect(errorMessageFor(operation, http(500, { message }))).toMatchObject({
        message: { key: "GENERIC_ERROR" },
        detail: { key },
        detailFirst: true,
      });
    },
  );

  it.each([
    [429, "Quota used up"],
    [502, "Session expired"],
    [503, "Quota used up"],
    [403, "CSRF token REFUSED"],
    [403, "Expected CSRF token not found. Has your session expired?"],
    [400, "The antiforgery token has expired"],
    [400, "Connection refused: the token was refused"],
    [500, "An error caused by the database"],
    [500, "The service is paused"],
  ])("[RS-8] words that come with a %i may be about no link: %s", (status, message) => {
    const failure = http(status, { message });
    expect(errorMessageFor("resetToken", failure).message.key).toBe("GENERIC_ERROR");
  });

  it("[RS-8] [QE-3] words of a refusal with blocked cookies are about no link", () => {
    const failure = http(403, { message: "Session expired", cookiesBlocked: true });
    expect(errorMessageFor("resetToken", failure)).toMatchObject({
      message: { key: "GENERIC_ERROR" },
      detail: { key: "TROUBLE_COOKIES" },
    });
  });

  it.each([
    ["registrationData", 400],
    ["registration", 401],
  ] as const)("[RG-1] [RG-8] a key of the server says all of a %s with %i", (operation, status) => {
    const failure = { ...withKey("REGISTRATION_PENDING"), status };
    const { message, detail } = errorMessageFor(operation, failure);
    expect({ message, detail }).toEqual({ message: { key: "REGISTRATION_PENDING" }, detail: null });
  });

  it("[QX-4] a password that is not saved for another reason is not the link's fault", () => {
    expect(errorMessageFor("resetPassword", saying("Database is full")).detail).toBeNull();
  });

  it.each<[Operation, string, number]>([
    ["resetPassword", "UPDATE_PASSWORD_ERROR", 500],
    ["mustResetPassword", "PASSWORD_UPDATE_FAILED", 500],
    ["resetPassword", "UPDATE_PASSWORD_ERROR", 400],
    ["resetPassword", "PASSWORD_CODE_INVALID", 400],
  ])(
    "[RS-9] [QE-3] a %s that fails with %s and a %i is not told as a password that is not allowed",
    (operation, key, status) => {
      expect(errorMessageFor(operation, withKey(key, status)).detail).toEqual(
        errorMessageFor(operation, http(status)).detail,
      );
    },
  );

  it.each([501, 507, 520, 522, 524])(
    "[EG-1] an outage of a gateway, %s, does not end the saved sign-in",
    (status) => {
      const { message, detail } = errorMessageFor("redirect", http(status));
      expect(message).toEqual({ key: "SAVED_SIGN_IN_NOT_CHECKED" });
      expect(detail).toEqual({ key: "TROUBLE_SERVICE" });
    },
  );

  it("[EG-1] an answer of another version says nothing about the saved sign-in", () => {
    expect(errorMessageFor("redirect", outdated).message.key).toBe("SAVED_SIGN_IN_NOT_CHECKED");
  });

  it("[FP-4] words of the server are looked for in its answers alone", () => {
    expect(errorMessageFor("registration", offline).message.key).toBe("GENERIC_ERROR");
  });
});
