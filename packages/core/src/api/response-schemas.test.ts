import { is } from "valibot";
import { describe, expect, it } from "vitest";
import type { CallName } from "./call.ts";
import { calls } from "./calls.ts";
import { parseResponse } from "./parse-response.ts";
import { failed } from "./result.ts";
import { responseSchemas } from "./response-schemas.ts";

const isValid = (name: CallName, fields: unknown) => is(responseSchemas[name], fields);
const nulls = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

const good: [CallName, object[]][] = [
  [
    "login",
    [
      { url: "/a" },
      { url: "/a", ...nulls("errorMessage", "isMustResetPassword", "userAccountId", "jwtToken") },
      { url: "/a", isMustResetPassword: false, unknown: 1 },
      { url: "/a", userAccountId: {} },
      { errorMessage: "No" },
      { errorMessage: "No", isMustResetPassword: true, url: null },
      { isMustResetPassword: true, userAccountId: 0, jwtToken: "t" },
      { isMustResetPassword: true, userAccountId: "7", jwtToken: "t" },
      { isMustResetPassword: true, userAccountId: 7 },
      { isMustResetPassword: true, userAccountId: 7, ...nulls("jwtToken", "url") },
    ],
  ],
  ["redirect", [{ url: "/a" }]],
  ["massPrint", [{ url: "/a" }]],
  ["resetPassword", [{ url: "/a" }]],
  ["logout", [{}]],
  [
    "forgotPassword",
    [
      {},
      nulls("token", "messages"),
      { token: "t", messages: [] },
      { token: 7 },
      { messages: [{}, nulls("friendlyMessage", "translationKey"), { friendlyMessage: "Sent" }] },
    ],
  ],
  [
    "validateEmailToken",
    [
      { emailAddress: "a@b.ca" },
      { userName: "maya", ...nulls("emailAddress", "activateName", "activatedBy") },
      { activateName: "Maya", ...nulls("userName", "institutionName") },
      { activatedBy: "Ms. Roy" },
      { institutionName: "Riverside" },
      { userName: "maya", activateName: 7, activatedBy: 7, institutionName: 7 },
    ],
  ],
  [
    "familyData",
    [
      {},
      nulls("parent", "students"),
      { parent: { userName: null }, students: [{}, { firstName: null, lastName: null }] },
      { parent: { userName: "ana" }, students: [{ firstName: "Maya", lastName: "Roy" }] },
      { students: [null, { firstName: 7 }, { lastName: 7 }] },
    ],
  ],
  ["registerHigherEd", [{ loginUrl: "/a" }]],
  ["mustResetPassword", [{}, nulls("url", "errorMessage"), { url: "/a", errorMessage: "No" }]],
  ["verifyEmail", [{ email: "a@b.ca" }]],
  ["confirmUsernameChange", [{ newEmail: "a@b.ca" }]],
  ["resendVerification", [{}, { email: "a@b.example" }, { newEmail: null, anything: 1 }]],
  [
    "registrationData",
    [
      { institutions: [] },
      { ...nulls("userClaim", "messages"), institutions: [{}, nulls("institutionId", "name")] },
      {
        userClaim: "c",
        institutions: [{ institutionId: 1 }, { institutionId: "1", name: "A" }],
        messages: [{}],
      },
      { institutions: [null, { institutionId: {} }, { name: 7 }], userClaim: 7 },
    ],
  ],
  [
    "registration",
    [{}, { messages: null }, { messages: [] }, { messages: [{ friendlyMessage: "Sent" }] }],
  ],
  ["portfolioLinking", [{ url: "/a" }, { errorMessage: "No" }, { url: "/a", errorMessage: null }]],
  [
    "switchAccount",
    [
      {},
      { data: null },
      { data: [] },
      { data: {} },
      { data: [{}, nulls("userType", "url"), { userType: 3, url: "/a" }, { userType: "3" }] },
      { data: [null, { userType: {} }, { url: 7 }] },
    ],
  ],
];

const bad: [CallName, object[]][] = [
  [
    "login",
    [
      {},
      { url: "" },
      { url: 7 },
      { url: "/a", errorMessage: 7 },
      { url: "/a", isMustResetPassword: "yes" },
      { url: "/a", jwtToken: 7 },
      { url: "/a", isMustResetPassword: true },
      { isMustResetPassword: true, userAccountId: 7, jwtToken: 7 },
      { isMustResetPassword: true, userAccountId: {} },
      { isMustResetPassword: true, userAccountId: null, jwtToken: "t" },
      { isMustResetPassword: true, jwtToken: "t" },
      { errorMessage: "" },
    ],
  ],
  ["redirect", [{}, { url: "" }, { url: null }, { url: 7 }]],
  ["massPrint", [{}, { url: null }]],
  ["resetPassword", [{}, { url: null }]],
  [
    "forgotPassword",
    [
      { messages: {} },
      { messages: [{ friendlyMessage: 7 }] },
      { messages: [{ translationKey: 7 }] },
    ],
  ],
  [
    "validateEmailToken",
    [
      {},
      { emailAddress: "" },
      { emailAddress: 7 },
      { emailAddress: "a@b.ca", userName: 7 },
      { institutionName: 7 },
    ],
  ],
  ["familyData", [{ parent: "ana" }, { parent: { userName: 7 } }, { students: {} }]],
  ["registerHigherEd", [{}, { loginUrl: "" }, { loginUrl: null }]],
  ["mustResetPassword", [{ url: 7 }, { errorMessage: 7 }]],
  ["verifyEmail", [{}, { email: "" }, { email: null }]],
  ["confirmUsernameChange", [{}, { newEmail: "" }, { newEmail: null }]],
  [
    "registrationData",
    [
      {},
      { institutions: null },
      { institutions: null, messages: [] },
      { institutions: {} },
      { institutions: [], messages: {} },
    ],
  ],
  ["registration", [{ messages: {} }, { messages: [{ friendlyMessage: 7 }] }]],
  [
    "portfolioLinking",
    [{}, { url: "" }, { url: "", errorMessage: "" }, { url: 7 }, { url: "/a", errorMessage: 7 }],
  ],
  ["switchAccount", [{ data: { userType: 1 } }, { data: "none" }]],
];

const accepting = [
  "forgotPassword",
  "familyData",
  "mustResetPassword",
  "registration",
  "resendVerification",
  "switchAccount",
] as const;

describe("the response schemas", () => {
  it.each(good)("[API-21] %s may be %j", (name, answers) => {
    expect(answers.filter((fields) => !isValid(name, fields))).toEqual([]);
  });

  it.each(bad)("[API-21] %s is not %j", (name, answers) => {
    expect(answers.filter((fields) => isValid(name, fields))).toEqual([]);
  });

  it.each(accepting)(
    "[API-21] %s, which needs no field, is no success in an error's own words",
    (name) => {
      const timestamp = "2026-05-04T12:00:00Z";
      const bodies = [
        { timestamp, status: 409, error: "Conflict", path: calls[name].path },
        { type: "about:blank", title: "Unprocessable", status: 422, detail: "No" },
        { success: false, error: { code: 12 } },
      ];
      expect(bodies.filter((body) => isValid(name, body))).toEqual([]);
      const parsed = parseResponse<unknown>(JSON.stringify(bodies[0]), calls[name]);
      expect(parsed).toEqual(failed({ kind: "unreadable" }));
      const successes = [
        { status: 201, success: true },
        nulls("status", "success"),
        { status: "sent" },
      ];
      expect(successes.filter((body) => !isValid(name, body))).toEqual([]);
    },
  );

  it("[API-21] success without anything to read is an object all the same", () => {
    expect(isValid("resendVerification", "done")).toBe(false);
  });
});

// JSON's numbers have no other way to hold it: the id of a neighbour is read.
const LARGE_ID = "9007199254740993";

it.each([
  ["login", `{"isMustResetPassword":true,"userAccountId":${LARGE_ID}}`],
  ["registrationData", `{"institutions":[{"institutionId":${LARGE_ID}},{"institutionId":2}]}`],
] as const)(
  "[API-21] [RG-8] an answer of %s is unreadable where its id would become another one's",
  (name, text) => {
    const call = calls[name];
    expect(parseResponse<unknown>(text, call)).toEqual(failed({ kind: "unreadable" }));
    const asText = text.replace(LARGE_ID, `"${LARGE_ID}"`);
    expect(JSON.stringify(parseResponse<unknown>(asText, call))).toContain(`"${LARGE_ID}"`);
  },
);

it("[API-21] [SI-6] a sign-in is read whatever the id that it does not send back", () => {
  const answer = `{"url":"/workspace","userAccountId":${LARGE_ID}}`;
  expect(parseResponse(answer, calls.login).ok).toBe(true);
});
