import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import type { WaysIn } from "../config/ways-in.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { home, password, username } from "../testing/sign-in-page.ts";
import { leavingForever } from "../testing/workspaces.ts";

const river = { id: "river", name: "River Schools", url: "https://sso.example/river" };

function open(path = "/", waysIn: WaysIn = []) {
  const { stop, leaveTo } = leavingForever();
  const configuration = { ...defaultConfiguration, waysIn };
  return { stop, ...renderPortal(path, { environment: { leaveTo, configuration } }) };
}

/** Signs in; the next page never comes. */
async function signInForever(waysIn?: WaysIn) {
  answering("/api/auth/login", { data: { url: home, jwtToken: "t" } });
  const view = open("/", waysIn);
  await view.user.type(username(), "maya");
  await view.user.type(password(), "maple{Enter}");
  await waitFor(() => expect(localStorage.getItem("appToken")).toBe("t"));
  return view;
}

const stay = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
const fieldErrors = () =>
  [...document.querySelectorAll(".wm-field__error")].map(({ textContent }) => textContent).join("");

/** Goes to another screen, as by Back. */
const goTo = (path: string) =>
  act(() => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  });

describe("a sign-in whose page is on its way", () => {
  it.each([
    ["another username is typed", () => fireEvent.input(username(), { target: { value: "x" } })],
    ["an app has opened instead", stay],
  ])("[QX-3] [QV-3] is no error of the emptied password once %s", async (_, happen) => {
    const { user } = await signInForever();
    await user.click(username());
    happen();
    await waitFor(() => expect(password()).toHaveValue(""));
    // The form reads its fields at such moments.
    await user.hover(password());
    expect(fieldErrors()).toBe("");
    expect(document.title).not.toMatch(/^Error/u);
  });

  it("[QX-3] [QX-4] is no error of the password that is emptied where another tab signs in during the call", async () => {
    answering("/api/auth/login", () => new Promise(() => undefined));
    const { user } = open();
    await user.type(username(), "maya");
    await user.type(password(), "maple{Enter}");
    await user.click(username());
    act(() => {
      const init = { key: "appToken", newValue: "of another person" };
      window.dispatchEvent(new StorageEvent("storage", init));
    });
    await waitFor(() => expect(password()).toHaveValue(""));
    await user.hover(password());
    expect(fieldErrors()).toBe("");
  });

  it("[QN-7] is forgotten with its password where the way that is pressed is gone", async () => {
    localStorage.setItem("wayIn", "river\nRiver Schools\n");
    answering("/ways.json", []);
    const { user } = await signInForever("/ways.json");
    await user.click(await screen.findByRole("button", { name: /^River Schools/u }));
    await waitFor(() => expect(password()).toHaveValue(""));
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it.each([
    ["Trouble signing in?", "/forgot"],
    ["Don’t have an account?", "/registration/k"],
  ])(
    "[QN-7] is stopped by what is typed into another form, which may be another person: %s, %s",
    async (link, path) => {
      const institutions = [{ institutionId: 11, name: "Lakeview" }];
      answering("/api/auth/getregistrationdata", { data: { institutions } });
      const { user, stop } = await signInForever();
      await user.click(screen.getByRole("link", { name: link }));
      if (path !== "/forgot") goTo(path);
      const email = await screen.findByRole("textbox", { name: "Email" });
      expect(stop).not.toHaveBeenCalled();
      await user.type(email, "n");
      expect(stop).toHaveBeenCalledOnce();
    },
  );

  it("[QN-7] stays where a way is opened in another tab", async () => {
    const { stop } = await signInForever([river]);
    const way = await screen.findByRole("link", { name: /River/u });
    fireEvent.click(way, { ctrlKey: true });
    expect([stop.mock.calls.length, localStorage.getItem("appToken")]).toEqual([0, "t"]);
  });

  it("[QN-7] [QX-4] stays where another tab only drops the token, as a mailed link does", async () => {
    const { stop } = await signInForever();
    localStorage.removeItem("appToken");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "appToken" })));
    expect(stop).not.toHaveBeenCalled();
  });
});

it("[QN-7] a letter in the search of schools stops no school's page", async () => {
  answering("/ways.json", [river]);
  const { user, stop } = open("/?way=river", "/ways.json");
  const field = await screen.findByRole("combobox");
  await user.type(field, "{Enter}");
  await user.type(field, "r");
  expect(stop).not.toHaveBeenCalled();
});
