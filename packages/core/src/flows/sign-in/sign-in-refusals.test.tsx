import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { message, messages } from "../../testing/shown-messages.ts";
import { bodyOf, password, signIn, username } from "../../testing/sign-in-page.ts";

describe("sign-in that is refused", () => {
  it("[SI-8] [QE-2] shows the server's message as text", async () => {
    const words = "Your account is locked. <b>Call us</b>";
    answering("/api/auth/login", { data: { errorMessage: words } });
    const { user } = renderPortal("/");
    await signIn(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("alert").querySelector("b")).toBeNull();
  });

  it.each([
    ["a url", { url: "/home", jwtToken: "t" }],
    ["a forced change", { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" }],
  ])(
    "[SI-8] [SI-6] [SI-7] shows the server's message, also where it comes with %s",
    async (_, rest) => {
      answering("/api/auth/login", { data: { errorMessage: "Call your school.", ...rest } });
      const { user, leaveTo } = renderPortal("/");
      await signIn(user);
      expect(await screen.findByText("Call your school.")).toBeVisible();
      expect(leaveTo).not.toHaveBeenCalled();
      expect(window.location.pathname).toBe("/");
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each([400, 401, 404, 409, 422])(
    "[SI-9] HTTP %i is a wrong username or password",
    async (status) => {
      answering("/api/auth/login", refusal(status));
      const { user } = renderPortal("/");
      await signIn(user);
      await waitFor(() => expect(messages()).toEqual(["USERNAME_OR_PASSWORD_NOT_FOUND"]));
    },
  );

  it.each([
    ["403", refusal(403), /Reload it/u],
    ["429 with a long wait", refusal(429, {}, { "Retry-After": "86400" }), /later/u],
    ["500", refusal(500), /service has a problem/u],
    ["503 with a long wait", refusal(503, {}, { "Retry-After": "86400" }), /later/u],
    [
      "HTML",
      () => HttpResponse.html("<p>Log in to the school network</p>"),
      /your network wants you to sign in/u,
    ],
    ["an answer without a url", () => HttpResponse.json({ data: {} }), /service has a problem/u],
  ])("[SI-9] [QE-3] %s says the true reason first and stronger", async (name, answer, reason) => {
    answering("/api/auth/login", answer);
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(messages()[0]).toMatch(/^TROUBLE_/u));
    expect(messages()[1]).toBe("USERNAME_OR_PASSWORD_NOT_FOUND");
    const summary = screen.getByRole("alert");
    expect(summary.querySelector("strong")).toHaveTextContent(reason);
    // After too many tries the password may well have been the reason.
    const lead = name.startsWith("429")
      ? "A possible reason"
      : "If this continues, another possible reason";
    const hint = document.querySelector(".wm-summary__detail");
    expect(summary).not.toContainElement(hint as HTMLElement);
    expect(hint).toHaveTextContent(`${lead}: Username or password`);
  });

  it("[SI-9] an outage says so in French as well, with what to check if it continues", async () => {
    answering("/api/auth/login", refusal(503));
    const { user } = renderPortal("/?lang=fr");
    await user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "amelie");
    await user.type(screen.getByLabelText("Mot de passe"), "river stone 8{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Il y a un problèmeLe service éprouve des difficultés/u,
    );
    expect(document.querySelector(".wm-summary__detail")).toHaveTextContent(
      /^Si cela persiste, une autre raison possible : Nom d’utilisateur/u,
    );
  });

  it("[QN-4] a failure has a code of call, outcome and RequestId, below the summary", async () => {
    const calls = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    const code = await screen.findByText(/^Code /u);
    const { RequestId } = bodyOf(calls[0]) as { RequestId: string };
    expect(code.textContent).toContain(`Code L-401-${RequestId.slice(0, 4).toUpperCase()}, `);
    expect(code).toHaveAttribute("translate", "no");
    expect(screen.getByRole("alert")).not.toContainElement(code);
  });

  it("[SI-9] [QE-3] no answer at all is a connection message, and all that was typed stays", async () => {
    answering("/api/auth/login", noAnswer());
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("CONNECTION_ERROR"));
    expect([username().value, password().value]).toEqual(["amelie", "river stone 8"]);
  });

  it("[SI-10] [QE-1] a failure clears nothing, takes the focus, and typing replaces the password", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 13]);
    await user.keyboard("new");
    expect(password().value).toBe("new");
    expect(username().value).toBe("amelie");
  });

  /** Signs in, and is refused after what a person does meanwhile. */
  async function refusedAfter(act: (user: UserEvent) => Promise<void>) {
    let refuse: (response: Response) => void = () => undefined;
    const asked = answering("/api/auth/login", () => new Promise((resolve) => (refuse = resolve)));
    const { user } = renderPortal("/");
    await signIn(user);
    await act(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    refuse(new HttpResponse(null, { status: 401 }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    return user;
  }

  it("[SI-10] a refusal keeps what is typed of the next password while its call is on its way", async () => {
    const user = await refusedAfter(async (typing) => {
      await typing.clear(password());
      await typing.type(password(), "maple-");
    });
    await user.keyboard("trail-24");
    expect(password().value).toBe("maple-trail-24");
  });

  it("[SI-10] the box that is ticked while the call is on its way leaves the password to be replaced", async () => {
    const user = await refusedAfter((ticking) => ticking.click(screen.getByRole("checkbox")));
    await user.keyboard("right");
    expect(password().value).toBe("right");
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "https://user@evil.example/",
    "null",
    ".",
    "?x=1",
    "#home",
    "/",
    "/#home",
    "%2F%2Fevil.example",
    "https:///evil.example",
    // Sign-in pages of the portal, which would ask for the password again.
    "/?welcome=1",
    "/florida",
    `${window.location.origin}/sdmylife/?lang=fr`,
  ])("[QT-1] refuses to follow %s", async (url) => {
    answering("/api/auth/login", { data: { url, jwtToken: "t" } });
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("GENERIC_ERROR"));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});
