import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../../../config/configuration-keys.ts";
import { FILE_TIMEOUT_MS } from "../../../config/constants.ts";
import { answering, refusal } from "../../../testing/recorded-calls.ts";
import { renderPortal } from "../../../testing/render-portal.tsx";
import { home, signedIn, signIn } from "../../../testing/sign-in-page.ts";

const river = { id: "river", name: "River Schools", place: "Truro", url: "/sso/river" };
const coast = { id: "coast", name: "Coast Schools", url: "/sso/coast" };
const another = { name: "Another school or district" };

function open(stored: string, path = "/") {
  localStorage.setItem("wayIn", stored);
  const configuration = { ...defaultConfiguration, waysIn: "/ways.json" };
  return renderPortal(path, { environment: { configuration } });
}

describe("the way of a list that was used last", () => {
  it("[QN-2] is on the first screen by name, with another one beside it, and leads on", async () => {
    const asked = answering("/ways.json", [coast, { ...river, url: "/sso/new" }]);
    const { user, leaveTo } = open("river\nRiver Schools\nTruro");
    const last = await screen.findByRole("button", { name: /^River Schools\s?Truro/u });
    expect(last).toHaveAccessibleDescription("Used last time");
    expect(last).not.toHaveAccessibleName(/Used last time/u);
    expect(within(last).getByText("River Schools").parentElement).toHaveAttribute(
      "translate",
      "no",
    );
    expect(screen.getByRole("button", another)).toBeVisible();
    expect(asked).toHaveLength(0);
    await user.click(last);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/new`));
  });

  it("[QN-2] [QV-5] leads to the sign-in page of the language, where another language has one of the same id", async () => {
    const french = { ...river, url: "/sso/fr", languages: ["fr-CA"] };
    answering("/ways.json", [french, { ...river, languages: ["en-CA"] }]);
    const { user, leaveTo } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", { name: /^River/u }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/river`);
  });

  it("[QN-2] another one is in the list", async () => {
    answering("/ways.json", [coast, river]);
    const { user } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", another));
    expect(await screen.findByText("2 in the list")).toBeVisible();
  });

  it.each([
    ["is no longer in the list", [coast], "1 in the list"],
    // The file may have such a url: it is the check of redirects that refuses it.
    [
      "must not be followed any more",
      [{ ...river, url: "/.//evil.example" }, coast],
      "1 in the list",
    ],
  ])("[QT-1] one that %s opens the list", async (_, list, found) => {
    answering("/ways.json", list);
    const { user, leaveTo } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", { name: /^River/u }));
    expect(await screen.findByText(found)).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QE-3] a list that does not load has words and a button", async () => {
    answering("/ways.json", refusal(503), refusal(503), [coast]);
    const { user } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", { name: /^River/u }));
    expect(await screen.findByText("Other ways to sign in could not be loaded.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 in the list")).toBeVisible();
  });

  it("[QN-2] [QX-1] one whose list is on its way says so, and asks for it once", async () => {
    const asked = answering("/ways.json", () => new Promise(() => undefined));
    const { user } = open("river\nRiver Schools\n");
    const last = await screen.findByRole("button", { name: /^River/u });
    await user.click(last);
    await user.click(last);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText("One moment, please…", { selector: "[role=status]" })).toBeVisible();
  });

  it("[QX-3] a list that arrives on another screen does not leave it", async () => {
    let arrive: (response: Response) => void = () => undefined;
    const asked = answering("/ways.json", () => new Promise((resolve) => (arrive = resolve)));
    const { user, leaveTo } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", { name: /^River/u }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    await screen.findByLabelText("Email");
    arrive(HttpResponse.json([river]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage.getItem("wayIn")).toBe("river\nRiver Schools\n");
  });

  it("[QN-7] a list that arrives after a sign-in was begun since does not take its place", async () => {
    let arrive: (response: Response) => void = () => undefined;
    const asked = answering("/ways.json", () => new Promise((resolve) => (arrive = resolve)));
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = open("river\nRiver Schools\n");
    const last = await screen.findByRole("button", { name: /^River/u });
    await user.click(last);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    await waitFor(() => expect(asked).toHaveLength(1));
    arrive(HttpResponse.json([river]));
    await waitFor(() => expect(last).toHaveAttribute("aria-busy", "false"));
    expect(leaveTo).toHaveBeenCalledOnce();
    expect(localStorage.getItem("auth_token")).toBe("true");
  });

  it("[QE-3] a list that does not come in time has words and a button", async () => {
    answering("/ways.json", () => new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open("river\nRiver Schools\n");
    await user.click(await screen.findByRole("button", { name: /^River/u }));
    await act(() => vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS));
    // The list is opened, which asks once more.
    expect(screen.getByRole("button", another)).toHaveAttribute("aria-expanded", "true");
    await act(() => vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS));
    expect(screen.getByText("Other ways to sign in could not be loaded.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it.each(["river", "\n\n", "a b\nRiver\n", `river\n${"x".repeat(200)}`, "river\n\u202eevil\n"])(
    "[QT-6] an invalid value in the storage is no name: %j",
    async (stored) => {
      open(stored);
      expect(await screen.findByRole("button", { name: /^Find your school/u })).toBeVisible();
      expect(screen.queryByRole("button", another)).toBeNull();
    },
  );

  it("[QT-6] an unsound place is left out", async () => {
    open("river\nRiver Schools\n\u202e");
    expect(await screen.findByRole("button", { name: /^River Schools/u })).toBeVisible();
  });

  it("an address that asks for a way opens the list at once", async () => {
    answering("/ways.json", [coast, river]);
    open("river\nRiver Schools\n", "/?way=coast");
    expect(await screen.findByText("2 in the list")).toBeVisible();
    expect(screen.queryByRole("button", another)).toBeNull();
  });
});
