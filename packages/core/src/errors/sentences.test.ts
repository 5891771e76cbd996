import { expect, it } from "vitest";
import { httpFailure } from "../testing/http-failure.ts";
import { errorMessageFor, sentencesOf } from "./error-message.ts";

it("[VF-3] [QN-2] a confirmation link that was not sent asks to try again only where no reason says when", () => {
  const of = (status: number) =>
    sentencesOf(errorMessageFor("resendVerification", httpFailure(status)));
  expect(of(404)).toEqual([{ message: { key: "RESEND_FAILED" }, after: "problem.tryAgain" }]);
  expect(of(429)).toEqual([
    { message: { key: "RESEND_FAILED" } },
    { message: { key: "TROUBLE_TOO_MANY_MINUTES", values: { count: 1 } } },
  ]);
});
