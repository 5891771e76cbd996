/** Tables that the contract with the server is made from; between the packages only. */
export { type CallName, calls, logoutCall } from "./api/calls.ts";
export { querySchemas, requestSchemas } from "./api/request-schemas.ts";
export { responseSchemas } from "./api/response-schemas.ts";
export { defaultConfiguration } from "./config/configuration.ts";
export { catalogue, type CatalogueRow } from "./errors/catalogue.ts";
