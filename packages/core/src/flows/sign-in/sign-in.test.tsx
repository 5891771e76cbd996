import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../../config/configuration-keys.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { message } from "../../testing/shown-messages.ts";
import {
  bodyOf,
  button,
  home,
  password,
  signedIn,
  signIn,
  username,
} from "../../testing/sign-in-page.ts";

describe("sign-in", () => {
  it("[SI-1] [QV-3] has its fields, its links and a tip with a name", async () => {
    const { user } = renderPortal("/");
    expect(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Keep me signed in" })).toBeChecked();
    expect(screen.getByRole("link", { name: "Trouble signing in?" })).toHaveAttribute(
      "href",
      "/forgot",
    );
    expect(screen.getByRole("link", { name: "Don’t have an account?" })).toHaveAttribute(
      "href",
      "/noaccount",
    );
    await user.click(screen.getByRole("button", { name: "About your username" }));
    const tip = screen.getByRole("note", { name: "About your username" });
    expect(tip).toHaveTextContent("Students usually have a username");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("[SI-1] [QV-7] the tip stays open until a tap elsewhere is a click: the page would move below the finger", async () => {
    const { user } = renderPortal("/");
    await user.click(screen.getByRole("button", { name: "About your username" }));
    const target = screen.getByRole("checkbox");
    await user.pointer({ keys: "[TouchA>]", target });
    expect(screen.getByRole("note")).toBeVisible();
    await user.pointer({ keys: "[/TouchA]", target });
    expect(screen.queryByRole("note")).toBeNull();
    expect(target).not.toBeChecked();
  });

  it("[SI-1] [QF-7] says beside the box where it belongs", () => {
    renderPortal("/");
    const box = screen.getByRole("checkbox", { name: "Keep me signed in" });
    expect(box).toHaveAccessibleDescription("Only on your own device");
  });

  it.each([
    ["unticked", [false]],
    ["absent", []],
  ] as const)(
    "[SI-1] [SI-6] on shared devices the box is %s, and nothing is kept",
    async (remember, ticked) => {
      const asked = answering("/api/auth/login", signedIn);
      const configuration = { ...defaultConfiguration, signIn: { remember } };
      const { user, leaveTo } = renderPortal("/", { environment: { configuration } });
      const boxes = screen.queryAllByRole<HTMLInputElement>("checkbox");
      expect(boxes.map(({ checked }) => checked)).toEqual(ticked);
      await signIn(user);
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      expect(bodyOf(asked[0])).toMatchObject({ remember: false });
      expect(localStorage.getItem("appToken")).toBeNull();
    },
  );

  it("[SI-1] [QT-6] has its box ticked where a product of the same origin stores a `remember` of its own", () => {
    localStorage.setItem("remember", "true");
    renderPortal("/");
    expect(screen.getByRole("checkbox")).toBeChecked();
  });

  it("[QF-1] [QF-2] is one native form that password managers understand", () => {
    renderPortal("/");
    const form = username().form;
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("novalidate");
    expect(form?.querySelectorAll("[type=submit]")).toHaveLength(1);
    expect(username()).toHaveAttribute("id", "username");
    expect(username()).toHaveAttribute("name", "username");
    expect(username()).toHaveAttribute("autocomplete", "username");
    expect(username()).toHaveAttribute("autocapitalize", "none");
    expect(username()).toHaveAttribute("spellcheck", "false");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
    expect(password()).toHaveAttribute("type", "password");
  });

  it("[API-3] [API-5] sends exactly the fields of the specification", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(bodyOf(asked[0])).toEqual({
      Username: "amelie",
      Password: "river stone 8",
      RequestId: expect.stringMatching(/^[\da-f-]{36}$/u),
      SelectedLanguage: 0,
      remember: true,
    });
    expect(asked[0]?.url.search).toBe("");
  });

  it("[API-3] [QT-2] hands the root's redirect parameter to the server and does not follow it", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const target = "/plan?a=1&b=é%20%";
    const { user, leaveTo } = renderPortal(`/?redirect=${encodeURIComponent(target)}`);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(asked[0]?.url.searchParams.get("redirect")).toBe(target);
    expect(leaveTo).toHaveBeenCalledTimes(1);
  });

  it("[RT-10] a redirect parameter arrives as typed, after a change of language too", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/?redirect=/plan?q=a+b%20c");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await user.click(await screen.findByRole("link", { name: "English" }));
    await screen.findByRole("link", { name: "Français" });
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.searchParams.get("redirect")).toBe("/plan?q=a+b c");
  });

  it("[API-3] [SI-2] the SD variant calls loginSD and leaves a redirect parameter out", async () => {
    const asked = answering("/api/auth/loginSD", signedIn);
    const { user } = renderPortal("/sdmylife?redirect=%2Fplan");
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.search).toBe("");
  });

  it.each([
    ["/sdmylife", "SD logo", "above", Node.DOCUMENT_POSITION_FOLLOWING],
    ["/florida", "Florida logo", "below", Node.DOCUMENT_POSITION_PRECEDING],
  ])("[SI-2] %s shows its %s %s the form", (route, name, _, position) => {
    renderPortal(route);
    const logo = screen.getByText(name);
    expect(logo).toBeVisible();
    expect(logo.compareDocumentPosition(username())).toBe(position);
  });

  it("[SI-2] the default variant shows no logo of another one", () => {
    renderPortal("/");
    expect(screen.queryByText(/^(?:SD|Florida) logo$/u)).toBeNull();
  });

  it.each([
    ["/", "/forgot"],
    ["/sdmylife", "/forgot/sdmylife"],
    ["/florida", "/forgot/florida"],
  ])("[SI-1] [SI-2] the trouble link of %s leads to %s", (route, forgot) => {
    renderPortal(route);
    const trouble = screen.getByRole("link", { name: "Trouble signing in?" });
    expect(trouble).toHaveAttribute("href", forgot);
  });

  it.each([
    ["a redirect of 4,000 characters", `/?redirect=${"x".repeat(4000)}`],
    ["unicode", "/?redirect=%F0%9F%8C%B2%20é"],
    ["%-sequences that do not decode", "/?redirect=%E0%A4%A&lang=%E0"],
  ])("works with %s in the url", async (_, path) => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal(path);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });

  it("[API-4] keeps its RequestId over two submits, and has another after a remount", async () => {
    const asked = answering("/api/auth/login", refusal(401));
    const first = renderPortal("/");
    await signIn(first.user);
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    await first.user.click(button());
    await waitFor(() => expect(asked).toHaveLength(2));
    first.unmount();
    const second = renderPortal("/");
    await signIn(second.user);
    await waitFor(() => expect(asked).toHaveLength(3));
    const ids = asked.map((call) => bodyOf(call)["RequestId"]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("[API-5] SelectedLanguage is 1 in French and in UK English", async () => {
    const asked = answering("/api/auth/login", refusal(401));
    const french = renderPortal("/?lang=fr");
    await french.user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "amelie");
    await french.user.type(screen.getByLabelText("Mot de passe"), "rivière 8{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    french.unmount();
    const british = renderPortal("/", { environment: { country: "uk" } });
    await signIn(british.user);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map((call) => bodyOf(call)["SelectedLanguage"])).toEqual([1, 1]);
  });

  it("[QF-4] [QF-5] trims the username and sends the password byte for byte", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    const secret = "  pass wörd 🌲\u200b ";
    await user.type(username(), "\u200b amelie@school.example\u00a0");
    await user.click(password());
    await user.paste(secret);
    await user.click(button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(bodyOf(asked[0])).toMatchObject({ Username: "amelie@school.example", Password: secret });
    expect(username().value).toBe("\u200b amelie@school.example\u00a0");
  });

  it("[QF-5] an accent and its letter are sent as one character, as registration sends them", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user } = renderPortal("/");
    await user.click(username());
    await user.paste("jose\u0301@school.example");
    await user.type(password(), "jose\u0301{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    const sent = { Username: "jos\u00e9@school.example", Password: "jose\u0301" };
    expect(bodyOf(asked[0])).toMatchObject(sent);
  });
});
