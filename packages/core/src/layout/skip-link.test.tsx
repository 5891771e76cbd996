import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { open } from "../testing/reset-page.ts";
import {
  openWorkspaces,
  shownWorkspaces,
  switchAccountPath,
  workspaces,
} from "../testing/workspaces.ts";

/** Presses the link, and waits until a browser would have opened another fragment. */
async function skip(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("link", { name: "Skip to content" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.hash).toBe("");
  expect(screen.getByRole("main")).toHaveFocus();
}

it("[QN-5] [QV-3] the skip link keeps the token of a link, and what is typed", async () => {
  answering("/api/auth/validateemailtoken", { data: { emailAddress: "nadia@home.example" } });
  const { user, field } = await open("ResetPassword", "secret");
  await user.type(field, "maple-trail");
  const entries = window.history.length;
  await skip(user);
  expect(screen.getByLabelText("New password")).toBe(field);
  expect(field).toHaveValue("maple-trail");
  expect(JSON.stringify(window.history.state)).toContain("secret");
  expect(window.history.length).toBe(entries);
});

it("[QN-5] [QV-3] it keeps the workspaces that the key of the address brought", async () => {
  const { user } = await openWorkspaces(workspaces);
  const asked = answering(switchAccountPath, { data: workspaces });
  await skip(user);
  expect(shownWorkspaces()).toHaveLength(5);
  expect(asked).toHaveLength(0);
});

it("[QV-3] it keeps what the server said of a registration", async () => {
  const historyState = { usr: { friendlyMessage: "We’ll write soon." } };
  const { user } = renderPortal("/registrationconfirmation", { historyState });
  await waitFor(() => expect(screen.getByText("We’ll write soon.")).toBeVisible());
  await skip(user);
  expect(screen.getByText("We’ll write soon.")).toBeVisible();
});
