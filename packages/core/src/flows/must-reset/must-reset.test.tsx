import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { submitWith } from "../../testing/fill-in.ts";
import {
  arrive,
  mustResetAnswer,
  mustResetPath,
  stepHasEnded,
} from "../../testing/must-reset-page.ts";
import { hearingMessages } from "../../testing/hearing.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";

describe("must-reset", () => {
  it("[MR-1] [QF-3] has one new-password field, the name that it is for, and a way back", async () => {
    const { field } = await arrive();
    expect(document.querySelectorAll("input[type=password]")).toHaveLength(1);
    expect(field.form?.querySelector<HTMLInputElement>("[autocomplete=username]")?.value).toBe(
      "tomas",
    );
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", "/");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Change password" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
  });

  it("[MR-1] [RS-4] asks for at least eight characters; the button waits for them", async () => {
    const asked = answering(mustResetPath, {});
    const { user, field } = await arrive();
    const button = screen.getByRole("button", { name: "Change password" });
    await submitWith(user, field, "🌲🌲🌲🌲🌲🌲🌲");
    const error = "#password-error [data-message=MIN_CHARACTER_WARNING_8]";
    await waitFor(() => expect(document.querySelector(error)).toBeVisible());
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(asked).toHaveLength(0);
    await user.type(field, "é");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  });

  it("[API-11] [QF-4] sends the pending values and the password byte for byte, and stores none of them", async () => {
    const asked = answering(mustResetPath, {});
    const { user, field } = await arrive();
    expect(localStorage).toHaveLength(0);
    await user.click(field);
    await user.paste("  la\u030ang lösenord 🌲 ");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      UserAccountId: 42,
      Password: "  la\u030ang lösenord 🌲 ",
      resetPasswordType: "ForceResetPassword",
      Token: "mustResetAnswer-token",
    });
  });

  it.each([{}, { jwtToken: null }, { jwtToken: "" }])(
    "[SI-7] [API-11] a sign-in response with %j for its token is pending with an empty one",
    async (token) => {
      const asked = answering(mustResetPath, {});
      const data = { isMustResetPassword: true, userAccountId: 42, ...token };
      const { user, field } = await arrive({ data });
      await submitWith(user, field, "mountain river");
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ UserAccountId: 42, Token: "" }));
    },
  );

  it.each([
    ["an empty answer", () => new HttpResponse(null, { status: 204 })],
    ["an answer without a url", () => HttpResponse.json({ data: { ok: true } })],
  ])(
    "[MR-2] %s goes to sign-in, which says so, and the pending change is deleted",
    async (_, answer) => {
      answering(mustResetPath, answer);
      const { user, field } = await arrive();
      await submitWith(user, field, "mountain river");
      expect(await screen.findByText(/Your new password is saved/u)).toBeVisible();
      expect(location.pathname).toBe("/");
      window.history.back();
      await stepHasEnded();
    },
  );

  it.each(["/sdmylife", "/florida"])(
    "[MR-1] [MR-2] leads back to %s from there",
    async (signIn) => {
      answering(mustResetPath, {});
      const { user, field } = await arrive(mustResetAnswer, signIn);
      expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", signIn);
      await submitWith(user, field, "mountain river");
      expect(await screen.findByText(/Your new password is saved/u)).toBeVisible();
      expect(location.pathname).toBe(signIn);
    },
  );

  it("[MR-2] [QN-7] leaves no sign-in that another tab has stored since", async () => {
    answering(mustResetPath, { url: "https://product.example/home" });
    const { user, field, leaveTo } = await arrive();
    localStorage.setItem("appToken", "of another person");
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[MR-2] [QX-4] [QN-7] a url is followed, and the other tabs are told", async () => {
    const told = new Promise((resolve) => {
      const otherTab = new BroadcastChannel("waymark.sign-in");
      otherTab.addEventListener("message", ({ data }) => resolve([data, otherTab.close()]));
    });
    answering(mustResetPath, { url: "https://product.example/home" });
    const { user, field, leaveTo } = await arrive();
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://product.example/home"));
    expect(await told).toEqual(["signedIn", undefined]);
  });

  it.each([
    ["a refusal", refusal(400)],
    ["no answer", noAnswer()],
    ["HTML", () => HttpResponse.html("<p>Log in to the network</p>")],
  ])("[MR-2] %s shows GENERIC_ERROR", async (_, answer) => {
    answering(mustResetPath, answer);
    const { user, field } = await arrive();
    await submitWith(user, field, "mountain river");
    await waitFor(() =>
      expect(document.querySelector("main form [data-message=GENERIC_ERROR]")).toBeVisible(),
    );
    expect(field.value).toBe("mountain river");
  });

  it.each([
    ["/", "javascript:alert(1)"],
    ["/sdmylife", "//evil.example"],
    ["/florida", "/mustreset"],
  ])(
    "[MR-2] [QT-1] [QX-3] a change from %s with %s is saved: it asks for no password any more, and its button leads to sign-in",
    async (signIn, url) => {
      const asked = answering(mustResetPath, { url });
      const { user, field, leaveTo } = await arrive(mustResetAnswer, signIn);
      localStorage.setItem("appToken", "of another person");
      await submitWith(user, field, "mountain river");
      const summary = await screen.findByRole("alert");
      for (const key of ["PASSWORD_CHANGED", "GENERIC_ERROR"])
        expect(summary.parentElement?.querySelector(`[data-message=${key}]`)).toBeVisible();
      expect(screen.queryByLabelText("New password")).toBeNull();
      expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
      expect(localStorage.getItem("appToken")).toBeNull();
      await user.click(screen.getByRole("button", { name: "Sign in" }));
      expect(await screen.findByLabelText("Username or email")).toBeVisible();
      expect(document.querySelector("[data-message=PASSWORD_CHANGED]")).toBeVisible();
      expect(location.pathname).toBe(signIn);
      expect(asked).toHaveLength(1);
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  it.each(["/", "/florida?a=1", `${location.origin}/?lang=fr`])(
    "[MR-2] [QN-1] a change with the sign-in page %s leads there: the password is saved, and the name is filled in",
    async (url) => {
      answering(mustResetPath, { url });
      const { user, field, leaveTo } = await arrive(mustResetAnswer, "/sdmylife?lang=en");
      await user.type(field, "mountain river{Enter}");
      expect(await screen.findByLabelText(/^(?:Username or|Nom d’utilisateur)/u)).toHaveValue(
        "tomas",
      );
      expect(document.querySelector("[data-message=PASSWORD_CHANGED]")).toBeVisible();
      const { pathname, searchParams } = new URL(url, location.origin);
      expect(location.pathname).toBe(pathname);
      for (const [name, value] of searchParams)
        expect(new URLSearchParams(location.search).get(name)).toBe(value);
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  it("[MR-2] [QX-4] a change that leads to sign-in opens no account, of which other tabs would be told", async () => {
    const heard = hearingMessages();
    answering(mustResetPath, { url: "/" });
    const { user, field } = await arrive();
    await submitWith(user, field, "mountain river");
    expect(await screen.findByText(/Your new password is saved/u)).toBeVisible();
    expect(await heard()).toEqual([]);
  });

  it("[MR-2] a change that the server refuses in its own words is still pending when the page comes back", async () => {
    answering(mustResetPath, { errorMessage: "Choose one you have not had before." });
    const { user, field } = await arrive();
    await submitWith(user, field, "mountain river");
    expect(await screen.findByText("Choose one you have not had before.")).toBeVisible();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await act(async () => undefined);
    expect(location.pathname).toBe("/mustreset");
    expect(field).toBeVisible();
  });

  it("[MR-2] an expired change starts its message with signing in again", async () => {
    answering(mustResetPath, refusal(401));
    const { user, field } = await arrive();
    await submitWith(user, field, "mountain river");
    const summary = await screen.findByRole("alert");
    expect(summary.querySelector("strong [data-message]")).toHaveAttribute(
      "data-message",
      "CHANGE_ENDED",
    );
  });
});
