/** The contract with the server: an OpenAPI 3.1 document made from the portal's own tables. */
export { openApiDocument } from "./document.ts";
export type { JsonObject } from "./json-schema.ts";
