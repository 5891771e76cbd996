import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  openWorkspaces,
  shownWorkspaces,
  switchAccountPath,
  workspaces,
} from "../../testing/workspaces.ts";

describe("switch account", () => {
  it("[API-16] [SW-1] asks with k encoded and shows its title", async () => {
    const asked = answering(switchAccountPath, { data: workspaces });
    renderPortal("/switchaccount?k=a%2Bb%26c");
    await screen.findByRole("button", { name: "Select Educator" });
    expect(screen.getByRole("heading", { level: 1, name: "Select workspace" })).toBeVisible();
    expect(asked[0]?.url.search).toBe("?k=a%2Bb%26c");
    expect(asked[0]?.method).toBe("GET");
  });

  it("[SW-1] shows its title, and a spinner, while the workspaces load", async () => {
    answering(switchAccountPath, () => new Promise(() => undefined));
    renderPortal("/switchaccount?k=1");
    expect(
      await screen.findByText("Choose a workspace. You can choose another one later."),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Select workspace" })).toBeVisible();
    expect(document.querySelector("main .wm-spinner")).toBeInTheDocument();
  });

  it("[RT-10] a raw + in k reaches the server as it was typed", async () => {
    const asked = answering(switchAccountPath, refusal(401));
    renderPortal("/switchaccount?k=a+b%20c");
    await screen.findByRole("alert");
    expect(asked[0]?.url.search).toBe("?k=a%2Bb%20c");
  });

  it("[SW-2] shows a card for each workspace, in order, and goes to the chosen one", async () => {
    const { user, leaveTo } = await openWorkspaces(workspaces);
    expect(shownWorkspaces()).toEqual(["4", "3", "5", "2", "1"]);
    const family = document.querySelector<HTMLElement>("[data-workspace='2']");
    expect(family).toHaveTextContent("Explore your children’s work");
    await user.click(within(family as HTMLElement).getByRole("button", { name: "Select Family" }));
    expect(leaveTo).toHaveBeenCalledWith("https://product.example/2");
  });

  it.each([
    ["4", "Educator", "Tracking and monitoring"],
    ["3", "WBL admin", "Manage companies and opportunities"],
    ["5", "Higher Education", "Plan your studies and applications"],
    ["2", "Family", "Explore your children’s work"],
    ["1", "Student", "Plan your education and career"],
  ])(
    "[SW-2] the card of the type %s is %s, with its own text and button",
    async (type, title, about) => {
      const { user, leaveTo } = await openWorkspaces(workspaces);
      const card = document.querySelector<HTMLElement>(`[data-workspace="${type}"]`) as HTMLElement;
      expect(within(card).getByRole("heading", { level: 2, name: title })).toBeVisible();
      expect(within(card).getByText(about)).toBeVisible();
      const select = within(card).getByRole("button", { name: `Select ${title}` });
      expect(select).toHaveAccessibleDescription(about);
      await user.click(select);
      expect(leaveTo).toHaveBeenCalledWith(`https://product.example/${type}`);
    },
  );

  it("[SW-2] [API-21] an entry that cannot be read hides none of the others", async () => {
    const odd = [null, { userType: 1, url: 5 }, { userType: {}, url: "/a" }];
    await openWorkspaces([...odd, ...workspaces]);
    expect(shownWorkspaces()).toEqual(["4", "3", "5", "2", "1"]);
  });

  it("[SW-2] [QV-7] [QX-3] the chosen button is busy, and says so, until the page comes back", async () => {
    const { user } = await openWorkspaces(workspaces);
    const asked = answering(switchAccountPath, { data: workspaces });
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
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => {
      expect(family()).toHaveAttribute("aria-busy", "false");
      expect(said()).toBeEmptyDOMElement();
    });
  });

  it("[SW-2] [QV-7] the chosen button stays busy in another language, and while another tab is looked at", async () => {
    const { user } = await openWorkspaces(workspaces);
    await user.click(screen.getByRole("button", { name: "Select Family" }));
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(document.querySelectorAll("[data-workspace='2'] [aria-busy=true]")).toHaveLength(1);
    await user.click(screen.getByRole("link", { name: "Français" }));
    await screen.findByRole("heading", { level: 1, name: "Choisissez un espace de travail" });
    expect(document.querySelectorAll("[data-workspace='2'] [aria-busy=true]")).toHaveLength(1);
  });

  it.each([
    ["one", [workspaces[0]], ["1"]],
    [
      "unknown types left out",
      [
        ...workspaces,
        { userType: 9, url: "https://x.example" },
        { userType: null, url: "https://x.example" },
      ],
      ["4", "3", "5", "2", "1"],
    ],
    [
      "twenty entries",
      Array.from({ length: 20 }, (_, index) => workspaces[index % 2]),
      [...Array.from({ length: 10 }, () => "2"), ...Array.from({ length: 10 }, () => "1")],
    ],
    ["names for values", [{ userType: "Educator", url: "https://p.example" }], ["4"]],
    ["an entry without a url", [{ userType: 1 }, workspaces[1]], ["2"]],
  ])("[SW-2] %s", async (_, data, shown) => {
    await openWorkspaces(data);
    expect(shownWorkspaces()).toEqual(shown);
  });

  it("[SW-2] numbers the cards of one type, and each leads to its own url", async () => {
    const at = (userType: number, place: string) => ({
      userType,
      url: `https://product.example/${place}`,
    });
    const { user, leaveTo } = await openWorkspaces([
      at(1, "first"),
      at(4, "class"),
      at(1, "second"),
    ]);
    const named = (name: RegExp) => screen.getAllByRole("button", { name });
    expect(named(/^Select /u).map((button) => button.id)).toEqual([
      ...new Set(named(/^Select /u).map((button) => button.id)),
    ]);
    expect(named(/^Select (?:Educator|Student 1|Student 2)$/u)).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Select Student 2" }));
    expect(leaveTo).toHaveBeenCalledWith("https://product.example/second");
  });

  it.each([
    ["a url that must not be followed", "javascript:alert(1)"],
    ["the page itself, whose key is hidden", "/switchaccount?k=1"],
  ])("[SW-2] [QT-1] refuses %s", async (_, url) => {
    const { user, leaveTo } = await openWorkspaces([{ userType: 1, url }]);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/Something went wrong/u);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[SW-2] [QE-2] a refusal is over once another workspace opens", async () => {
    const refused = { userType: 1, url: "javascript:alert(1)" };
    const { user, leaveTo } = await openWorkspaces([refused, workspaces[1]]);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Error:/u));
    await user.click(screen.getByRole("button", { name: "Select Family" }));
    expect(leaveTo).toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.title).not.toMatch(/^Error:/u);
  });

  it("[SW-2] [QN-4] a refused url keeps the time of its code when the language changes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 10, 0) });
    const { user } = await openWorkspaces([{ userType: 1, url: "javascript:alert(1)" }]);
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(await screen.findByText(/^Code .*10:00/u)).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 24, 10, 5));
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText(/^Code .*10\sh\s00/u)).toBeVisible();
  });
});
