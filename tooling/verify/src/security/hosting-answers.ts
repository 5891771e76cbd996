import type { TakenAnswer } from "./taken-answer.ts";

/** Answers of what serves and builds it. */
export const hostingAnswers: readonly TakenAnswer[] = [
  {
    id: "QO-2",
    test: "tooling/deploy/src/nginx/nginx.test.ts",
    file: "tooling/deploy/src/nginx/server-locations.ts",
    search: `"proxy_set_header Host $known_host;",`,
    replacement: `"proxy_set_header Host $http_host;",`,
  },
  {
    id: "QO-2",
    test: "tooling/deploy/src/nginx/nginx.test.ts",
    file: "tooling/deploy/src/nginx/limits.ts",
    search: `"client_header_timeout 10s;",`,
    replacement: "",
  },
  {
    id: "QH-3",
    test: "packages/sandbox/src/static/static-routes.test.ts",
    file: "packages/sandbox/src/csrf/csrf-cookie.ts",
    search: `if (kept === ASK_EACH_TIME) c.header("Cache-Control", ASK_EACH_TIME_ALONE);`,
    replacement: "",
  },
  {
    id: "QH-3",
    test: "packages/sandbox/src/static/static-routes.test.ts",
    file: "packages/sandbox/src/hosting/cache-control.ts",
    search: "url.search === `?${VERSION_PARAMETER}=${versionOf(content)}`",
    replacement: "url.searchParams.has(VERSION_PARAMETER)",
  },
  {
    id: "QO-3",
    test: "tooling/verify/src/bootstrap.test.ts",
    file: "scripts/bring-pnpm.mjs",
    search: "checkIntegrity(folder, pin);",
    replacement: "",
  },
  {
    id: "QO-3",
    test: "tooling/generators/src/ci/ci.test.ts",
    file: "tooling/generators/src/ci/release-workflow.ts",
    search: "needs: tests\n    runs-on",
    replacement: "runs-on",
  },
];
