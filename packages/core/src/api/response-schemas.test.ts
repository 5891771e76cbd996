import type { Schema } from "yup";
import { describe, expect, it } from "vitest";
import { type SchemaName, loadResponseSchemas } from "./load-response-schemas.ts";

const shapes = new Map(Object.entries(await loadResponseSchemas()));
const isAnswer = (name: SchemaName, fields: unknown) =>
  (shapes.get(name) as Schema).isValidSync(fields, { strict: true });
const nulls = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

const good: [SchemaName, object[]][] = [
  [
    "loginResponse",
    [
      { url: "/a" },
      { url: "/a", ...nulls("errorMessage", "isMustResetPassword", "userAccountId", "jwtToken") },
      { url: "/a", isMustResetPassword: false, unknown: 1 },
      { errorMessage: "No" },
      { errorMessage: "No", isMustResetPassword: true, url: null },
      { isMustResetPassword: true, userAccountId: 0, jwtToken: "t" },
      { isMustResetPassword: true, userAccountId: "7", jwtToken: "t" },
      { isMustResetPassword: true, userAccountId: 7 },
      { isMustResetPassword: true, userAccountId: 7, ...nulls("jwtToken", "url") },
    ],
  ],
  ["redirectResponse", [{ url: "/a" }]],
  [
    "forgotPasswordResponse",
    [
      {},
      nulls("token", "messages"),
      { token: "t", messages: [] },
      { messages: [{}, nulls("friendlyMessage", "translationKey"), { friendlyMessage: "Sent" }] },
    ],
  ],
  [
    "tokenResponse",
    [
      { emailAddress: "a@b.ca" },
      { userName: "maya", ...nulls("emailAddress", "activateName", "activatedBy") },
      { activateName: "Maya", ...nulls("userName", "institutionName") },
      { activatedBy: "Ms. Roy" },
      { institutionName: "Riverside" },
    ],
  ],
  [
    "familyResponse",
    [
      {},
      nulls("parent", "students"),
      { parent: { userName: null }, students: [{}, { firstName: null, lastName: null }] },
      { parent: { userName: "ana" }, students: [{ firstName: "Maya", lastName: "Roy" }] },
    ],
  ],
  ["loginUrlResponse", [{ loginUrl: "/a" }]],
  ["mustResetResponse", [{}, nulls("url", "errorMessage"), { url: "/a", errorMessage: "No" }]],
  ["emailResponse", [{ email: "a@b.ca" }]],
  ["newEmailResponse", [{ newEmail: "a@b.ca" }]],
  ["emptyResponse", [{}, { anything: 1 }]],
  [
    "registrationDataResponse",
    [
      { institutions: [] },
      { ...nulls("userClaim", "messages"), institutions: [{}, nulls("institutionId", "name")] },
      {
        userClaim: "c",
        institutions: [{ institutionId: 1 }, { institutionId: "1", name: "A" }],
        messages: [{}],
      },
    ],
  ],
  [
    "registrationResponse",
    [{}, { messages: null }, { messages: [] }, { messages: [{ friendlyMessage: "Sent" }] }],
  ],
  ["linkingResponse", [{ url: "/a" }, { errorMessage: "No" }, { url: "/a", errorMessage: null }]],
  [
    "workspacesResponse",
    [
      {},
      { data: null },
      { data: [] },
      { data: [{}, nulls("userType", "url"), { userType: 3, url: "/a" }, { userType: "3" }] },
    ],
  ],
];

const bad: [SchemaName, object[]][] = [
  [
    "loginResponse",
    [
      {},
      { url: "" },
      { url: 7 },
      { url: "/a", errorMessage: 7 },
      { url: "/a", isMustResetPassword: "yes" },
      { url: "/a", userAccountId: {} },
      { url: "/a", jwtToken: 7 },
      { url: "/a", isMustResetPassword: true },
      { isMustResetPassword: true, userAccountId: null, jwtToken: "t" },
      { isMustResetPassword: true, jwtToken: "t" },
      { errorMessage: "" },
    ],
  ],
  ["redirectResponse", [{}, { url: "" }, { url: null }, { url: 7 }]],
  [
    "forgotPasswordResponse",
    [
      { token: 7 },
      { messages: {} },
      { messages: [{ friendlyMessage: 7 }] },
      { messages: [{ translationKey: 7 }] },
    ],
  ],
  [
    "tokenResponse",
    [
      {},
      { emailAddress: "" },
      { emailAddress: 7 },
      ...["userName", "activateName", "activatedBy", "institutionName"].map((name) => ({
        emailAddress: "a@b.ca",
        [name]: 7,
      })),
    ],
  ],
  [
    "familyResponse",
    [
      { parent: "ana" },
      { parent: { userName: 7 } },
      { students: {} },
      { students: [{ firstName: 7 }] },
      { students: [{ lastName: 7 }] },
    ],
  ],
  ["loginUrlResponse", [{}, { loginUrl: "" }, { loginUrl: null }]],
  ["mustResetResponse", [{ url: 7 }, { errorMessage: 7 }]],
  ["emailResponse", [{}, { email: "" }, { email: null }]],
  ["newEmailResponse", [{}, { newEmail: "" }, { newEmail: null }]],
  [
    "registrationDataResponse",
    [
      {},
      { institutions: null },
      { institutions: {} },
      { institutions: [{ institutionId: {} }] },
      { institutions: [{ name: 7 }] },
      { institutions: [], userClaim: 7 },
      { institutions: [], messages: {} },
    ],
  ],
  ["registrationResponse", [{ messages: {} }, { messages: [{ friendlyMessage: 7 }] }]],
  [
    "linkingResponse",
    [{}, { url: "" }, { url: "", errorMessage: "" }, { url: 7 }, { url: "/a", errorMessage: 7 }],
  ],
  ["workspacesResponse", [{ data: {} }, { data: [{ userType: {} }] }, { data: [{ url: 7 }] }]],
];

const rows = (table: typeof good) =>
  table.flatMap(([name, all]) => all.map((fields) => [name, fields] as const));

describe("the shapes of answers", () => {
  it.each(rows(good))("[API-21] %s may be %j", (name, fields) => {
    expect(isAnswer(name, fields)).toBe(true);
  });

  it.each(rows(bad))("[API-21] %s is not %j", (name, fields) => {
    expect(isAnswer(name, fields)).toBe(false);
  });

  it("[API-21] success without anything to read is an object all the same", () => {
    expect(isAnswer("emptyResponse", "done")).toBe(false);
  });
});
