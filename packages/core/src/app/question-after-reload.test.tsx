import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { notice } from "../testing/shown-messages.ts";

const home = "https://product.example/home";
const remembered = () => window.history.state?.usr ?? {};
const form = () => screen.findByLabelText("Password");
const reload = () => renderPortal(window.location.pathname, { historyState: window.history.state });

let asked: unknown[];
beforeEach(() => {
  localStorage.setItem("appToken", "stored");
  asked = answering("/api/auth/redirect", { url: home });
});

/** Another tab signs in, and stays signed in. */
function signInElsewhere(): void {
  localStorage.setItem("auth_token", "true");
  localStorage.setItem("appToken", "stored");
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
}

/** Loads the page of a view again, once its entry of the history notes the question. @returns its notice and its number of calls */
async function afterReload(unmount: () => void) {
  await waitFor(() => expect(remembered()).toEqual({ asks: true }));
  unmount();
  reload();
  await form();
  return [notice(), asked.length];
}

/** Comes to sign-in by a screen after which it asks. */
async function comeToQuestion() {
  const view = renderPortal("/forgot");
  await view.user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
  await form();
  return view;
}

describe("a sign-in page that asks whose the stored sign-in is", () => {
  it("[QN-7] [EG-1] asks again after a reload, and makes no call", async () => {
    const { unmount } = await comeToQuestion();
    expect(remembered()).toEqual({ asks: true });
    unmount();
    const { user, leaveTo } = reload();
    await form();
    expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
    await user.click(screen.getByRole("button", { name: "Use the saved sign-in" }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(remembered()).toEqual({});
  });

  it.each(["/verify", "/reset/-/ActivateAccount"])(
    "[QN-7] [QV-7] asks after a reload where a link was cut off or had done its work: %s",
    async (path) => {
      const { unmount } = renderPortal(path);
      await form();
      unmount();
      reload();
      await form();
      expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
    },
  );

  it("[QN-7] [LN-1] asks after a reload in another language, too", async () => {
    const { user, unmount } = await comeToQuestion();
    await user.click(screen.getByRole("link", { name: /Français/u }));
    await screen.findByLabelText("Mot de passe");
    expect(remembered()).toEqual({ asks: true });
    unmount();
    const { user: next } = reload();
    await form();
    await next.click(screen.getByRole("button", { name: "Use the saved sign-in" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await next.click(await screen.findByRole("link", { name: /Français/u }));
    await waitFor(() => expect(window.location.search).toBe("?lang=fr"));
    expect(remembered().asks).toBeUndefined();
  });

  it("[QN-7] asks where an earlier deployment has written the history entry, and makes no call", async () => {
    renderPortal("/", { historyState: { usr: { asks: true } } });
    await form();
    expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
  });

  it("[QN-7] asks after a press on the logo, and a reload", async () => {
    const { user, unmount } = renderPortal("/", { historyState: { usr: { asks: true } } });
    await form();
    await user.click(screen.getByRole("link", { name: /Waymark/u }));
    await waitFor(() => expect(window.history.state.key).toBeTruthy());
    await form();
    expect([remembered(), asked.length]).toEqual([{ asks: true }, 0]);
    unmount();
    reload();
    await form();
    expect(asked).toHaveLength(0);
  });

  it("[QN-7] [EG-1] leaves other entries of the history alone: a reload of one resumes", async () => {
    localStorage.clear();
    const { user, unmount } = renderPortal("/");
    await user.click(await screen.findByRole("link", { name: /^Trouble/u }));
    localStorage.setItem("appToken", "stored");
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await form();
    act(() => window.history.go(-2));
    await waitFor(() => expect(window.history.state.idx).toBe(0));
    await form();
    expect(remembered()).toEqual({});
    act(() => window.history.go(2));
    await waitFor(() => expect(window.history.state.idx).toBe(2));
    expect(remembered()).toEqual({ asks: true });
    act(() => window.history.go(-2));
    await waitFor(() => expect(window.history.state.idx).toBe(0));
    unmount();
    const { leaveTo } = reload();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });

  it.each([
    ["of a form", null, /^Password$/u],
    ["in another language of a form", /Français/u, /^Mot de passe$/u],
    ["after a press on the logo of a form", /Waymark/u, /^Password$/u],
  ])(
    "[QN-7] [SI-6] asks after a reload %s that was submitted over a stored sign-in",
    async (_, link, field) => {
      localStorage.clear();
      const sent = answering("/api/auth/login", () => new Promise(() => undefined));
      const { user, unmount } = renderPortal("/");
      // As after Back to a page that the browser has kept.
      localStorage.setItem("appToken", "of another person");
      await user.type(screen.getByLabelText("Username or email"), "amelie");
      await user.type(screen.getByLabelText("Password"), "secret{Enter}");
      await waitFor(() => expect(sent).toHaveLength(1));
      if (link) await user.click(screen.getByRole("link", { name: link }));
      await screen.findByLabelText(field);
      expect(await afterReload(unmount)).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
    },
  );

  it.each([
    ["", null, /^Password$/u],
    [" in another language", /Français/u, /^Mot de passe$/u],
  ])(
    "[QN-7] [QX-4] asks after a reload%s where another tab has signed in while something was typed",
    async (_, link, field) => {
      localStorage.clear();
      const { user, unmount } = renderPortal("/");
      await user.type(screen.getByLabelText("Username or email"), "amelie");
      signInElsewhere();
      await screen.findByText("Someone has signed in on this device. Is it you?");
      if (link) await user.click(screen.getByRole("link", { name: link }));
      await screen.findByLabelText(field);
      expect(await afterReload(unmount)).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
    },
  );

  it("[QX-4] [EG-1] does not ask once more who has said to go to that workspace", async () => {
    localStorage.clear();
    const { user, leaveTo } = renderPortal("/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    signInElsewhere();
    const goOn = await screen.findByRole("button", { name: "Go to your workspace" });
    await waitFor(() => expect(remembered()).toEqual({ asks: true }));
    await user.click(goOn);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("/"));
    expect(remembered()).toEqual({});
  });

  it("[QX-4] [EG-1] asks nothing after a reload where nothing was typed", async () => {
    localStorage.clear();
    renderPortal("/");
    signInElsewhere();
    await act(async () => undefined);
    expect(remembered()).toEqual({});
  });

  it("[QN-7] [SI-6] asks no more once a person has signed in", async () => {
    answering("/api/auth/login", { data: { url: home, jwtToken: "new" } });
    const { user, leaveTo, unmount } = await comeToQuestion();
    await user.type(await form(), "secret");
    await user.type(screen.getByLabelText("Username or email"), "amelie{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(remembered()).toEqual({});
    unmount();
    reload();
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it("[QN-7] [SI-6] asks no more in another language either, where the token is the one that was stored before", async () => {
    localStorage.clear();
    answering("/api/auth/login", { data: { url: home, jwtToken: "stored" } });
    const { user, leaveTo, unmount } = renderPortal("/");
    // As after Back to a page that the browser has kept.
    localStorage.setItem("appToken", "stored");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await user.click(screen.getByRole("link", { name: /Français/u }));
    await screen.findByLabelText("Mot de passe");
    expect(remembered()).toEqual({});
    unmount();
    reload();
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it("[QN-7] [SH-8] asks no more once the stored sign-in has ended", async () => {
    const { unmount } = await comeToQuestion();
    localStorage.clear();
    unmount();
    reload();
    await form();
    expect([notice(), remembered()]).toEqual([undefined, {}]);
  });

  it("[EG-1] is remembered only where a sign-in is stored", async () => {
    localStorage.clear();
    await comeToQuestion();
    expect(remembered()).toEqual({});
  });
});
