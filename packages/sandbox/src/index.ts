/**
 * The public API of `@waymark/sandbox`: a stateful model of the portal's server. It opens no port: pass it requests and
 * it returns responses. `@waymark/sandbox/msw` connects it to `fetch` in unit tests.
 */
export { createSandbox, type Sandbox } from "./sandbox.ts";
export type { ReplayOptions, SandboxOptions } from "./sandbox-options.ts";
export { regionalApps, type SandboxApp } from "./regional-apps.ts";
export type { IssuedSignIn } from "./auth/session.ts";
export type { Child, SeedAccount } from "./accounts/account.ts";
export type { WorkspaceName } from "./accounts/workspaces.ts";
