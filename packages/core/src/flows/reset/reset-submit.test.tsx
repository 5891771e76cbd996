import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../../testing/fill-in.ts";
import { hearingMessages } from "../../testing/hearing.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import {
  account,
  family,
  higherEd,
  home,
  messages,
  open,
  reset,
  validate,
} from "../../testing/reset-page.ts";

describe("a submit", () => {
  it("[API-10] [RS-7] [QF-4] sends what the specification says, the password byte for byte, and leaves for the url", async () => {
    answering(validate, { data: account });
    const asked = answering(reset, { url: home });
    const { user, leaveTo, field } = await open("ForceResetPassword");
    await user.click(field);
    await user.paste("  la\u030ang lösenord ");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(asked[0]?.body).toEqual({
      UserName: "nadia.o",
      Password: "  la\u030ang lösenord ",
      resetPasswordType: "ForceResetPassword",
      token: "tok",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
    });
  });

  it("[API-10] [QF-3] takes a username of blanks for none, and sends the address", async () => {
    answering(validate, { data: { ...account, userName: " \u200b" } });
    const asked = answering(reset, { url: home });
    const { user, field } = await open("ForceResetPassword");
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ UserName: account.emailAddress }));
  });

  it.each([
    ["ForceResetPassword", reset, { url: home }, ["signedIn"]],
    // These urls lead to a sign-in.
    ["HigherEdActivation", higherEd, { loginUrl: home }, []],
    ["ActivateAccount", reset, { url: "/" }, []],
  ] as const)(
    "[QX-4] [QN-7] %s tells the other tabs where its url signs in",
    async (type, path, answer, told) => {
      const heard = hearingMessages();
      answering(validate, { data: account });
      answering(path, answer);
      const { user, leaveTo, field } = await open(type);
      await submitWith(user, field, "mountain river");
      await waitFor(() => expect(leaveTo).toHaveBeenCalled());
      expect(await heard()).toEqual(told);
    },
  );

  it("[RS-7] [QN-7] leaves no sign-in that another tab has stored since the link was opened", async () => {
    answering(validate, { data: account });
    answering(reset, { url: home });
    const { user, leaveTo, field } = await open("ForceResetPassword");
    localStorage.setItem("appToken", "of another person");
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[API-4] [API-10] keeps its requestId over two submits, and has another after a remount", async () => {
    answering(validate, { data: account });
    const asked = answering(reset, refusal(400));
    const first = await open("ForceResetPassword");
    await submitWith(first.user, first.field, "mountain river");
    await screen.findByRole("alert");
    await first.user.click(screen.getByRole("button", { name: "Save password" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    first.unmount();
    const second = await open("ForceResetPassword");
    await submitWith(second.user, second.field, "mountain river");
    await waitFor(() => expect(asked).toHaveLength(3));
    const ids = asked.map(({ body }) => Object(body).requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("[API-10] UserName is the email address where there is no username", async () => {
    answering(validate, { data: { emailAddress: "nadia@home.example" } });
    const asked = answering(reset, { url: home });
    const { user, field } = await open("ForceResetPassword");
    await submitWith(user, field, "mountain river");
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ UserName: "nadia@home.example" }));
  });

  it.each([
    ["ActivateAccount", "https://p.example/a?b=1", "https://p.example/a?b=1&activate=true"],
    ["ActivateParent", "https://p.example/a", "https://p.example/a?activate=true"],
    ["ActivateAccount", "/", `${window.location.origin}/?activate=true`],
    ["ForceResetPassword", "https://p.example/a", "https://p.example/a"],
    ["ForceResetPassword", "/switchaccount?k=1", `${window.location.origin}/switchaccount?k=1`],
    ["SomethingElse", "https://p.example/a", "https://p.example/a"],
  ])("[RS-7] [RS-10] %s leaves %s for %s", async (type, url, target) => {
    const checked = answering(validate, { data: account });
    answering(family, { students: [] });
    const asked = answering(reset, { url });
    const { user, leaveTo, field } = await open(type);
    await fillIn(user, field, "mountain river");
    const confirm = screen.queryByLabelText("Confirm new password");
    if (confirm) await fillIn(user, confirm, "mountain river");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(target));
    expect(checked[0]?.body).toMatchObject({ resetPasswordType: type });
    expect(asked[0]?.body).toMatchObject({ resetPasswordType: type });
  });

  it("[API-17] [QF-4] higher education registers by its own call, byte for byte, and goes to its loginUrl", async () => {
    answering(validate, { data: account });
    const asked = answering(higherEd, { loginUrl: "https://college.example/sign-in?x=1" });
    const { user, leaveTo, field } = await open("HigherEdActivation");
    await user.click(field);
    await user.paste("  la\u030ang lösenord 🌲 ");
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith("https://college.example/sign-in?x=1&activate=true"),
    );
    expect(asked[0]?.body).toEqual({ emailToken: "tok", password: "  la\u030ang lösenord 🌲 " });
  });

  it.each([
    ["ForceResetPassword", "javascript:alert(1)", "PASSWORD_CHANGED"],
    ["SomethingElse", "//evil.example", "PASSWORD_CHANGED"],
    ["ActivateAccount", "ftp://files.example", "ACCOUNT_ACTIVATED"],
    ["ActivateParent", "javascript:alert(1)", "ACCOUNT_ACTIVATED"],
    ["HigherEdActivation", "javascript:alert(1)", "ACCOUNT_ACTIVATED"],
    ["HigherEdActivation", "//evil.example", "ACCOUNT_ACTIVATED"],
  ])(
    "[RS-9] [QT-1] [QN-5] [QX-3] %s with %s is saved: it asks for no password any more, its link is forgotten, and its button leads to sign-in",
    async (type, url, said) => {
      answering(validate, { data: account });
      answering(family, { students: [] });
      const asked = [answering(reset, { url }), answering(higherEd, { loginUrl: url })];
      const { user, leaveTo } = await open(type);
      const fields = screen.getAllByLabelText<HTMLInputElement>(/^(?:New|Confirm new) password$/u);
      localStorage.setItem("appToken", "of another person");
      for (const field of fields) await fillIn(user, field, "mountain river");
      await user.keyboard("{Enter}");
      await screen.findByRole("alert");
      expect(messages()).toEqual(["PASSWORD_CHANGED", "GENERIC_ERROR"]);
      for (const field of fields) expect(field).not.toBeInTheDocument();
      expect(document.querySelector("[type=password]")).toBeNull();
      expect(JSON.stringify(window.history.state)).not.toContain("tok");
      expect(localStorage.getItem("appToken")).toBeNull();
      await user.click(screen.getByRole("button", { name: "Sign in" }));
      await waitFor(() => expect(document.querySelector(`[data-message=${said}]`)).toBeVisible());
      expect(window.location.pathname).toBe("/");
      expect(asked.flat()).toHaveLength(1);
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["ResetPassword", "/?signedout=1", "/"],
    ["ForceResetPassword", `${window.location.origin}/florida?a=1`, "/florida?a=1"],
    ["SomethingElse", "/sdmylife/?lang=fr#top", "/sdmylife/?lang=fr"],
  ])(
    "[RS-7] [QN-1] [QN-5] %s with the sign-in page %s leads to %s: the password is saved, and the name is filled in",
    async (type, url, address) => {
      answering(validate, { data: account });
      answering(reset, { url });
      const { user, leaveTo, field } = await open(type);
      await user.type(field, "mountain river{Enter}");
      expect(await screen.findByRole("textbox")).toHaveValue("nadia.o");
      expect(document.querySelector("[data-message=PASSWORD_CHANGED]")).toBeVisible();
      expect(window.location.pathname + window.location.search).toBe(address);
      const lang = url.includes("lang=fr") ? "fr-CA" : "en-CA";
      await waitFor(() => expect(document.documentElement.lang).toBe(lang));
      expect(JSON.stringify(window.history.state)).not.toContain("tok");
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );
});
