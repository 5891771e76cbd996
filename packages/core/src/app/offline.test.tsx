import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { BACK_ONLINE_MS } from "../config/constants.ts";
import { lazyPage } from "../layout/lazy-page.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { renderPortal } from "../testing/render-portal.tsx";

/** The browser says that its line went or came. */
function line(state: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  act(() => void window.dispatchEvent(new Event(state)));
}

/** The server does not answer at first. @returns what counts the questions whether it does, and has it answer from then on */
function silentServer() {
  const sent = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
  return {
    asked: () => sent.mock.calls.filter(([, init]) => init?.method === "HEAD"),
    answers: () => sent.mockImplementation(async () => new Response()),
  };
}

describe("the line", () => {
  it("[QX-2] its going and coming are said politely, and not for long", () => {
    vi.useFakeTimers();
    renderPortal("/");
    expect(screen.queryByText(/offline/u)).toBeNull();
    line("offline");
    const news = screen.getByText("You’re offline. Nothing here is lost.");
    expect(news.closest("[role=status]")).not.toBeNull();
    line("online");
    expect(screen.queryByText(/You’re offline/u)).toBeNull();
    expect(screen.getByText("You’re back online.")).toBeVisible();
    act(() => void vi.advanceTimersByTime(BACK_ONLINE_MS));
    expect(screen.queryByText("You’re back online.")).toBeNull();
  });

  it("[QX-2] its going is said, and links stay, before the chunk of the other banners is there", async () => {
    silentServer();
    const nothing = () => null;
    const { user } = renderPortal("/", {
      parts: { PromptBanners: nothing, StatusBanners: nothing, FooterNote: nothing },
    });
    line("offline");
    expect(screen.getByText("You’re offline. Nothing here is lost.")).toBeVisible();
    await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
    expect(screen.getByText(/You can open “Help”/u)).toBeVisible();
    line("online");
    expect(screen.getByText("You’re back online.")).toBeVisible();
  });

  it("[QX-2] a link that would leave the page says that it has to wait; links of the portal work", async () => {
    silentServer();
    const { user } = renderPortal("/");
    line("offline");
    const help = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" });
    const prevented: boolean[] = [];
    const followed = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    await user.click(help);
    expect(await screen.findByText(/You can open “Help” once you’re back online/u)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    expect(await screen.findByRole("heading", { name: "Don’t have an account?" })).toBeVisible();
    line("online");
    document.addEventListener("click", followed, { once: true });
    await user.click(help);
    expect(prevented).toEqual([false]);
    expect(screen.queryByText(/You can open/u)).toBeNull();
  });

  it("[QX-2] a school that is pressed offline is named by its name alone", async () => {
    silentServer();
    localStorage.setItem("wayIn", "river");
    const waysIn = [{ id: "river", name: "River Schools", place: "Truro", url: "/sso/river" }];
    const { user } = renderPortal("/", {
      environment: { configuration: { ...defaultConfiguration, waysIn } },
    });
    const school = await screen.findByRole("link", { name: /^River Schools/u });
    line("offline");
    await user.click(school);
    expect(await screen.findByText(/You can open “River Schools” once/u)).toBeVisible();
  });

  it("[QX-2] a link that is pressed once more offline is answered once more", async () => {
    silentServer();
    const { user } = renderPortal("/");
    line("offline");
    const help = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" });
    await user.click(help);
    const first = screen.getByText(/You can open “Help”/u);
    await user.click(help);
    expect(screen.getByText(/You can open “Help”/u)).not.toBe(first);
  });

  it("[QX-2] a link that was pressed offline is not named when the line goes once more", async () => {
    silentServer();
    const { user } = renderPortal("/");
    line("offline");
    await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
    expect(screen.getByText(/You can open “Help”/u)).toBeVisible();
    line("online");
    line("offline");
    expect(screen.getByText("You’re offline. Nothing here is lost.")).toBeVisible();
  });

  it("[QX-2] [LN-3] a language that is chosen offline says that it has to wait", async () => {
    silentServer();
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "es-US"] } });
    line("offline");
    await user.click(screen.getByRole("link", { name: "Español" }));
    expect(
      await screen.findByText(/You can open “Español” once you’re back online/u),
    ).toBeVisible();
    expect(screen.queryByText(/couldn’t load/u)).toBeNull();
  });

  it("[QX-2] a link is followed where the server answers, though the browser says that it is offline", async () => {
    const { asked, answers } = silentServer();
    const { user, leaveTo } = renderPortal("/");
    line("offline");
    const link = (name: string) =>
      within(screen.getByRole("contentinfo")).getByRole("link", { name });
    await user.click(link("Help"));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(leaveTo).not.toHaveBeenCalled();
    answers();
    await user.click(link("Contact us"));
    const { href } = link("Contact us") as HTMLAnchorElement;
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([[href]]));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { target: "_blank" }])(
    "[QX-2] a link that opens beside the page is left to the browser: %j",
    ({ target = "", ...keys }) => {
      const { asked } = silentServer();
      renderPortal("/");
      line("offline");
      const help = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" });
      help.setAttribute("target", target);
      expect(fireEvent.click(help, keys)).toBe(true);
      expect(asked()).toHaveLength(0);
    },
  );

  it.each([
    ["once the network is back", () => line("online"), "Password"],
    [
      "from another screen",
      () => fireEvent.click(screen.getByRole("link", { name: /^Trouble signing in/u })),
      "Email",
    ],
  ])(
    "[QX-2] a link that was pressed offline is not followed %s, when the person may type",
    async (_, goOn, field) => {
      let answer: (response: Response) => void = () => undefined;
      const signals: (AbortSignal | null | undefined)[] = [];
      vi.spyOn(window, "fetch").mockImplementation((_url, init) => {
        signals.push(init?.signal);
        return new Promise((resolve) => (answer = resolve));
      });
      const { user, leaveTo } = renderPortal("/");
      line("offline");
      await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
      goOn();
      await user.type(await screen.findByLabelText(field), "half a text");
      expect(signals.at(-1)?.aborted).toBe(true);
      answer(new Response());
      await act(async () => undefined);
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  /** Opens a screen whose script is missing, without a network, and tries it again. */
  async function tryMissingScreenAgain() {
    vi.spyOn(console, "error").mockReturnValue();
    line("offline");
    const missing = () => Promise.reject(new TypeError("no script"));
    const about = lazyPage(missing, () => () => null);
    const { user } = renderPortal("/about", { region: { pages: { "/about": about } } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
  }

  it("[QX-2] [QX-5] a screen whose script is missing can be tried again, though the browser says that it is offline", async () => {
    const { asked } = silentServer();
    await tryMissingScreenAgain();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Try again", busy: false })).toBeVisible();
    expect(screen.getByText(/opens by itself as soon as you’re back online/u)).toBeVisible();
  });

  it("[QX-2] [QX-5] a screen that is tried again offline says that this takes a moment, and how it ended", async () => {
    let fail: (reason: TypeError) => void = () => undefined;
    vi.spyOn(window, "fetch").mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await tryMissingScreenAgain();
    const announcements = document.querySelector("[aria-live]");
    expect(announcements).toHaveTextContent("One moment, please…");
    const reason = screen.getByText(/opens by itself as soon as you’re back online/u);
    fail(new TypeError("no network"));
    await waitFor(() => expect(screen.getByText(/opens by itself/u)).not.toBe(reason));
    expect(announcements).not.toHaveTextContent("One moment, please…");
  });

  it("[QX-2] [QX-5] a screen whose script did not come is fetched again after the network is back", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const script = vi.fn<() => Promise<object>>(async () => ({}));
    script.mockRejectedValueOnce(new TypeError("no script"));
    const about = lazyPage(script, () => () => <h1>We are here to help.</h1>);
    const footer = () => <PortalLink to="/about">About us</PortalLink>;
    const { user } = renderPortal("/", { region: { pages: { "/about": about }, footer } });
    line("offline");
    await user.click(screen.getByRole("link", { name: "About us" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    window.history.back();
    expect(await screen.findByLabelText("Password")).toBeVisible();
    line("online");
    await user.click(screen.getByRole("link", { name: "About us" }));
    expect(await screen.findByRole("heading", { name: "We are here to help." })).toBeVisible();
    expect(script).toHaveBeenCalledTimes(2);
  });

  it("[QX-2] a page that opens without one says so, and in French", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderPortal("/?lang=fr");
    expect(screen.getByText("Vous êtes hors ligne. Rien n’est perdu.")).toBeVisible();
  });
});
