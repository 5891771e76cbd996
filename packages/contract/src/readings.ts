import type { CallName } from "@waymark/core/contract";
import type { JsonObject } from "./json-schema.ts";

/** A rule for a response beyond the types of its fields. */
interface Reading {
  /** The rule as a sentence. */
  meaning: string;
  /** As JSON Schema; the portal checks the same by code. */
  schema?: JsonObject;
}

const filled = (...names: string[]): JsonObject => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string", minLength: 1 }])),
});

/** Fields by which a body says that the call has failed. */
const failedByFields: readonly JsonObject[] = [
  {
    required: ["status"],
    properties: { status: { type: "number", minimum: 400, maximum: 599 } },
  },
  { required: ["success"], properties: { success: { const: false } } },
];
const meaningOfFields =
  "One whose `status` is a number from 400 to 599, or whose `success` is false, is a failure.";

const refusedByWords: Reading = {
  meaning: `One with a text in \`errorMessage\` is a refusal. ${meaningOfFields}`,
  schema: { not: { anyOf: [filled("errorMessage"), ...failedByFields] } },
};

/** Readings of the responses that have some. */
export const readings: Partial<Record<CallName, Reading>> = {
  login: {
    meaning:
      "A success has `url`. One with `isMustResetPassword` has `userAccountId`, and leads to the forced change. One with `errorMessage` is a refusal, whose text is shown.",
    schema: {
      anyOf: [
        filled("errorMessage"),
        {
          required: ["isMustResetPassword", "userAccountId"],
          properties: {
            isMustResetPassword: { const: true },
            userAccountId: {
              type: ["string", "integer"],
              minimum: Number.MIN_SAFE_INTEGER,
              maximum: Number.MAX_SAFE_INTEGER,
            },
          },
        },
        { ...filled("url"), not: mustReset() },
      ],
    },
  },
  forgotPassword: refusedByWords,
  familyData: { meaning: meaningOfFields, schema: { not: { anyOf: failedByFields } } },
  validateEmailToken: {
    meaning: "Each name is optional, but one of them says whose account it is.",
    schema: {
      anyOf: ["emailAddress", "userName", "activateName", "activatedBy", "institutionName"].map(
        (name) => filled(name),
      ),
    },
  },
  mustResetPassword: {
    meaning: `It may name a \`url\`, or say in \`errorMessage\` why the change failed. ${meaningOfFields}`,
    schema: { not: { anyOf: failedByFields } },
  },
  portfolioLinking: {
    meaning: "A success has `url`. One with `errorMessage` is a refusal, whose text is shown.",
    schema: { anyOf: [filled("errorMessage"), filled("url")] },
  },
  registrationData: {
    meaning: "Without `institutions`, `messages` say why there is no registration.",
    schema: {
      anyOf: [
        { required: ["institutions"], properties: { institutions: { type: "array" } } },
        { required: ["messages"], properties: { messages: { type: "array", minItems: 1 } } },
      ],
    },
  },
  registration: refusedByWords,
  resendVerification: refusedByWords,
  switchAccount: {
    meaning: `One entry for each workspace, by a \`userType\` from 1 to 5 or its name: \`Student\`, \`Family\`, \`InspireUser\`, \`Educator\`, \`HigherEd\`. Others are not shown. No \`data\`, an empty list, an empty object or an empty body mean that there is none. ${meaningOfFields}`,
    schema: { not: { anyOf: failedByFields } },
  },
};

function mustReset(): JsonObject {
  return {
    required: ["isMustResetPassword"],
    properties: { isMustResetPassword: { const: true } },
  };
}
