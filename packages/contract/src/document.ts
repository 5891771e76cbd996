import { defaultConfiguration } from "@waymark/core/contract";
import { failureSchema } from "./failures.ts";
import type { JsonObject } from "./json-schema.ts";
import { paths } from "./operations.ts";

const { csrf, requestTimeoutMs } = defaultConfiguration;

const description = `What the portal asks of its server, and how it reads each answer. Made from the portal's own tables.

- Every call has the headers \`Content-Type: application/json\` and an empty \`Device\`.
- A call that is no read carries the value of the cookie \`${csrf.cookie}\`, decoded, in the header \`${csrf.header}\`. Both names can be configured.
- A call is given up after ${requestTimeoutMs / 1000} s, which can be configured.
- Fields are read at the top of a body or, where it has an object \`data\`, inside it. Unknown fields are ignored.
- A success that is no JSON, is cut off or lacks a field counts as a failure.
- A \`url\` is followed only if it is an absolute http or https url, or a path that begins with one slash.`;

/**
 * Returns the contract as an OpenAPI 3.1 document.
 * @param version version of the packages that the contract belongs to
 * @example
 * const { paths } = openApiDocument("1.0.0");
 */
export function openApiDocument(version: string): JsonObject {
  return {
    openapi: "3.1.1",
    info: { title: "Server of the Waymark portal", version, description },
    servers: [{ url: "/", description: "The portal's own origin." }],
    security: [],
    paths: paths(),
    components: {
      headers: {
        RetryAfter: {
          description: "Seconds to wait, or a date by the server's clock.",
          schema: { type: "string" },
        },
      },
      parameters: {
        Device: header({
          name: "Device",
          required: true,
          description: "Empty.",
          schema: { type: "string", maxLength: 0 },
        }),
        Csrf: header({
          name: csrf.header,
          required: false,
          description: `Value of the cookie \`${csrf.cookie}\`; absent where there is no cookie.`,
          schema: { type: "string" },
        }),
      },
      schemas: { Failure: failureSchema },
    },
  };
}

function header(parameter: JsonObject): JsonObject {
  return { in: "header", ...parameter };
}
