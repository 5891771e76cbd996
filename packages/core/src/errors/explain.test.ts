import { describe, expect, it } from "vitest";
import type { Failure } from "../api/api-error.ts";
import { catalogue, type Situation } from "./catalogue.ts";
import { explain } from "./explain.ts";

const http = (status: number, more = {}): Failure => ({
  kind: "http",
  status,
  messages: [],
  message: "",
  ...more,
});
const saying = (message: string) => http(400, { message });
const withKey = (translationKey: string) => http(400, { messages: [{ translationKey }] });
const offline: Failure = { kind: "offline" };
const outdated: Failure = { kind: "outdated" };

/** One failure for each row of the catalogue, in its order. */
const rows: readonly [Situation, Failure, string][] = [
  ["login", offline, "CONNECTION_ERROR"],
  ["login", outdated, "GENERIC_ERROR"],
  ["login", http(401), "USERNAME_OR_PASSWORD_NOT_FOUND"],
  ["entry", { kind: "unreadable" }, "SAVED_SIGN_IN_NOT_CHECKED"],
  ["entry", http(503), "SAVED_SIGN_IN_NOT_CHECKED"],
  ["entry", http(401), "SAVED_SIGN_IN_ENDED"],
  ["forgot", http(409, { messages: [{ translationKey: "X" }] }), "MULTIPLE_USER_FOUND_ERROR"],
  ["forgot", offline, "CONNECTION_ERROR"],
  ["forgot", outdated, "GENERIC_ERROR"],
  ["forgot", http(404), "NO_RECORD_OF_EMAIL"],
  ["resetToken", saying("Token EXPIRED"), "FORGOT_PASSWORD_LINK_EXPIRED"],
  ["resetToken", saying("already Used"), "FORGOT_PASSWORD_LINK_USED"],
  ["resetToken", saying("unknown"), "GENERIC_ERROR"],
  ["parentResetToken", saying("expired"), "FORGOT_PASSWORD_LINK_EXPIRED_PARENT"],
  ["parentResetToken", saying("used"), "FORGOT_PASSWORD_LINK_USED"],
  ["parentResetToken", offline, "GENERIC_ERROR"],
  ["resetSubmit", saying("expired"), "GENERIC_ERROR"],
  ["resetSubmit", saying("already used"), "GENERIC_ERROR"],
  ["family", http(500), "CHILDREN_NOT_LOADED"],
  ["resetSubmit", http(400), "GENERIC_ERROR"],
  ["mustReset", http(401), "GENERIC_ERROR"],
  ["massPrint", saying("MASS_PRINT_EXPIRED"), "MASSPRINT_LINK_EXPIRED"],
  ["massPrint", http(404), "GENERIC_ERROR"],
  ["switchAccount", http(500), "GENERIC_ERROR"],
  ["portfolioLinking", http(401), "USERNAME_OR_PASSWORD_NOT_FOUND"],
  ["portfolioLinking", http(404), "GENERIC_ERROR"],
  ["verification", http(410), "VERIFY_LINK_EXPIRED"],
  ["verification", http(409), "VERIFY_LINK_USED"],
  ["verification", http(500), "VERIFY_NOT_POSSIBLE"],
  ["resend", http(404), "RESEND_FAILED"],
  ["registrationLoad", http(401), "GENERIC_ERROR"],
  ["registration", http(400), "GENERIC_ERROR"],
];

describe("error catalogue", () => {
  it("has a test for every row", () => {
    expect(rows.map(([situation, , key]) => [situation, key])).toEqual(
      catalogue.map(({ situation, key }) => [situation, key]),
    );
  });

  it.each(rows)(
    "[FP-4] [RS-8] [RS-9] [MP-1] [VF-2] [PL-5] [SI-9] %s, %j: %s",
    (situation, failure, key) => {
      expect(explain(situation, failure).message.key).toBe(key);
    },
  );

  it.each(["forgot", "registration", "registrationLoad"] as const)(
    "[FP-4] [RG-8] %s takes the first message's translationKey",
    (situation) => {
      expect(explain(situation, withKey("FROM_THE_SERVER")).message.key).toBe("FROM_THE_SERVER");
    },
  );
});

describe("what else is known", () => {
  it.each<[string, Failure, string | null]>([
    ["a refusal", http(401), null],
    ["a stale page", http(403), "TROUBLE_STALE_PAGE"],
    ["too many tries", http(429, { retryAfterSeconds: 30 }), "TROUBLE_TOO_MANY_SECONDS"],
    ["too many tries for longer", http(429, { retryAfterSeconds: 61 }), "TROUBLE_TOO_MANY_MINUTES"],
    ["too many tries, for nobody knows how long", http(429), "TROUBLE_TOO_MANY_MINUTES"],
    ["an outage", http(502), "TROUBLE_SERVICE"],
    ["an outage with an end", http(503, { retryAfterSeconds: 60 }), "TROUBLE_SERVICE_MINUTES"],
    ["an answer that cannot be read", { kind: "unreadable" }, "TROUBLE_UNREADABLE"],
    ["no connection", offline, "TROUBLE_OFFLINE"],
    ["the time limit", { kind: "timeout" }, "TROUBLE_TIMEOUT"],
    ["a screen that went away", { kind: "aborted" }, null],
  ])("[SI-9] [QE-3] %s", (_, failure, key) => {
    expect(explain("login", failure).detail?.key ?? null).toBe(key);
  });

  it.each<[Situation, string]>([
    ["massPrint", "MAKE_LIST_AGAIN"],
    ["switchAccount", "SIGN_IN_AGAIN"],
    ["registrationLoad", "START_AT_DISTRICT"],
  ])("[QX-7] a refused %s says what to do, an outage comes first", (situation, advice) => {
    expect(explain(situation, http(404)).detail).toEqual({ key: advice });
    expect(explain(situation, http(503)).detail).toEqual({ key: "TROUBLE_SERVICE" });
  });
});
