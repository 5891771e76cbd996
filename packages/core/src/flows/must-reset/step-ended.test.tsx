import { act, screen, waitFor } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { pending } from "../../api/pending.ts";
import { submitWith } from "../../testing/fill-in.ts";
import { arrive, mustResetPath, stepHasEnded } from "../../testing/must-reset-page.ts";
import { tellOtherTabs } from "../../session/other-tabs.ts";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

describe("a forced change that has ended, or was left", () => {
  it("[MR-1] [QX-8] without a pending change it leads to the root, which says why", async () => {
    renderPortal("/mustreset");
    await waitFor(() => expect(location.pathname).toBe("/"));
    await stepHasEnded();
  });

  it("[MR-1] [QE-1] says once that the step has ended, although two screens show it", async () => {
    const said = new Set<Element>();
    const watch = new MutationObserver(() => {
      for (const words of document.querySelectorAll("[aria-live] > *"))
        if (words.textContent.includes("that step opens only")) said.add(words);
    });
    watch.observe(document, { childList: true, subtree: true });
    renderPortal("/mustreset");
    await waitFor(() => expect(location.pathname).toBe("/"));
    await waitFor(() => expect(said.size).toBe(1));
    await screen.findByLabelText("Password");
    await act(() => delay(50));
    watch.disconnect();
    expect(said.size).toBe(1);
  });

  it("[MR-1] [QE-5] Forward to the step, which has ended, leads the focus to the heading of sign-in", async () => {
    await arrive();
    act(() => window.history.back());
    await screen.findByLabelText("Password");
    act(() => window.history.forward());
    await stepHasEnded();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Sign in" })).toHaveFocus());
  });

  it("[MR-1] [QN-7] is not there for the next person once its person has gone back to sign-in", async () => {
    const { user } = await arrive();
    await user.click(screen.getByRole("link", { name: "Back to sign-in" }));
    expect(await screen.findByLabelText("Username or email")).toHaveValue("tomas");
    window.history.back();
    await stepHasEnded();
  });

  const signedIn = { appToken: "of another person", auth_token: "true" };

  it.each([
    ["signs in", signedIn, new StorageEvent("storage", { key: "auth_token" })],
    [
      "signs in without a token",
      { auth_token: "true" },
      new StorageEvent("storage", { key: null }),
    ],
    ["has signed in while the page was away", signedIn, new Event("pageshow")],
  ])(
    "[QN-7] [QX-4] ends once another page %s, whose person would change this password",
    async (_, stored, event) => {
      await arrive();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      act(() => void window.dispatchEvent(event));
      await stepHasEnded();
      expect(screen.getByLabelText("Username or email")).toHaveValue("");
      act(() => window.history.back());
      await act(() => delay(50));
      expect(screen.queryByLabelText("New password")).toBeNull();
    },
  );

  it.each([
    ["ends where another tab opens an account of which nothing is stored", "signedIn", "/"],
    ["stays where another tab signs out", "signedOut", "/mustreset"],
  ] as const)("[QN-7] [QX-4] %s", async (_, news, path) => {
    await arrive();
    await act(async () => {
      tellOtherTabs(news);
      await delay(50);
    });
    await waitFor(() => expect(location.pathname).toBe(path));
    const names = screen.queryAllByLabelText<HTMLInputElement>("Username or email");
    expect(names.map(({ value }) => value).join("")).toBe("");
  });

  it("[QN-7] [QX-4] ends once its own change has failed, where another page has opened an account meanwhile", async () => {
    const { field, answer } = await submitChange();
    await act(async () => {
      tellOtherTabs("resumed");
      await delay(50);
    });
    expect(field).toBeVisible();
    answer(new HttpResponse(null, { status: 500 }));
    await stepHasEnded();
  });

  it("[MR-2] [QX-4] stays, and says that the password is saved, where another page has opened an account meanwhile", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(mustResetPath, () => new Promise((resolve) => (answer = resolve)));
    const { user, field } = await arrive();
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => {
      tellOtherTabs("resumed");
      await delay(50);
    });
    answer(HttpResponse.json({ url: "//evil.example" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    await act(() => delay(50));
    expect(location.pathname).toBe("/mustreset");
    expect(document.querySelector("[data-message=PASSWORD_CHANGED]")).toBeVisible();
  });

  it("[MR-2] [QX-3] is not ended by its own news of an account: Back from the page that follows says what is saved", async () => {
    answering(mustResetPath, { url: "https://product.example/home" });
    const { user, field, leaveTo } = await arrive();
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await act(() => delay(50));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(await screen.findByText(/Your new password is saved/u)).toBeVisible();
  });

  it("[QN-7] [QX-4] ends where another tab signs in while its own change is on its way", async () => {
    await submitChange();
    for (const [key, newValue] of Object.entries(signedIn)) {
      localStorage.setItem(key, newValue);
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
    }
    await stepHasEnded();
    expect(location.pathname).toBe("/");
  });

  it("[QX-4] stays open where another tab signs out", async () => {
    localStorage.setItem("auth_token", "true");
    const { field } = await arrive();
    localStorage.removeItem("auth_token");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" })));
    expect(field).toBeVisible();
  });

  it("[MR-2] [QN-7] a late answer to a change that was left ends no change of the next person", async () => {
    const { user, answer } = await submitChange();
    await user.click(screen.getByRole("link", { name: "Back to sign-in" }));
    await submitWith(user, await screen.findByLabelText("Password"), "another");
    await screen.findByLabelText("New password");
    answer(HttpResponse.json({}));
    await waitFor(() => expect(pending.get()).toEqual([]));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await act(async () => undefined);
    expect(location.pathname).toBe("/mustreset");
    // A screen that is shown keeps its change: only one that is opened finds out.
    act(() => {
      history.pushState(null, "", "/parent");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
    window.history.back();
    expect(await screen.findByLabelText("New password")).toBeVisible();
  });
});

/** Submits a change and waits for its call, which `answer` ends. */
async function submitChange() {
  let answer: (response: Response) => void = () => undefined;
  const asked = answering(mustResetPath, () => new Promise((resolve) => (answer = resolve)));
  const view = await arrive();
  await submitWith(view.user, view.field, "mountain river");
  await waitFor(() => expect(asked).toHaveLength(1));
  return { ...view, answer: (response: Response) => answer(response) };
}
