import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { account, family, messages, open, password, validate } from "../../testing/reset-page.ts";
import { server } from "../../testing/server.ts";

describe("the link", () => {
  it("[RS-1] [API-7] is validated on load, once, with the forgot page's address", async () => {
    const asked = answering(validate, { data: account });
    renderPortal("/reset/tok/ForceResetPassword");
    expect(screen.queryByLabelText("New password")).toBeNull();
    await password();
    expect(asked.map(({ body }) => body)).toEqual([
      {
        Token: "tok",
        ForgotPasswordUrl: `${location.origin}/forgot`,
        resetPasswordType: "ForceResetPassword",
      },
    ]);
  });

  it.each([
    ["ForceResetPassword", "checking the link"],
    ["ActivateAccount", "complete the setup process"],
  ])("[RS-1] a link of %s that is being validated shows a loading state", async (type, words) => {
    answering(validate, () => new Promise(() => undefined));
    renderPortal(`/reset/tok/${type}`);
    expect(await screen.findByText(new RegExp(words, "u"))).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.querySelector(".wm-spinner")).not.toBeNull();
    expect(document.querySelector("input")).toBeNull();
  });

  it.each([validate, family])(
    "[RS-1] [API-22] %s is aborted when its screen goes away",
    async (path) => {
      let signal: AbortSignal | undefined;
      answering(validate, { data: account });
      server.use(
        http.post(path, ({ request }) => {
          ({ signal } = request);
          return new Promise<Response>(() => undefined);
        }),
      );
      const { unmount } = renderPortal("/reset/tok/ActivateParent");
      await waitFor(() => expect(signal).toBeDefined());
      expect(signal?.aborted).toBe(false);
      unmount();
      await waitFor(() => expect(signal?.aborted).toBe(true));
    },
  );

  it("[API-7] names the forgot page below the path that the portal is served below", async () => {
    const asked = answering(validate, { data: account });
    renderPortal("/portal/reset/tok/ForceResetPassword?lang=en", {
      environment: { basePath: "/portal" },
    });
    await password();
    const { ForgotPasswordUrl } = Object(asked[0]?.body);
    expect(ForgotPasswordUrl).toBe(`${location.origin}/portal/forgot`);
  });

  it.each([
    ["plus, equals and slash", "a%2Bb%3D%3D%2Fc", "a+b==/c"],
    ["a literal plus", "a+b=", "a+b="],
    ["an encoded percent sign", "100%252F%25", "100%2F%"],
    ["unicode", "%C3%A9%F0%9F%8C%B2", "é🌲"],
    ["4,000 characters", "x".repeat(4000), "x".repeat(4000)],
  ])("[RT-10] carries a token with %s unchanged", async (_, encoded, token) => {
    const asked = answering(validate, { data: account });
    await open("ForceResetPassword", encoded);
    expect(asked[0]?.body).toMatchObject({ Token: token });
  });

  it("[RS-2] has no box for facts where the server names none that a reset shows", async () => {
    answering(validate, { data: { institutionName: "Riverside" } });
    await open("ForceResetPassword");
    expect(document.querySelector(".wm-facts")).toBeNull();
  });

  it("[RS-1] [RS-3] [RS-10] opens where the text around it was taken for a part of it", async () => {
    const asked = answering(validate, { data: account });
    answering(family, { students: [] });
    await open("activateparent.%20");
    expect(screen.getByLabelText("Confirm new password")).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ Token: "tok", resetPasswordType: "ActivateParent" });
  });

  it.each([
    ["ForceResetPassword", { message: "Token has EXPIRED" }, ["FORGOT_PASSWORD_LINK_EXPIRED"]],
    ["ActivateParent", { message: "Token has expired" }, ["FORGOT_PASSWORD_LINK_EXPIRED_PARENT"]],
    ["ForceResetPassword", { errorMessage: "Token expired" }, ["FORGOT_PASSWORD_LINK_EXPIRED"]],
    [
      "ActivateParent",
      { messages: [{ translationKey: "FORGOT_PASSWORD_LINK_USED" }] },
      ["FORGOT_PASSWORD_LINK_USED"],
    ],
    [
      "ActivateAccount",
      { message: "expired" },
      ["FORGOT_PASSWORD_LINK_EXPIRED", "INVITATION_EXPIRED"],
    ],
    [
      "HigherEdActivation",
      { message: "expired" },
      ["FORGOT_PASSWORD_LINK_EXPIRED", "INVITATION_EXPIRED"],
    ],
    ["ActivateAccount", { message: "already used" }, ["FORGOT_PASSWORD_LINK_USED"]],
    ["ActivateParent", { message: "Already Used" }, ["FORGOT_PASSWORD_LINK_USED"]],
    [
      "ActivateAccount",
      { message: "used", messages: [{ translationKey: "ACCOUNT_LOCKED" }] },
      ["ACCOUNT_LOCKED", "FORGOT_PASSWORD_LINK_USED"],
    ],
    ["ActivateAccount", { message: "no such token" }, ["LINK_INCOMPLETE", "GENERIC_ERROR"]],
    ["ActivateAccount", {}, ["LINK_INCOMPLETE", "GENERIC_ERROR"]],
  ])(
    "[RS-8] [RS-1] %s with %j is a link that doesn't work, with a way to a new one",
    async (type, data, keys) => {
      answering(validate, refusal(400, { data }));
      renderPortal(`/reset/tok/${type}`);
      expect(
        await screen.findByRole("heading", { level: 1, name: "This link doesn’t work" }),
      ).toBeVisible();
      expect(messages()).toEqual(keys);
      expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
        "href",
        "/forgot",
      );
      await waitFor(() => expect(document.title).toMatch(/^Error: /u));
    },
  );

  it("[RS-8] [QN-2] a link that a 200 calls expired leads to a new one", async () => {
    answering(validate, { data: { message: "Token has expired" } });
    renderPortal("/reset/tok/ForceResetPassword");
    expect(await screen.findByRole("link", { name: "Get a new link" })).toBeVisible();
    expect(messages()).toEqual(["FORGOT_PASSWORD_LINK_EXPIRED"]);
  });

  it.each(["ActivateAccount", "ActivateParent", "ForceResetPassword"])(
    "[RS-8] a used link of %s offers signing in first, a new link second",
    async (type) => {
      answering(validate, refusal(400, { data: { message: "already used" } }));
      renderPortal(`/reset/tok/${type}`);
      const main = await screen.findByRole("link", { name: "Sign in" });
      expect(main).toHaveAttribute("href", "/");
      expect(main).not.toHaveClass("wm-button--quiet");
      expect(screen.getByRole("link", { name: "Get a new link" })).toHaveClass("wm-button--quiet");
      expect(screen.queryByRole("link", { name: "Back to sign-in" })).toBeNull();
    },
  );

  it.each([
    ["ActivateAccount", "Get a new link", /address that your invitation was sent to/u],
    ["ActivateParent", "Get a new link", /address that your invitation was sent to/u],
    ["ForceResetPassword", "Forgot your password?", /address of your account/u],
  ])("[RS-8] an expired link of %s leads to a page that says %j", async (type, title, body) => {
    answering(validate, refusal(400, { data: { message: "expired" } }));
    const { user } = renderPortal(`/reset/tok/${type}`);
    await user.click(await screen.findByRole("link", { name: "Get a new link" }));
    expect(await screen.findByRole("heading", { level: 1, name: title })).toHaveFocus();
    expect(screen.getByText(body)).toBeVisible();
    expect(location.pathname + location.search).toBe("/forgot");
  });

  it.each([
    ["no answer", noAnswer()],
    ["429 with a long wait", refusal(429, {}, { "Retry-After": "86400" })],
    ["503", refusal(503)],
    ["an answer that cannot be read", () => HttpResponse.html("<p>Log in</p>")],
    ["an answer that says nothing", () => HttpResponse.json({ data: {} })],
  ])("[RS-8] %s can be tried again and is no invalid link", async (_, answer) => {
    answering(validate, answer, { data: account });
    const { user } = renderPortal("/reset/tok/ActivateAccount");
    expect(
      await screen.findByRole("heading", { name: "We couldn’t check your link" }),
    ).toBeVisible();
    expect(messages()[1]).toBe("GENERIC_ERROR");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await password()).toBeVisible();
  });

  it("[RS-8] speaks the language of the link, also on the way to a new one", async () => {
    answering(validate, refusal(400, { data: { message: "expired" } }));
    renderPortal("/reset/tok/ActivateParent?lang=fr");
    const link = await screen.findByRole("link", { name: "Obtenir un nouveau lien" });
    expect(link).toHaveAttribute("href", "/forgot?lang=fr");
  });
});
