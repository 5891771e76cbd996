/**
 * The public API of `@waymark/sandbox`: a stateful model of the portal's server. It has no port of its own: whoever
 * imports it hands requests in and gets responses back. `@waymark/sandbox/msw` stands it behind `fetch` in unit tests.
 */
export { createSandbox, type Sandbox } from "./sandbox.ts";
export type { SandboxOptions } from "./sandbox-options.ts";
export { regionalApps, type SandboxApp } from "./regional-apps.ts";
export type { IssuedSignIn } from "./auth/issue-sign-in.ts";
export type { Child, SeedAccount } from "./accounts/account.ts";
export type { WorkspaceName } from "./accounts/workspaces.ts";
