import { createSandbox, regionalApps, type Sandbox, type SandboxOptions } from "@waymark/sandbox";
import { onTestFinished } from "vitest";
import type { AccountFile } from "../probe/accounts/account-file.ts";
import { ORIGIN } from "./probe-of.ts";

/** Creates a sandbox for one test, whose mails lead to the origin that is probed. */
export function openSandbox(options: SandboxOptions = {}): Sandbox {
  const apps = regionalApps().map((app) => ({ ...app, url: `http://${app.name}.localhost` }));
  const sandbox = createSandbox({ apps, testControls: true, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Returns test accounts of a sandbox, with fresh keys of its single sign-on and a fresh link. */
export async function accountsOf(sandbox: Sandbox, resetType: string): Promise<AccountFile> {
  const account = (username: string) => {
    const found = sandbox.accounts.find((each) => each.username === username);
    return { username, password: found?.password ?? "" };
  };
  return {
    signIn: [account("maya.chen"), { ...account("amelie.gagnon"), language: "fr-CA" }],
    workspaces: account("robin.castellan"),
    mustReset: { ...account("owen.fraser"), newPassword: "a-better-one-25" },
    linking: { ...account("sofia.delgado"), k: await ssoKey(sandbox, "maya") },
    registration: { k: await ssoKey(sandbox, "newcomer") },
    reset: {
      token: await mailedToken(sandbox, resetType),
      resetType,
      newPassword: "set-by-a-link-25",
    },
  };
}

/** The key with which the single sign-on sends a person to the portal. */
async function ssoKey(sandbox: Sandbox, person: string): Promise<string> {
  const response = await sandbox.fetch(new Request(`${ORIGIN}/sso/${person}`), "default");
  return decodeURIComponent(response.headers.get("Location")?.split("/").at(-1) ?? "");
}

async function mailedToken(sandbox: Sandbox, kind: string): Promise<string> {
  const body = new URLSearchParams({ kind, app: "default" });
  const origin = "http://localhost:4300";
  const sent = new Request(`${origin}/mails/send`, { method: "POST", body });
  const { mail } = await (await sandbox.consoleFetch(sent)).json();
  return decodeURIComponent(new URL(mail.url).pathname.split("/")[2] ?? "");
}
