import { defaultConfiguration, languages } from "@waymark/core/contract";
import { brandingPaths } from "./branding-paths.ts";
import { description } from "./description.ts";
import { failureSchema } from "./failures.ts";
import type { JsonObject } from "./json-schema.ts";
import { paths } from "./operations.ts";

const { csrf, requestTimeoutMs } = defaultConfiguration;

/**
 * Returns the contract as an OpenAPI 3.1 document.
 * @param version version of the packages that the contract belongs to
 * @example
 * const { paths } = openApiDocument("1.0.0");
 */
export function openApiDocument(version: string): JsonObject {
  return {
    openapi: "3.1.1",
    info: {
      title: "Server of the Waymark portal",
      version,
      description,
      license: { name: "LICENSE.md of the package", identifier: "LicenseRef-Waymark" },
    },
    servers: [{ url: "/", description: "The portal's own origin." }],
    security: [],
    "x-csrf": csrf,
    "x-time-limit-ms": requestTimeoutMs,
    "x-languages": languages,
    paths: { ...paths(), ...brandingPaths() },
    components: {
      headers: {
        RetryAfter: {
          description: "Seconds to wait, or a date by the server's clock.",
          schema: { type: "string" },
        },
        AllowOrigin: {
          description:
            "The portal's origin, or `*`: no cookie is sent. Needed where it is another origin.",
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
        RequestId: header({
          name: "X-Request-Id",
          required: false,
          description:
            "The body's `RequestId` where it has one, else the id of the visit. The code under a failure begins with it.",
          schema: { type: "string" },
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
