import { createSandbox, regionalApps, type Sandbox } from "@waymark/sandbox";
import { openPage, sandboxHandlers } from "@waymark/sandbox/msw";
import { onTestFinished } from "vitest";
import { network } from "./network.ts";

/** The address of a test's page is that of this app. */
const app = "default";

/**
 * Puts the sandbox behind the portal in this test: it answers every call, and is at its seed.
 * @returns the sandbox; its `accounts` can sign in
 * @example
 * const { accounts } = await startSandbox();
 * const student = accounts.find(({ username }) => username === "maya.chen");
 */
export async function startSandbox(): Promise<Sandbox> {
  const { origin } = window.location;
  const sandbox = createSandbox({ apps: regionalApps().map((each) => ({ ...each, url: origin })) });
  onTestFinished(() => sandbox.close());
  network.use(...sandboxHandlers(sandbox, { app }));
  await openPage(sandbox, { app });
  return sandbox;
}
