import { options } from "./dependency-cruiser.config.mjs";

/** Code of tests imports what it needs, and these three list the parts of all folders. */
const left =
  "[.](?:test|spec)[.]tsx?$|(?<!^packages)/testing/|^packages/sandbox/src/(?:api/calls|http/app-server|network/static-network)[.]ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-folder-cycle",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|${left}` } },
};
