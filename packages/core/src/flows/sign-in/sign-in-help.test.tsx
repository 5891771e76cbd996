import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../../config/configuration-keys.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { message } from "../../testing/shown-messages.ts";
import { button, signIn } from "../../testing/sign-in-page.ts";

const naming = (lockedAccountTexts: readonly string[]) => ({
  configuration: { ...defaultConfiguration, lockedAccountTexts },
});
const path = "/api/auth/login";
const help = () => document.querySelector(".wm-next-steps");
const reasons = () => screen.queryByText("Caps Lock may be on.");
const newPassword = { name: "Choose a new password by email" };

describe("help after a refused sign-in", () => {
  it("[QN-2] [QE-6] comes with the second refusal, below the button", async () => {
    answering(path, refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    expect(help()).toBeNull();
    await user.click(button());
    await waitFor(() => expect(reasons()).toBeVisible());
    expect(screen.getByRole("alert")).toHaveFocus();
    const link = screen.getByRole("link", newPassword);
    expect(screen.getByRole("alert")).not.toContainElement(link);
    expect(button().compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Nothing waits that a new password would be quicker than.
    expect(help()).not.toHaveTextContent(/quicker/u);
    await user.click(screen.getByText("No email address, or a locked account?"));
    expect(screen.getByText("Students:")).toBeVisible();
  });

  it("[QN-2] [QN-1] leads to the forgot page of the variant, with what was typed", async () => {
    answering("/api/auth/loginSD", refusal(401));
    const { user } = renderPortal("/sdmylife?lang=en");
    await signIn(user, "nadia@home.example");
    await waitFor(() => expect(message()).toBeDefined());
    await user.click(button());
    await user.click(await screen.findByRole("link", newPassword));
    expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("nadia@home.example");
    expect(window.location.pathname).toBe("/forgot/sdmylife");
  });

  it.each([
    ["Trouble signing in?", "elsewhere", "en"],
    ["Difficulté à vous connecter?", "elsewhere", "fr"],
    ["Trouble signing in?", "uk", "en"],
  ] as const)(
    "[QN-2] the tip of the username does not send people to the link %s (%s, %s), which the help hides",
    async (name, country, lang) => {
      renderPortal(`/?lang=${lang}`, { environment: { country } });
      expect(await screen.findByRole("link", { name })).toBeVisible();
      expect(document.querySelector(".wm-tip__content")).not.toHaveTextContent(name);
    },
  );

  it("[QN-2] comes at once with the server's own words, which may say that the account is locked", async () => {
    answering(path, { data: { errorMessage: "This account is locked." } });
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(help()).toHaveTextContent(/^No email.*locked account\?Ask:/u));
    expect(reasons()).toBeNull();
    expect(help()).not.toHaveTextContent(/quicker/u);
    expect(help()?.querySelector("details")).toHaveAttribute("open");
  });

  it.each([
    ["a key of the server", refusal(400, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] })],
    [
      "a key with the status of a stale page",
      refusal(403, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] }),
    ],
    [
      "words that the region names",
      { data: { errorMessage: "Sorry: your account is locked. (7)" } },
    ],
    ["such words in other letters", { data: { errorMessage: "Account is LOCKED." } }],
    ["such words with 401", refusal(401, { errorMessage: "Your account is locked." })],
    ["such words with 403", refusal(403, { data: { errorMessage: "Your account is locked." } })],
    ["such words with 423", refusal(423, { errorMessage: "Your account is locked." })],
  ])(
    "[QN-2] a lock that is known by %s leads to a person first, not to a new password",
    async (_, answer) => {
      answering(path, answer);
      const { user } = renderPortal("/", {
        environment: naming(["account is locked"]),
      });
      await signIn(user);
      const whom = await screen.findByText(/Your school or organization can unlock it/u);
      await waitFor(() => expect(help()).toHaveTextContent(/^Ask:Students:/u));
      expect(whom.compareDocumentPosition(help() as Element)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(screen.queryByRole("link", newPassword)).toBeNull();
      expect(within(help() as HTMLElement).getByRole("link", { name: "contact us" })).toBeVisible();
      expect(document.querySelector("main [data-code]")).toHaveTextContent(/^Code L-LOCK-/u);
    },
  );

  it("[QN-2] a lock is no trouble of the service: what may be behind it is the first possible reason", async () => {
    answering(path, refusal(400, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] }));
    const { user } = renderPortal("/");
    await signIn(user);
    expect(await screen.findByText(/^A possible reason:/u)).toBeVisible();
    expect(screen.queryByText(/^If this continues/u)).toBeNull();
  });

  it("[QN-2] words that the region does not name may be about anything", async () => {
    answering(path, { data: { errorMessage: "This account is closed." } });
    const { user } = renderPortal("/", { environment: naming(["is locked"]) });
    await signIn(user);
    expect(await screen.findByRole("link", newPassword)).toBeVisible();
    expect(screen.queryByText(/account is locked/u)).toBeNull();
  });

  it("[QN-2] offers a new password while sign-in is paused, without a promise, and keeps the fields near", async () => {
    answering(path, refusal(429, {}, { "Retry-After": "900" }));
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(help()).toHaveTextContent(/this may be quicker than waiting/u));
    expect(reasons()).toBeNull();
    expect(help()?.querySelector("details")).not.toHaveAttribute("open");
  });

  it.each([
    ["a short wait", refusal(429, {}, { "Retry-After": "20" }), "TROUBLE_TOO_MANY", 20_000],
    ["an outage", refusal(503), "TROUBLE_SERVICE", 0],
  ])("[QN-2] stays away after %s, also the second time", async (_, answer, key, wait) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answering(path, answer);
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe(key));
    // The wait ends with another try.
    if (wait > 0) await act(() => vi.advanceTimersByTimeAsync(wait));
    else await user.click(button());
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "false"));
    expect(message()).toBe(key);
    await vi.dynamicImportSettled();
    expect(help()).toBeNull();
  });
});
