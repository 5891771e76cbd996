import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pending } from "../../api/pending.ts";
import { forgetOwnAction, keepSignIn } from "../../session/stored-session.ts";
import { fillIn, submitWith } from "../../testing/fill-in.ts";
import { hearing } from "../../testing/hearing.ts";
import { linkingPath } from "../../testing/linking-page.ts";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { leavingForever } from "../../testing/workspaces.ts";

/** Links an account, as the district leads to it, and stays where the answer leads. */
async function link(environment = {}) {
  const view = renderPortal("/account/k%3D1", { environment });
  await view.user.click(await screen.findByRole("link", { name: "Sign in to link your account" }));
  await fillIn(view.user, await screen.findByLabelText("Username or email"), "d.okafor");
  await submitWith(view.user, screen.getByLabelText("Password"), "first bell");
  return view;
}

describe("an account that is linked while another person is there", () => {
  it("[QN-7] opens no account for a name that was typed over, and links the other one at once", async () => {
    let answer: (response: Response) => void = () => undefined;
    const first = () => new Promise<Response>((resolve) => (answer = resolve));
    const asked = answering(linkingPath, first, { url: "https://product.example/amelie" });
    const { user, leaveTo } = await link();
    await waitFor(() => expect(asked).toHaveLength(1));
    const name = screen.getByLabelText("Username or email");
    await user.clear(name);
    await submitWith(user, name, "amelie");
    answer(HttpResponse.json({ url: "https://product.example/okafor" }));
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([["https://product.example/amelie"]]));
    expect(asked.map(({ body }) => body)).toMatchObject([
      { Username: "d.okafor" },
      { Username: "amelie" },
    ]);
  });

  it("[QN-7] ignores a success for a name that was typed over before a press", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(linkingPath, () => new Promise((resolve) => (answer = resolve)));
    const { user, leaveTo } = await link();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.type(screen.getByLabelText("Username or email"), "2");
    answer(HttpResponse.json({ url: "https://product.example/okafor" }));
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(screen.getByRole("button", { name: "Link my account" })).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QN-7] [QX-3] after linking, Back leads to sign-in: no other account is linked to the same portfolio", async () => {
    answering(linkingPath, { url: "https://product.example/portfolio" });
    const { leaveTo } = await link();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    act(() => void window.dispatchEvent(new Event("pagehide")));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(document.querySelector("[data-message=LINK_CLOSED]")).toBeVisible());
    expect(screen.queryByRole("button", { name: "Link my account" })).toBeNull();
  });

  it.each([
    ["signs in", { key: "appToken", newValue: "of another person" }],
    ["signs in without a token", { key: "appToken", newValue: "" }],
    ["signs out", { key: "auth_token", newValue: null }],
  ])("[QN-7] [QX-4] after linking, no form is left once another tab %s", async (_, event) => {
    const { stop, leaveTo } = leavingForever();
    const leaves = vi.fn<typeof leaveTo>(leaveTo);
    answering(linkingPath, { url: "https://product.example/portfolio" });
    await link({ leaveTo: leaves });
    await waitFor(() => expect(leaves).toHaveBeenCalled());
    if (event.newValue) localStorage.setItem(event.key, event.newValue);
    else localStorage.removeItem(event.key);
    act(() => void window.dispatchEvent(new StorageEvent("storage", event)));
    expect(stop).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector("[data-message=LINK_CLOSED]")).toBeVisible());
    expect(screen.queryByRole("button", { name: "Link my account" })).toBeNull();
  });

  it("[QN-7] after linking, a name that is typed over the first one links no other account", async () => {
    const { stop, leaveTo } = leavingForever();
    const leaves = vi.fn<typeof leaveTo>(leaveTo);
    const asked = answering(linkingPath, { url: "https://product.example/portfolio" });
    const { user } = await link({ leaveTo: leaves });
    await waitFor(() => expect(leaves).toHaveBeenCalled());
    await user.type(screen.getByLabelText("Username or email"), "2");
    expect(stop).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector("[data-message=LINK_CLOSED]")).toBeVisible());
    expect(screen.queryByRole("button", { name: "Link my account" })).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("[QN-7] [QT-1] after linking, a url that is refused leaves no form for the next person, and sign-in comes first: the account is ready", async () => {
    localStorage.setItem("appToken", "of another person");
    const asked = answering(linkingPath, { url: "javascript:1" });
    const { user, leaveTo } = await link();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^There is a problemYour account is ready/u,
    );
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(screen.getByText("Your account is ready. Please sign in.")).toBeVisible();
    expect(window.location.pathname).toBe("/");
    expect({ ...localStorage }).toEqual({});
    expect(asked).toHaveLength(1);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[PL-5] [QN-1] after linking, the url of a sign-in page leads there: the account is ready, and the name is filled in", async () => {
    localStorage.setItem("appToken", "of another person");
    answering(linkingPath, { url: "/florida" });
    const { leaveTo } = await link();
    expect(await screen.findByText("Your account is ready. Please sign in.")).toBeVisible();
    expect(screen.getByLabelText("Username or email")).toHaveValue("d.okafor");
    expect(window.location.pathname).toBe("/florida");
    expect({ ...localStorage }).toEqual({});
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QN-7] [QX-4] tells the other tabs of a linking in which one of them has signed in: its session is the linked account's", async () => {
    const heard = hearing();
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(linkingPath, () => new Promise((resolve) => (answer = resolve)));
    const { leaveTo } = await link();
    await waitFor(() => expect(asked).toHaveLength(1));
    localStorage.setItem("appToken", "of another person");
    answer(HttpResponse.json({ url: "https://product.example/okafor" }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await waitFor(() => expect(heard).toContain(""));
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[PL-5] [QN-7] leaves no sign-in that another tab has stored before the submit", async () => {
    answering(linkingPath, { url: "https://product.example/okafor" });
    const { user, leaveTo } = renderPortal("/portfoliolinking/k");
    await fillIn(user, await screen.findByLabelText("Username or email"), "d.okafor");
    localStorage.setItem("appToken", "of another person");
    await submitWith(user, screen.getByLabelText("Password"), "first bell");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[PL-5] [QN-7] signs in on a page that has signed in before, too", async () => {
    keepSignIn("of an earlier person");
    onTestFinished(forgetOwnAction);
    localStorage.clear();
    answering(linkingPath, { url: "https://product.example/okafor" });
    const { leaveTo } = await link();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[QN-7] [SI-6] a late answer of a link that was left takes no sign-in that is stored since", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(linkingPath, () => new Promise((resolve) => (answer = resolve)));
    answering("/api/auth/login", { data: { url: "https://product.example/", jwtToken: "amelie" } });
    const { user, leaveTo } = await link();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: "Back to sign-in" }));
    await submitWith(user, await screen.findByLabelText("Password"), "river stone 8");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    answer(HttpResponse.json({ url: "https://product.example/okafor" }));
    await waitFor(() => expect(pending.get()).toEqual([]));
    await act(async () => undefined);
    expect(localStorage.getItem("appToken")).toBe("amelie");
  });
});
