import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { submitWith } from "../../testing/fill-in.ts";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { account, home, open, password, reset, validate } from "../../testing/reset-page.ts";
import { leavingForever } from "../../testing/workspaces.ts";

/** Sets a new password. The page that it leads to does not come. */
async function setPassword() {
  const { stop, leaveTo } = leavingForever();
  const leaves = vi.fn<typeof leaveTo>(leaveTo);
  answering(validate, { data: account });
  answering(reset, { url: home });
  const { user } = renderPortal("/reset/tok/ForceResetPassword", {
    environment: { leaveTo: leaves },
  });
  await submitWith(user, await password(), "mountain river");
  await waitFor(() => expect(leaves).toHaveBeenCalledWith(home));
  return stop;
}

const tell = (event: StorageEventInit) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", event)));

describe("a new password, whose account is being opened", () => {
  it.each([
    ["signs in", { key: "appToken", newValue: "of another person" }],
    ["signs in without a token", { key: "appToken", newValue: "" }],
    ["signs out", { key: "auth_token", newValue: null }],
    ["clears what is stored", { key: null }],
  ])("[QN-7] [QX-4] opens none once another tab %s", async (_, event) => {
    const stop = await setPassword();
    tell(event);
    expect(stop).toHaveBeenCalledOnce();
    expect(await screen.findByText(/Your new password is saved/u)).toBeVisible();
    expect(location.pathname).toBe("/");
  });

  it.each([
    ["has only removed a token", { key: "appToken", newValue: null }],
    ["stores something else", { key: "languageOffer", newValue: "declined" }],
  ])("[QN-7] [RS-7] opens where another tab %s", async (_, event) => {
    const stop = await setPassword();
    tell(event);
    expect(stop).not.toHaveBeenCalled();
  });

  it("[QN-7] [QX-4] is given up while it is set, where another tab signs in: the response would take that session", async () => {
    answering(validate, { data: account });
    const asked = answering(reset, () => new Promise(() => undefined));
    const { user, field } = await open("ForceResetPassword");
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
    tell({ key: "appToken", newValue: "of another person" });
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    expect(field).toHaveValue("");
  });

  it("[QN-7] [QX-8] lets the person confirm the other tab's sign-in, after a reload, too", async () => {
    await setPassword();
    localStorage.setItem("appToken", "of another person");
    tell({ key: "appToken", newValue: "of another person" });
    await screen.findByText(/Your new password is saved/u);
    const asked = answering("/api/auth/redirect", { url: home });
    const { state } = history;
    cleanup();
    renderPortal("/", { historyState: state });
    await waitFor(() =>
      expect(document.querySelector("[data-message=SAVED_SIGN_IN_UNSURE]")).toBeVisible(),
    );
    expect(asked).toHaveLength(0);
  });
});
