import { screen, waitFor } from "@testing-library/react";
import { openPage, sandboxHandlers } from "@waymark/sandbox/msw";
import { createSandbox, regionalApps, type Sandbox } from "@waymark/sandbox";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIN_PASSWORD_LENGTH } from "../config/constants.ts";
import { forgetIdentifier } from "../session/visit.ts";
import { fillIn, submitWith } from "./fill-in.ts";
import { renderPortal } from "./render-portal.tsx";
import { server } from "./server.ts";

const app = "default";
let sandbox: Sandbox;

beforeEach(async () => {
  const { origin } = window.location;
  sandbox = createSandbox({ apps: regionalApps().map((each) => ({ ...each, url: origin })) });
  server.use(...sandboxHandlers(sandbox, { app }));
  await openPage(sandbox, { app });
});
afterEach(() => sandbox.close());

async function signIn(username: string, password: string) {
  const view = renderPortal("/");
  await fillIn(view.user, screen.getByLabelText("Username or email"), username);
  await submitWith(view.user, screen.getByLabelText("Password"), password);
  return view;
}

const { origin } = window.location;

/** End of a sign-in: a place in the product, another screen, or a message. */
function outcomeOf(leftTo: string | undefined): string {
  if (leftTo !== undefined) return new URL(leftTo).pathname.split("/")[1] ?? "";
  if (screen.queryByLabelText("New password")) return "mustreset";
  return screen.queryByText(/account is locked/u) ? "locked" : "nowhere yet";
}

function expected({ locked, mustReset, workspaces }: Sandbox["accounts"][number]): string {
  if (locked) return "locked";
  if (mustReset) return "mustreset";
  return workspaces.length > 1 ? "switchaccount" : "workspace";
}

describe("the portal and the sandbox", () => {
  it(
    "[SI-6] [API-2] [API-3] every seeded account gets what it is there to show",
    { timeout: 60_000 },
    async () => {
      for (const account of sandbox.accounts) {
        const { leaveTo, unmount } = await signIn(account.username, account.password);
        await waitFor(() => expect(outcomeOf(leaveTo.mock.calls[0]?.[0])).toBe(expected(account)));
        unmount();
        localStorage.clear();
        forgetIdentifier();
      }
    },
  );

  it("[EG-1] [API-12] a stored sign-in is taken up again, and a revoked one is not", async () => {
    const first = await signIn("maya.chen", "maple-trail-24");
    await waitFor(() => expect(first.leaveTo).toHaveBeenCalled());
    first.unmount();
    const again = renderPortal("/");
    await waitFor(() => expect(again.leaveTo).toHaveBeenCalledWith(`${origin}/workspace/student`));
    again.unmount();
    sandbox.reset();
    renderPortal("/");
    expect(await screen.findByText(/saved sign-in has ended/u)).toBeVisible();
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[SI-7] [MR-2] [API-11] a forced change ends at sign-in with the new password, as short as the rule allows", async () => {
    const { user } = await signIn("owen.fraser", "temporary-24");
    await user.type(
      await screen.findByLabelText("New password"),
      `${"n".repeat(MIN_PASSWORD_LENGTH)}{Enter}`,
    );
    expect(await screen.findByText(/new password is saved/u)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it("[QE-3] [SI-8] [SI-9] refusals turn into a message and then into a wait", async () => {
    const { user } = await signIn("maya.chen", "wrong");
    await screen.findByText(/Username or password not found/u);
    for (const words of [
      /password not found/u,
      /more tries/u,
      /one more try/u,
      /paused for 15/u,
      /too many tries/u,
    ]) {
      await user.click(screen.getByRole("button", { name: "Sign in" }));
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words));
    }
  });

  it("[FP-3] [FP-4] [API-6] a forgotten password asks by email, for one account only", async () => {
    const { user } = renderPortal("/forgot");
    const field = await screen.findByRole("textbox", { name: "Email" });
    await submitWith(user, field, "twins@novak.example");
    expect(await screen.findByText(/Several accounts use this email/u)).toBeVisible();
    await user.clear(field);
    await submitWith(user, field, "maya.chen@riverside.example");
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
  });
});
