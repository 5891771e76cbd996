import { describe, expect, expectTypeOf, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { httpFailure as http } from "../testing/http-failure.ts";
import { catalogue } from "./catalogue.ts";
import type { Operation } from "./operations.ts";
import { errorMessageFor, sentencesOf } from "./error-message.ts";
import { errorPageMessage } from "./error-page-message.ts";

const saying = (message: string) => http(400, { message });
const offline: Failure = { kind: "offline" };
const refusedUrl: Failure = { kind: "refusedUrl" };

/** One failure for each row of the catalogue, in its order. */
const rows: readonly [Operation, Failure, string][] = [
  ["login", offline, "CONNECTION_ERROR"],
  ["login", refusedUrl, "GENERIC_ERROR"],
  ["login", { kind: "outdated" }, "GENERIC_ERROR"],
  ["login", http(401), "USERNAME_OR_PASSWORD_NOT_FOUND"],
  ["redirect", { kind: "unreadable" }, "SAVED_SIGN_IN_NOT_CHECKED"],
  ["redirect", http(503), "SAVED_SIGN_IN_NOT_CHECKED"],
  ["redirect", http(401), "SAVED_SIGN_IN_ENDED"],
  [
    "forgotPassword",
    http(409, { messages: [{ translationKey: "X" }] }),
    "MULTIPLE_USER_FOUND_ERROR",
  ],
  ["forgotPassword", offline, "CONNECTION_ERROR"],
  ["forgotPassword", http(404), "NO_RECORD_OF_EMAIL"],
  ["resetToken", saying("Token EXPIRED"), "FORGOT_PASSWORD_LINK_EXPIRED"],
  ["resetToken", saying("already Used"), "FORGOT_PASSWORD_LINK_USED"],
  ["resetToken", saying("unknown"), "GENERIC_ERROR"],
  ["parentResetToken", saying("expired"), "FORGOT_PASSWORD_LINK_EXPIRED_PARENT"],
  ["parentResetToken", saying("used"), "FORGOT_PASSWORD_LINK_USED"],
  ["parentResetToken", offline, "GENERIC_ERROR"],
  ["resetPassword", saying("expired"), "GENERIC_ERROR"],
  ["resetPassword", saying("Password used before"), "GENERIC_ERROR"],
  ["resetPassword", saying("already used"), "GENERIC_ERROR"],
  ["resetPassword", saying("The account is locked"), "GENERIC_ERROR"],
  ["familyData", http(500), "CHILDREN_NOT_LOADED"],
  ["resetPassword", refusedUrl, "GENERIC_ERROR"],
  ["resetPassword", http(400), "GENERIC_ERROR"],
  ["mustResetPassword", refusedUrl, "GENERIC_ERROR"],
  ["mustResetPassword", http(401), "GENERIC_ERROR"],
  ["mustResetPassword", saying("Password used before"), "GENERIC_ERROR"],
  ["mustResetPassword", http(400), "GENERIC_ERROR"],
  ["massPrint", saying("MASS_PRINT_EXPIRED"), "MASSPRINT_LINK_EXPIRED"],
  ["massPrint", saying("MASS_PRINT_USED"), "GENERIC_ERROR"],
  ["massPrint", refusedUrl, "GENERIC_ERROR"],
  ["massPrint", http(404), "GENERIC_ERROR"],
  ["switchAccount", refusedUrl, "GENERIC_ERROR"],
  ["switchAccount", http(500), "GENERIC_ERROR"],
  ["portfolioLinking", http(401), "USERNAME_OR_PASSWORD_NOT_FOUND"],
  ["portfolioLinking", refusedUrl, "GENERIC_ERROR"],
  ["portfolioLinking", http(404), "GENERIC_ERROR"],
  ["verification", http(410), "VERIFY_LINK_EXPIRED"],
  ["verification", http(409), "VERIFY_LINK_USED"],
  ["verification", http(500), "VERIFY_NOT_POSSIBLE"],
  ["resendVerification", http(404), "RESEND_FAILED"],
  ["registrationData", http(401), "GENERIC_ERROR"],
  ["registration", http(401), "GENERIC_ERROR"],
  ["registration", http(400), "GENERIC_ERROR"],
];

describe("error catalogue", () => {
  it("has a test for every row", () => {
    expect(rows.map(([operation, , key]) => [operation, key])).toEqual(
      catalogue.map(({ operation, key }) => [operation, key]),
    );
  });

  it("[QP-2] chooses no message of a sign-in by the server's words: the page before React knows kinds and statuses", () => {
    type Row = (typeof catalogue)[number] & { operation: "login" | "redirect" };
    expectTypeOf<Row["contains"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Row["fromServer"]>().toEqualTypeOf<undefined>();
  });

  it("[FP-4] [RS-8] [RS-9] [MP-1] [VF-2] [PL-5] [SI-9] has the message of each failure", () => {
    const found = rows.map(([operation, failure]) => [
      operation,
      failure,
      errorMessageFor(operation, failure).message.key,
    ]);
    expect(found).toEqual(rows);
  });

  it.each(["forgotPassword", "registration", "registrationData"] as const)(
    "[FP-4] [RG-8] %s takes the first message's translationKey",
    (operation) => {
      const keyOf = (...translationKeys: string[]) => {
        const messages = translationKeys.map((translationKey) => ({ translationKey }));
        return errorMessageFor(operation, http(400, { messages })).message.key;
      };
      expect(keyOf("FROM_THE_SERVER")).toBe("FROM_THE_SERVER");
      expect(keyOf("FROM_THE_SERVER", "SECOND")).toBe("FROM_THE_SERVER");
    },
  );
});

describe("the error page", () => {
  it.each([
    ["100", "PAGE_DOES_NOT_EXIST_ERROR"],
    ["401", "PAGE_DOES_NOT_EXIST_ERROR"],
    ["500", "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
    ["", "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
    [null, "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
  ])("[RT-8] code %s: %s", (code, key) => {
    expect(errorPageMessage(code)).toEqual({ key });
  });
});

describe("a successful response that cannot be acted on", () => {
  it("[SI-8] [QE-2] shows the server's text as it is", () => {
    const failure: Failure = { kind: "serverText", text: "Closed today" };
    expect(errorMessageFor("login", failure)).toMatchObject({ message: { text: "Closed today" } });
  });

  it.each<[Operation, string, string | undefined]>([
    ["login", "GENERIC_ERROR", "OUR_MISTAKE"],
    ["resetPassword", "GENERIC_ERROR", "PASSWORD_CHANGED"],
    ["mustResetPassword", "GENERIC_ERROR", "PASSWORD_CHANGED"],
    ["portfolioLinking", "GENERIC_ERROR", "ACCOUNT_ACTIVATED"],
    ["switchAccount", "GENERIC_ERROR", "OUR_MISTAKE"],
    ["massPrint", "GENERIC_ERROR", "OUR_MISTAKE"],
    ["redirect", "SAVED_SIGN_IN_ENDED", undefined],
  ])("[QT-1] of %s says %s of a url that is refused", (operation, key, detail) => {
    const error = errorMessageFor(operation, refusedUrl);
    expect([error.message.key, error.detail?.key]).toEqual([key, detail]);
  });
});

it("[VF-3] [QN-2] a confirmation link that was not sent asks to try again only where no reason says when", () => {
  const of = (status: number) => sentencesOf(errorMessageFor("resendVerification", http(status)));
  expect(of(404)).toEqual([{ message: { key: "RESEND_FAILED" }, after: "problem.tryAgain" }]);
  expect(of(429)).toEqual([
    { message: { key: "RESEND_FAILED" } },
    { message: { key: "TROUBLE_TOO_MANY_MINUTES", values: { count: 1 } } },
  ]);
});
