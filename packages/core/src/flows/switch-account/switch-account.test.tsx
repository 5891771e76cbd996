import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

const path = "/api/auth/switchaccount";
const all = [1, 2, 3, 4, 5].map((userType) => ({
  userType,
  url: `https://product.example/${userType}`,
}));
const cards = () =>
  [...document.querySelectorAll("[data-workspace]")].map((card) =>
    card.getAttribute("data-workspace"),
  );
const source = () => document.querySelector("[data-source]")?.getAttribute("data-workspace");

async function choose(data: unknown, query = "?k=1", environment = {}) {
  answering(path, { data } as never);
  const view = renderPortal(`/switchaccount${query}`, { environment });
  await screen.findAllByRole("button", { name: /^Select / });
  return view;
}

afterEach(() => vi.useRealTimers());

describe("switch account", () => {
  it("[API-16] [SW-1] asks with k encoded and shows its title", async () => {
    const asked = answering(path, { data: all });
    renderPortal("/switchaccount?k=a%2Bb%26c");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Select workspace" }),
    ).toBeVisible();
    await screen.findByRole("button", { name: "Select Educator" });
    expect(asked[0]?.url.search).toBe("?k=a%2Bb%26c");
    expect(asked[0]?.method).toBe("GET");
  });

  it("[RT-10] a raw + in k reaches the server as it was typed", async () => {
    const asked = answering(path, refusal(401));
    renderPortal("/switchaccount?k=a+b%20c");
    await screen.findByRole("alert");
    expect(asked[0]?.url.search).toBe("?k=a%2Bb%20c");
  });

  it("[SW-2] shows a card for each workspace, in order, and goes to the chosen one", async () => {
    const { user, leaveTo } = await choose(all);
    expect(cards()).toEqual(["4", "3", "5", "2", "1"]);
    const family = document.querySelector<HTMLElement>("[data-workspace='2']");
    expect(family).toHaveTextContent("Explore your children’s work");
    await user.click(within(family as HTMLElement).getByRole("button", { name: "Select Family" }));
    expect(leaveTo).toHaveBeenCalledWith("https://product.example/2");
  });

  it("[SW-2] [QV-7] [QX-3] the chosen button is busy, and says so, until the page comes back", async () => {
    const { user } = await choose(all);
    const family = () => screen.getByRole("button", { name: "Select Family" });
    const said = () => within(screen.getByRole("main")).getAllByRole("status").at(-1);
    await user.click(family());
    expect(family()).toHaveAttribute("aria-busy", "true");
    expect(said()).toHaveTextContent("One moment, please…");
    expect(screen.getByRole("button", { name: "Select Student" })).not.toHaveAttribute(
      "aria-busy",
      "true",
    );
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(family()).toHaveAttribute("aria-busy", "false"));
    expect(said()).toBeEmptyDOMElement();
  });

  it.each([
    ["one", [all[0]], ["1"]],
    [
      "unknown types left out",
      [
        ...all,
        { userType: 9, url: "https://x.example" },
        { userType: null, url: "https://x.example" },
      ],
      ["4", "3", "5", "2", "1"],
    ],
    [
      "twenty entries",
      Array.from({ length: 20 }, (_, index) => all[index % 2]),
      [...Array.from({ length: 10 }, () => "2"), ...Array.from({ length: 10 }, () => "1")],
    ],
    ["names for values", [{ userType: "Educator", url: "https://p.example" }], ["4"]],
    ["an entry without a url", [{ userType: 1 }, all[1]], ["2"]],
  ])("[SW-2] %s", async (_, data, shown) => {
    await choose(data);
    expect(cards()).toEqual(shown);
  });

  it("[SW-2] numbers the cards of one type, and each leads to its own url", async () => {
    const at = (userType: number, place: string) => ({
      userType,
      url: `https://product.example/${place}`,
    });
    const { user, leaveTo } = await choose([at(1, "first"), at(4, "class"), at(1, "second")]);
    const named = (name: RegExp) => screen.getAllByRole("button", { name });
    expect(named(/^Select /u).map((button) => button.id)).toEqual([
      ...new Set(named(/^Select /u).map((button) => button.id)),
    ]);
    expect(named(/^Select (?:Educator|Student 1|Student 2)$/u)).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Select Student 2" }));
    expect(leaveTo).toHaveBeenCalledWith("https://product.example/second");
  });

  it.each([
    ["?k=1&from=1", "https://product.example/second", ["Student 2"]],
    ["?k=1&from=1", "", []],
    ["?k=1", "https://product.example/first", ["Student 1"]],
  ])(
    "[SW-3] of two of one type, %s and the referrer %j mark the one that is known",
    async (query, referrer, marked) => {
      const two = ["first", "second"].map((place) => ({
        userType: 1,
        url: `https://product.example/${place}`,
      }));
      await choose(two, query, { referrer });
      const titles = [...document.querySelectorAll("[data-source] h2")];
      expect(titles.map((title) => title.textContent)).toEqual(marked);
    },
  );

  it("[QN-4] a load that failed has a code", async () => {
    answering("/api/auth/switchaccount", refusal(401));
    renderPortal("/switchaccount?k=1");
    const code = await screen.findByText(/^Code W-401-[\dA-F]{4}, /u);
    expect(screen.getByRole("alert")).not.toContainElement(code);
  });

  it("[SW-2] [QT-1] refuses a url that must not be followed", async () => {
    const { user, leaveTo } = await choose([{ userType: 1, url: "javascript:alert(1)" }]);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/Something went wrong/u);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[SW-2] [QN-4] a refused url keeps the time of its code when the language changes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 10, 0) });
    const { user } = await choose([{ userType: 1, url: "javascript:alert(1)" }]);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(await screen.findByText(/^Code .*10:00/u)).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 24, 10, 5));
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText(/^Code .*10\sh\s00/u)).toBeVisible();
  });

  it.each([
    ["from as id", "?k=1&from=2", "", "2"],
    ["from as name", "?k=1&from=inspireuser", "", "3"],
    ["from unknown", "?k=1&from=9", "https://product.example/2", undefined],
    ["the referrer's path", "?k=1", "https://product.example/2", "2"],
    ["an origin that many share", "?k=1", "https://product.example/", undefined],
    ["no referrer", "?k=1", "", undefined],
  ])("[SW-3] %s", async (_, query, referrer, expected) => {
    await choose(all, query, { referrer });
    expect(source()).toBe(expected);
    expect(screen.queryAllByText("You came from this workspace")).toHaveLength(expected ? 1 : 0);
  });

  it("[SW-3] an origin that one workspace has is enough", async () => {
    await choose([all[0], { userType: 4, url: "https://educators.example/home" }], "?k=1", {
      referrer: "https://educators.example/",
    });
    expect(source()).toBe("4");
  });

  it("[QX-4] says so when a person signs in in another tab, before a card leads to their workspace", async () => {
    localStorage.setItem("auth_token", "true");
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const asked = answering(path, { data: all }, () => answered);
    const { user } = renderPortal("/switchaccount?k=1");
    await screen.findAllByRole("button", { name: /^Select / });
    const otherTab = new BroadcastChannel("sign-in");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    otherTab.postMessage(null);
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Someone signed in or changed/u);
    expect(cards()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    // The workspaces of before would open the other person's.
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(cards()).toEqual([]);
    answer(HttpResponse.json({ data: all.slice(2, 4) }));
    await waitFor(() => expect(cards()).toEqual(["4", "3"]));
    localStorage.setItem("appToken", "of another person");
    window.dispatchEvent(new StorageEvent("storage"));
    await user.click(await screen.findByRole("link", { name: "Sign in again" }));
    expect(window.location.pathname).toBe("/");
    otherTab.close();
  });

  it("[QX-3] [QN-7] a page that comes back by Back asks again: the workspaces may be of a person before", async () => {
    const asked = answering(path, { data: all }, { data: all.slice(2, 4) });
    const { user } = renderPortal("/switchaccount?k=1");
    await user.click(await screen.findByRole("button", { name: "Select Student" }));
    const restored = Object.assign(new Event("pageshow"), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    await waitFor(() => expect(cards()).toEqual(["4", "3"]));
    expect(asked).toHaveLength(2);
  });

  it("[QN-3] [QX-3] a return by Back asks for nothing before a wait is over", async () => {
    const asked = answering(path, refusal(429, {}, { "Retry-After": "60" }));
    renderPortal("/switchaccount?k=1");
    expect(await screen.findByRole("timer")).toBeVisible();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await act(() => delay(100));
    expect(screen.getByRole("timer")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[QX-4] a card tells the other tabs, and not its own", async () => {
    const told = new Promise((resolve) => {
      const otherTab = new BroadcastChannel("sign-in");
      otherTab.addEventListener("message", () => resolve(otherTab.close()));
    });
    const { user } = await choose(all);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    await told;
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([401, 404])("[SW-4] HTTP %i shows GENERIC_ERROR", async (status) => {
    answering(path, refusal(status));
    renderPortal("/switchaccount?k=1");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Something went wrong/u);
    expect(window.location.pathname).toBe("/switchaccount");
  });

  it("[API-22] a read is tried once more after no answer", async () => {
    const asked = answering(path, noAnswer(), { data: all });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("button", { name: "Select Educator" }, { timeout: 4000 });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["no data", {}],
    ["null", { data: null }],
    ["an empty list", { data: [] }],
    ["an empty object", { data: {} }],
    ["an empty body", () => new HttpResponse("")],
    ["204", () => new HttpResponse(null, { status: 204 })],
    ["unknown types only", { data: [{ userType: 77, url: "https://x.example" }] }],
  ])("[SW-4] %s goes to / with the message, past the entry guard once", async (_, answer) => {
    localStorage.setItem("appToken", "stored");
    answering(path, answer);
    const entries = window.history.length;
    renderPortal("/switchaccount?k=1");
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    // Another entry would lead Back to the list, which leads here again.
    expect(window.history.length).toBe(entries);
    expect(await screen.findByText(/Something went wrong/u)).toHaveAttribute(
      "data-message",
      "GENERIC_ERROR",
    );
    expect(screen.getByLabelText("Password")).toBeVisible();
    expect(localStorage.getItem("appToken")).toBe("stored");
  });
});
