import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./document.ts";

interface Content {
  content?: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>;
}
type Operation = {
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
};

const document = openApiDocument("0.0.0");
const paths = document["paths"] as Record<string, Record<"get" | "post", Operation>>;
const operations = Object.entries(paths).map(
  ([path, { get, post }]) => [path, get ?? post] as const,
);

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, "contract");

/** The examples of a call, and whether its schemas accept them after a field was renamed. */
function examplesOf(operation: Operation, from = "", to = from) {
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  return bodies
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap(({ schema, examples = {} }) => {
      // References of the document begin at its root.
      const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
      const accepts = ajv.compile(JSON.parse(text.replaceAll(`"${from}"`, `"${to}"`)));
      return Object.values(examples).map(({ value }) => ({ value, accepted: accepts(value) }));
    });
}

/** Names of the fields of a value, and of those in it. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(fieldsOf)];
}

const refused = (examples: ReturnType<typeof examplesOf>) =>
  examples.filter(({ accepted }) => !accepted);

it.each([
  { data: null, messages: [{ friendlyMessage: null, translationKey: "GENERIC_ERROR" }] },
  { errorMessage: null, messages: null, message: "The link has expired" },
  { data: { message: null, errorMessage: null, messages: null } },
])("[QO-6] [API-21] a field of a refusal may be null, which counts as absent: %j", (body) => {
  const accepts = ajv.compile({ $ref: "contract#/components/schemas/Failure" });
  expect(accepts(body)).toBe(true);
});

it("[QO-6] [SI-9] each status from 500 on is an outage, and none of the refusals of a call", () => {
  const outage = /^An outage\b.* a person also reads .*`TROUBLE_SERVICE`/u;
  for (const [path, { responses }] of operations.filter(
    ([, { responses: each }]) => each.default,
  )) {
    const said = Object.entries(responses).filter(([, { description }]) =>
      outage.test(description),
    );
    expect([path, said.map(([status]) => status)]).toEqual([path, ["503", "5XX"]]);
  }
});

describe("each call of the contract", () => {
  it.each(operations)("[QO-6] has examples that its schemas accept: %s", (_path, operation) => {
    const examples = examplesOf(operation);
    expect(refused(examples)).toEqual([]);
    // The sandbox's every-call.ts makes them, answered with a body, and `pnpm api` writes them.
    expect(examples).not.toEqual([]);
    const success = Object.values(operation.responses["200"]?.content ?? {});
    expect(success.every(({ examples: own }) => Object.keys(own ?? {}).length > 0)).toBe(true);
  });

  it.each(operations)(
    "[QO-6] succeeds with no field that its schema lacks: %s",
    (_path, { responses }) => {
      for (const { schema, examples = {} } of Object.values(responses["200"]?.content ?? {})) {
        const named = new Set(fieldsOf(schema));
        const sent = Object.values(examples).flatMap(({ value }) => fieldsOf(value));
        expect(sent.filter((field) => !named.has(field))).toEqual([]);
      }
    },
  );

  it.each([
    ["/api/auth/login", "Username"],
    ["/api/auth/login", "url"],
    ["/api/auth/mustresetpassword", "UserAccountId"],
    ["/api/auth/getregistrationdata", "institutions"],
    ["/api/auth/confirmUserNameChange", "newEmail"],
    ["/api/higher-ed/register-new-user", "loginUrl"],
  ])("[QO-6] does not have a renamed field: %s, %s", (path, field) => {
    const operation = operations.find(([known]) => known === path)?.[1];
    const found = operation ? refused(examplesOf(operation, field, "renamed")) : [];
    expect(found).not.toEqual([]);
  });
});
