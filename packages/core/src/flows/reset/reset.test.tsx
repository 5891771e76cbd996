import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

const validate = "/api/auth/validateemailtoken";
const reset = "/api/auth/resetpassword";
const family = "/api/auth/familydataget";
const higherEd = "/api/higher-ed/register-new-user";
const account = {
  emailAddress: "nadia@home.example",
  userName: "nadia.o",
  institutionName: "Lakeview School",
};
const home = "https://product.example/home";

const password = () => screen.findByLabelText<HTMLInputElement>("New password");
const message = () => document.querySelector("[data-message]")?.getAttribute("data-message");

async function open(resetType: string, token = "tok") {
  const view = renderPortal(`/reset/${token}/${resetType}`);
  return { ...view, field: await password() };
}

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

  it.each([
    ["ForceResetPassword", { message: "Token has EXPIRED" }, "FORGOT_PASSWORD_LINK_EXPIRED"],
    ["ActivateParent", { message: "Token has expired" }, "FORGOT_PASSWORD_LINK_EXPIRED_PARENT"],
    ["ActivateAccount", { message: "already used" }, "FORGOT_PASSWORD_LINK_USED"],
    ["ActivateParent", { message: "Already Used" }, "FORGOT_PASSWORD_LINK_USED"],
    ["ActivateAccount", { message: "no such token" }, "GENERIC_ERROR"],
    ["ActivateAccount", {}, "GENERIC_ERROR"],
  ])(
    "[RS-8] [RS-1] %s with %j is a link that doesn't work, with a way to a new one",
    async (type, data, key) => {
      answering(validate, refusal(400, { data }));
      renderPortal(`/reset/tok/${type}`);
      expect(
        await screen.findByRole("heading", { level: 1, name: "This link doesn't work" }),
      ).toBeVisible();
      expect(message()).toBe(key);
      expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
        "href",
        "/forgot",
      );
      await waitFor(() => expect(document.title).toMatch(/^Error: /u));
    },
  );

  it.each([
    ["no answer", noAnswer()],
    ["429", refusal(429)],
    ["503", refusal(503)],
    ["an answer that cannot be read", () => HttpResponse.html("<p>Log in</p>")],
    ["an answer that says nothing", () => HttpResponse.json({ data: {} })],
  ])("[RS-8] %s can be tried again and is no invalid link", async (_, answer) => {
    answering(validate, answer, { data: account });
    const { user } = renderPortal("/reset/tok/ActivateAccount");
    expect(
      await screen.findByRole("heading", { name: "We couldn't check your link" }),
    ).toBeVisible();
    expect(message()).toBe("GENERIC_ERROR");
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

describe("the account", () => {
  it("[RS-2] shows the address", async () => {
    answering(validate, { data: account });
    await open("ForceResetPassword");
    expect(screen.getByText("nadia@home.example")).toBeVisible();
    expect(screen.queryByText("Lakeview School")).toBeNull();
  });

  it("[RS-2] [RS-6] an activation says who opened it, for which institution, and that set-up completes", async () => {
    answering(validate, {
      data: { ...account, activateName: "Nadia O’Neil", activatedBy: "Mr. Côté" },
    });
    await open("ActivateAccount");
    for (const words of [
      "Nadia O’Neil",
      "Mr. Côté",
      "Lakeview School",
      /complete the setup process/u,
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it.each(["ActivateParent", "HigherEdActivation"])(
    "[RS-6] %s completes the set-up, too",
    async (type) => {
      answering(validate, { data: account });
      answering(family, { students: [] });
      await open(type);
      expect(screen.getByText(/complete the setup process/u)).toBeVisible();
    },
  );

  it("[API-8] [RS-2] a parent sees the children", async () => {
    answering(validate, { data: account });
    const students = Array.from({ length: 12 }, (_, index) => ({
      firstName: `Child ${index}`,
      lastName: "O’Neil",
    }));
    students.push({ firstName: "ליאת", lastName: "כהן" });
    const asked = answering(family, { parent: { userName: "nadia.o" }, students });
    await open("ActivateParent");
    expect(asked[0]?.body).toEqual({ k: "tok", email: "nadia@home.example" });
    expect(screen.getAllByText(/^Child \d+ O’Neil$/u)).toHaveLength(12);
    expect(screen.getByText("ליאת כהן").tagName).toBe("BDI");
  });

  it.each([
    ["an empty list", { students: [] }],
    ["no list", { parent: null }],
    ["missing names", { students: [{ firstName: null }, { lastName: "Cohen" }] }],
    ["a failed call", refusal(500)],
  ])("[RS-2] %s of children leaves the form as it is", async (_, answer) => {
    answering(validate, { data: account });
    answering(family, answer);
    await open("ActivateParent");
    expect(await screen.findByLabelText("Confirm new password")).toBeVisible();
  });
});

describe("the form", () => {
  it("[RS-3] asks parents only to confirm, each field with its own toggle", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    const first = await open("ActivateAccount");
    expect(screen.queryByLabelText("Confirm new password")).toBeNull();
    first.unmount();
    await open("ActivateParent");
    expect(screen.getByRole("button", { name: "Show New password" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Show Confirm new password" })).toBeVisible();
  });

  it("[QF-2] [QF-3] tells password managers which account it is for", async () => {
    answering(validate, { data: account });
    const { field } = await open("ForceResetPassword");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    expect(field).not.toHaveAttribute("maxlength");
    const hint = field.form?.querySelector<HTMLInputElement>("[autocomplete=username]");
    expect(hint?.value).toBe("nadia.o");
    expect(hint?.name).toBe("");
  });

  it("[RS-4] [QF-10] the rule is there first and ticks off; the button waits for it", async () => {
    answering(validate, { data: account });
    const { user, field } = await open("ForceResetPassword");
    const button = screen.getByRole("button", { name: "Save password" });
    await waitFor(() => expect(button).toBeDisabled());
    expect(screen.getByText(/Use at least 8 characters\. /u)).toBeVisible();
    await user.type(field, "🌲🌲🌲🌲🌲🌲🌲");
    await user.tab();
    expect(await screen.findByText("Use at least 8 characters")).toHaveAttribute(
      "data-message",
      "MIN_CHARACTER_WARNING_8",
    );
    expect(button).toBeDisabled();
    await user.type(field, "é");
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getByText("At least 8 characters: done")).toBeVisible();
  });

  it("[RS-5] the two passwords are compared whichever changes", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    const { user, field } = await open("ActivateParent");
    const confirm = screen.getByLabelText("Confirm new password");
    await user.type(field, "mountain river");
    await user.type(confirm, "mountain");
    await user.tab();
    expect(await screen.findByText("The two passwords are not the same")).toHaveAttribute(
      "data-message",
      "validateEqual",
    );
    await user.clear(field);
    await user.type(field, "mountain");
    await waitFor(() => expect(document.querySelector("[data-message=validateEqual]")).toBeNull());
    await user.type(field, "s");
    await waitFor(() => expect(document.querySelector("#confirmPassword-error")).toBeVisible());
  });

  it("[API-10] [RS-7] sends what the specification says and leaves for the url", async () => {
    answering(validate, { data: account });
    const asked = answering(reset, { url: home });
    const { user, leaveTo, field } = await open("ForceResetPassword");
    await user.click(field);
    await user.paste("  lång lösenord ");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(asked[0]?.body).toEqual({
      UserName: "nadia.o",
      Password: "  lång lösenord ",
      resetPasswordType: "ForceResetPassword",
      token: "tok",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
    });
  });

  it("[API-10] UserName is the email address where there is no username", async () => {
    answering(validate, { data: { emailAddress: "nadia@home.example" } });
    const asked = answering(reset, { url: home });
    const { user, field } = await open("ForceResetPassword");
    await user.type(field, "mountain river{Enter}");
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ UserName: "nadia@home.example" }));
  });

  it.each([
    ["ActivateAccount", "https://p.example/a?b=1", "https://p.example/a?b=1&activate=true"],
    ["ActivateParent", "https://p.example/a", "https://p.example/a?activate=true"],
    ["ForceResetPassword", "https://p.example/a", "https://p.example/a"],
    ["SomethingElse", "https://p.example/a", "https://p.example/a"],
  ])("[RS-7] [RS-10] %s leaves %s for %s", async (type, url, target) => {
    const checked = answering(validate, { data: account });
    answering(family, { students: [] });
    const asked = answering(reset, { url });
    const { user, leaveTo, field } = await open(type);
    await user.type(field, "mountain river");
    const confirm = screen.queryByLabelText("Confirm new password");
    if (confirm) await user.type(confirm, "mountain river");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(target));
    expect(checked[0]?.body).toMatchObject({ resetPasswordType: type });
    expect(asked[0]?.body).toMatchObject({ resetPasswordType: type });
  });

  it("[API-17] higher education registers by its own call and goes to its loginUrl", async () => {
    answering(validate, { data: account });
    const asked = answering(higherEd, { loginUrl: "https://college.example/sign-in?x=1" });
    const { user, leaveTo, field } = await open("HigherEdActivation");
    await user.type(field, "mountain river{Enter}");
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith("https://college.example/sign-in?x=1&activate=true"),
    );
    expect(asked[0]?.body).toEqual({ emailToken: "tok", password: "mountain river" });
  });

  it.each([
    ["a refusal", refusal(400)],
    ["an outage", refusal(500)],
    ["no answer", noAnswer()],
    ["a url that must not be followed", () => HttpResponse.json({ url: "javascript:alert(1)" })],
  ])("[RS-9] %s shows GENERIC_ERROR and keeps the form", async (_, answer) => {
    answering(validate, { data: account });
    answering(reset, answer);
    const { user, leaveTo, field } = await open("ForceResetPassword");
    await user.type(field, "mountain river{Enter}");
    const summary = await screen.findByRole("alert");
    expect(within(summary).getByText(/Something went wrong/u)).toHaveAttribute(
      "data-message",
      "GENERIC_ERROR",
    );
    expect(field.value).toBe("mountain river");
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
