import type { TakenAnswer } from "./taken-answer.ts";

/** Answers of what serves and builds it. */
export const hostingAnswers: readonly TakenAnswer[] = [
  {
    id: "QO-2",
    test: "packages/hosting/src/nginx/nginx.test.ts",
    file: "packages/hosting/src/nginx/nginx.conf.mustache",
    search:
      'proxy_http_version 1.1;\n    proxy_set_header Connection "";\n    proxy_set_header Host $known_host;',
    replacement: "proxy_set_header Host $http_host;",
  },
  {
    id: "QO-2",
    test: "packages/hosting/src/nginx/nginx.test.ts",
    file: "packages/hosting/src/nginx/nginx.conf.mustache",
    search: "client_header_timeout 10s;",
    replacement: "",
  },
  {
    id: "QH-3",
    test: "packages/sandbox/src/static/static-routes.test.ts",
    file: "packages/sandbox/src/csrf/csrf-cookie.ts",
    search: `if (kept === NO_CACHE) c.header("Cache-Control", PRIVATE_NO_CACHE);`,
    replacement: "",
  },
  {
    id: "QH-3",
    test: "packages/sandbox/src/static/static-routes.test.ts",
    file: "packages/hosting/src/files/cache-control.ts",
    search: "url.search === `?${VERSION_PARAMETER}=${contentVersion(content)}`",
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
    test: "tooling/release/src/workflows.test.ts",
    file: ".github/workflows/release.yml",
    search: "needs: tests\n    runs-on",
    replacement: "runs-on",
  },
];
