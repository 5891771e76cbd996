import { expect, it } from "vitest";
import { codeOutcomes, type CodeSubject } from "../errors/failure-code-tables.ts";
import helpDesk from "../i18n/dictionaries/help-desk/en-CA.json" with { type: "json" };
import { callerMessages } from "./caller-messages.ts";
import { explainedCodes } from "./explained-codes.ts";
import { situationOf } from "./situations.ts";

const { locked, serverText, aborted, refusedUrl } = codeOutcomes;

/** The outcomes of an operation that leave it to its screen what to do next. */
const outcomesOf = (operation: CodeSubject) =>
  explainedCodes
    .filter(({ subject }) => subject === operation)
    .map(({ outcome }) => outcome)
    .filter((outcome) => ![locked, serverText, aborted].includes(outcome));

const said = (operation: CodeSubject, outcome: string) =>
  helpDesk[`${situationOf(operation, outcome)}.say`];

it.each(outcomesOf("redirect"))(
  "[QN-4] [EG-1] S-%s has the caller sign in: the saved sign-in is forgotten, and the form is there",
  (outcome) => {
    expect(said("redirect", outcome)).toContain("with your username and password");
  },
);

it.each(outcomesOf("familyData"))(
  "[QN-4] [RS-3] K-%s has the caller choose the password: the form is there without the children’s names",
  (outcome) => {
    expect(said("familyData", outcome)).toContain("choose your password all the same");
  },
);

it.each(outcomesOf("redirect"))(
  "[QN-4] [EG-1] S-%s is explained as the page says it: ended, or not checked",
  (outcome) => {
    const keys = JSON.stringify(callerMessages("redirect", outcome)).match(/SAVED_\w+/gu);
    const isChecked = situationOf("redirect", outcome) === "savedEnded";
    expect(new Set(keys)).toEqual(
      new Set([`SAVED_SIGN_IN_${isChecked ? "ENDED" : "NOT_CHECKED"}`]),
    );
  },
);

it.each(outcomesOf("login").filter((outcome) => situationOf("login", outcome) === "wrongPassword"))(
  "[QN-4] [SI-9] L-%s is explained as a wrong password, as the page says it",
  (outcome) => {
    expect(JSON.stringify(callerMessages("login", outcome))).toContain("PASSWORD_NOT_FOUND");
  },
);

it.each(["login", "forgotPassword"] as const)(
  "[QN-4] [QT-5] a 403 of %s is explained by each message that the page may show",
  (operation) => {
    const keys = JSON.stringify(callerMessages(operation, "403"));
    expect(keys).toMatch(/TROUBLE_STALE_PAGE.*TROUBLE_COOKIES/u);
    expect(said(operation, "403")).toMatch(/cookies.*reload the page/u);
  },
);

it.each([
  ["401", /SIGN_IN_AGAIN.*TROUBLE_COOKIES/u],
  [codeOutcomes.unreadable, /TROUBLE_UNREADABLE.*TROUBLE_COOKIES/u],
])(
  "[QN-4] %s for the workspaces is explained by each message that the page may show",
  (outcome, keys) => {
    expect(JSON.stringify(callerMessages("switchAccount", outcome))).toMatch(keys);
  },
);

it.each(["resetPassword", "mustResetPassword", "portfolioLinking"] as const)(
  "[QN-4] [QT-1] a refused address after %s is explained as done, as the page says it",
  (operation) => {
    expect(JSON.stringify(callerMessages(operation, refusedUrl))).toMatch(
      /PASSWORD_CHANGED|ACCOUNT_ACTIVATED/u,
    );
    expect(helpDesk[`${situationOf(operation, refusedUrl)}.do`]).toContain(
      "Was it a new password, or linking an account? Then that is done",
    );
  },
);
