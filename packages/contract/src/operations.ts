import {
  type CallName,
  calls,
  querySchemas,
  requestSchemas,
  responseSchemas,
} from "@waymark/core/contract";
import type { GenericSchema } from "valibot";
import { answerExamples, requestExamples } from "./examples.ts";
import { failureResponses } from "./failures.ts";
import { type JsonObject, jsonSchema } from "./json-schema.ts";
import { readings } from "./readings.ts";

type Schemas = Partial<Record<CallName, GenericSchema>>;
const bodies: Schemas = requestSchemas;
const queries: Schemas = querySchemas;

/** Returns the paths of the contract: each call of the call table as an operation. */
export function paths(): JsonObject {
  const entries = Object.entries(calls).map(([operationId, call]) => {
    const isRead = call.method === "GET";
    const operation = {
      operationId,
      summary: inWords(operationId),
      tags: [call.operation],
      description: isRead
        ? "A read: asked once more where the first answer did not come, or where the server failed."
        : "Never repeated without a person, but for a refused CSRF token and one short wait.",
      "x-retried": isRead ? "once" : "never",
      parameters: [
        { $ref: "#/components/parameters/Device" },
        { $ref: "#/components/parameters/RequestId" },
        ...(isRead ? [] : [{ $ref: "#/components/parameters/Csrf" }]),
        ...queryParameters(call.name),
      ],
      ...requestBody(call),
      responses: {
        ...successes(call),
        ...failureResponses({ path: call.path, operations: operationsOf(call.operation), isRead }),
      },
    };
    return [call.path, { [call.method.toLowerCase()]: operation }];
  });
  return Object.fromEntries(entries);
}

/** `verifyEmail` as "Verify email". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A parent's mailed link is validated by the same call, and has messages of its own. */
function operationsOf(operation: string): string[] {
  return operation === "resetToken" ? [operation, "parentResetToken"] : [operation];
}

function queryParameters(name: CallName): JsonObject[] {
  const query = queries[name];
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Readonly<Record<string, JsonObject>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([parameter, { description, ...schema }]) => ({
    name: parameter,
    in: "query",
    required: required.includes(parameter),
    description,
    schema,
  }));
}

interface CallRow {
  name: CallName;
  path: string;
  mayBeEmpty?: boolean;
}

function requestBody({ name, path }: CallRow): JsonObject {
  const body = bodies[name];
  if (!body) return {};
  const content = json(jsonSchema(body), requestExamples(path));
  return { requestBody: { required: true, content } };
}

function successes({ name, path, mayBeEmpty = false }: CallRow): JsonObject {
  const { meaning = "" } = readings[name] ?? {};
  const success = {
    description: [
      "Success.",
      meaning,
      mayBeEmpty ? "The body may be empty, or `true` or `null` alone." : "",
    ]
      .filter(Boolean)
      .join(" "),
    content: json(successSchema(name), answerExamples(path, "200")),
  };
  return { "200": success, ...(mayBeEmpty && { "204": { description: "Success." } }) };
}

/** Returns the schema of a call's successful body. Its fields are at the top, or inside `data`. */
function successSchema(name: CallName): JsonObject {
  const fields = fieldsSchema(name);
  // The list of workspaces is `data` itself.
  if ("data" in ((fields["properties"] as JsonObject | undefined) ?? {})) return fields;
  const inside = { type: "object", required: ["data"], properties: { data: fields } };
  return { anyOf: [fields, inside] };
}

/** Returns the schema of the fields that a call's successful response is read for. */
export function fieldsSchema(name: CallName): JsonObject {
  const fields = jsonSchema(responseSchemas[name]);
  const { schema } = readings[name] ?? {};
  return schema ? { ...fields, allOf: [schema] } : fields;
}

function json(schema: JsonObject, examples: JsonObject): JsonObject {
  return { "application/json": { schema, ...examples } };
}
