import {
  API_HEADERS,
  logoShape,
  MAX_BYTES,
  MAX_LOGOS,
  NO_PACKAGE,
  PACKAGE_NAME,
  TIME_LIMIT_MS,
} from "@waymark/branding/contract";
import { LOGO_HEIGHT_PX } from "@waymark/core/contract";
import { brandingExamples } from "./examples.ts";
import { type JsonObject, jsonSchema } from "./json-schema.ts";

const limits = `It may take ${TIME_LIMIT_MS / 1000} s. A failure shows no logos, is named in the console, and is not repeated.`;
const allowOrigin = { "Access-Control-Allow-Origin": { $ref: "#/components/headers/AllowOrigin" } };
const headerNames = Object.keys(API_HEADERS).join(", ");

/** Returns the calls that bring an institution's logos. Their origins are values of the configuration. */
export function brandingPaths(): JsonObject {
  return {
    "/branding/branding-package/{institutionId}": {
      servers: [{ url: "/", description: "The origin in `apiOrigin`, else the portal's own." }],
      parameters: [
        pathParameter("institutionId", "`branding.institutionId` of the configuration."),
      ],
      get: packageName,
      options: preflight,
    },
    "/branding-assets/{package}/branding.json": {
      servers: [{ url: "/", description: "The origin in `staticOrigin`, else the portal's own." }],
      parameters: [pathParameter("package", "Name of the package, as the other call gave it.")],
      get: logos,
    },
  };
}

function pathParameter(name: string, description: string): JsonObject {
  return { name, in: "path", required: true, description, schema: { type: "string" } };
}

const notFound = { 404: { description: "No logos.", headers: allowOrigin } };

const packageName = {
  operationId: "brandingPackage",
  summary: "Branding package",
  tags: ["branding"],
  description: `The name of an institution's branding package. ${limits}`,
  parameters: [{ $ref: "#/components/parameters/Device" }],
  responses: {
    200: {
      description: `The name, with or without quotes around it. \`${NO_PACKAGE}\` means that there are no logos.`,
      headers: allowOrigin,
      content: {
        "text/plain": {
          schema: { type: "string", pattern: PACKAGE_NAME.source },
          ...brandingExamples(
            "/branding/branding-package/riverside",
            "/branding/branding-package/plain",
          ),
        },
      },
    },
    ...notFound,
  },
};

const preflight = {
  operationId: "brandingPackagePreflight",
  summary: "Preflight of the branding package",
  tags: ["branding"],
  description: `A browser asks beforehand where the API server has another origin. The headers \`${headerNames}\` have to be allowed.`,
  responses: {
    204: {
      description: "Allowed.",
      headers: {
        ...allowOrigin,
        "Access-Control-Allow-Headers": {
          description: `Names at least \`${headerNames}\`.`,
          schema: { type: "string" },
        },
      },
    },
    ...notFound,
  },
};

const logo = {
  ...jsonSchema(logoShape),
  required: ["src", "alt"],
  description: "A logo without `alt`, or with an image of another origin, is left out.",
};

const places = {
  type: "array",
  description: `Logos from left to right. Those after the first ${MAX_LOGOS} are left out.`,
  items: logo,
};

const logos = {
  operationId: "branding",
  summary: "Logos",
  tags: ["branding"],
  description: `The logos of a package, in at most ${MAX_BYTES / 1024} kB. ${limits} The request has no header of its own and no cookie. Images are found relative to the file, on its own origin, need no CORS, and may take as long. They are shown ${LOGO_HEIGHT_PX} pixels high and at most 176 wide; a wider one is lower. \`docs/branding.md\` of \`@waymark/core\` describes file and images.`,
  responses: {
    200: {
      description: "The logos of the header and of the footer. Unknown fields are ignored.",
      headers: allowOrigin,
      content: {
        "application/json": {
          schema: { type: "object", properties: { header: places, footer: places } },
          ...brandingExamples("/branding-assets/riverside/branding.json"),
        },
      },
    },
    ...notFound,
  },
};
