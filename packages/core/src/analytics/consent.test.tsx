import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import {
  counted,
  countingConfiguration,
  listeningAnalytics,
} from "../testing/listening-analytics.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import type { Analytics } from "./analytics.ts";

beforeEach(idleAtOnce);

describe("consent", () => {
  const question = () => screen.queryByRole("region", { name: "Usage statistics" });
  const show = (consent: Analytics["consent"] = "ask") => {
    const heard = listeningAnalytics(consent);
    const view = renderPortal("/", {
      region: { analytics: heard.analytics },
      environment: { configuration: countingConfiguration, country: "uk" },
    });
    return { ...heard, ...view };
  };

  it("[QO-1] nothing is started before the user agrees, then the screen counts; the answer is kept and can be taken back", async () => {
    const first = show();
    await counted();
    expect(first.started).toEqual([]);
    await first.user.click(screen.getByRole("button", { name: "Yes, count" }));
    expect(question()).toBeNull();
    await waitFor(() => expect(first.events.map(({ name }) => name)).toEqual(["screen_shown"]));
    first.unmount();

    const second = show();
    await waitFor(() => expect(second.started).toHaveLength(1));
    expect(question()).toBeNull();
    const footer = within(screen.getByRole("contentinfo"));
    await second.user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    second.unmount();

    const third = show();
    await counted();
    expect(third.started).toEqual([]);
    expect(footer.queryByRole("button", { name: "Turn usage statistics off" })).toBeNull();
  });

  it("[QO-1] the question leads to the privacy policy, which says who counts", () => {
    show();
    const policy = screen.getByRole("region", { name: "Usage statistics" });
    const link = within(policy).getByRole("link", { name: "Privacy" });
    expect(link).toHaveAttribute("href", "/privacy?lang=en");
  });

  it("[QO-1] a screen is counted once, however often the answer is changed there, and so is the next one", async () => {
    const { events, user } = show();
    const footer = within(screen.getByRole("contentinfo"));
    const routes = () => events.flatMap((event) => ("route" in event ? [event.route] : []));
    await user.click(await screen.findByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(routes()).toEqual(["/"]));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await counted();
    expect(routes()).toEqual(["/"]);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await waitFor(() => expect(routes()).toEqual(["/", "/noaccount"]));
  });

  it("[QO-1] can be taken back before anything has started, and while it is loading", async () => {
    const { started, events, analytics, user } = show();
    const footer = within(screen.getByRole("contentinfo"));
    const { start } = analytics;
    let loaded: () => void = () => undefined;
    analytics.start = async (settings) => {
      const sink = await start(settings);
      await new Promise<void>((resolve) => (loaded = resolve));
      return sink;
    };
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
    const becomeIdle = async () => {
      for (const callback of idle.splice(0)) callback();
      await counted();
    };
    await user.click(await screen.findByRole("button", { name: "Yes, count" }));
    await user.click(await footer.findByRole("button", { name: "Turn usage statistics off" }));
    await becomeIdle();
    expect(started).toEqual([]);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await becomeIdle();
    expect(started).toHaveLength(1);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    loaded();
    await counted();
    expect(events).toEqual([]);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await becomeIdle();
    loaded();
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ name: "screen_shown", route: "/" }]);
  });

  it("[AN-1] [QO-1] is asked for on a UK page in an app that does not ask elsewhere", async () => {
    const { started, user } = show("notNeeded");
    await counted();
    expect(question()).toBeVisible();
    expect(started).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(started.map(({ id }) => id)).toEqual(["G-UK"]));
  });

  it("[QO-1] a refusal is as easy, is kept, and can be changed", async () => {
    const first = show();
    await first.user.click(screen.getByRole("button", { name: "No, thanks" }));
    first.unmount();
    const second = show();
    await counted();
    expect(question()).toBeNull();
    expect(second.started).toEqual([]);
    await second.user.click(screen.getByRole("button", { name: "Turn usage statistics on" }));
    await waitFor(() => expect(second.started).toHaveLength(1));
  });

  it("[QO-1] a refusal holds where the region no longer asks", async () => {
    localStorage.setItem("analyticsConsent", "refused");
    const { analytics, started } = listeningAnalytics("notNeeded");
    renderPortal("/", {
      region: { analytics },
      environment: { configuration: countingConfiguration },
    });
    await counted();
    expect(question()).toBeNull();
    expect(started).toEqual([]);
  });

  it("[QO-1] a refusal of another tab holds here after the storage was cleared", async () => {
    const store = (answer: string | null) => {
      if (answer === null) localStorage.clear();
      else localStorage.setItem("analyticsConsent", answer);
      act(() => void window.dispatchEvent(new Event("storage")));
    };
    const { events, user } = show();
    await user.click(screen.getByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(events).toHaveLength(1));
    store("refused");
    store(null);
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await screen.findByRole("button", { name: "Turn usage statistics on" });
    await counted();
    expect(events).toHaveLength(1);
  });

  it.each(["storage", "pageshow"])(
    "[QO-1] an answer of another tab holds here, too: known from %s",
    async (kind) => {
      const answer = (given: string) => {
        localStorage.setItem("analyticsConsent", given);
        act(() => void window.dispatchEvent(new Event(kind)));
      };
      const { events, user } = show();
      answer("given");
      await waitFor(() => expect(events).toHaveLength(1));
      expect(question()).toBeNull();

      answer("refused");
      await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
      await screen.findByRole("button", { name: "Turn usage statistics on" });
      await counted();
      expect(events).toHaveLength(1);
    },
  );

  it("[QO-1] [QR-1] a provider that throws when it is stopped changes nothing", async () => {
    const { analytics, started, user } = show();
    analytics.stop = () => {
      throw new Error("the region's own mistake");
    };
    await user.click(screen.getByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(started).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Turn usage statistics off" }));
    expect(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  it("[QO-1] [QT-6] an answer that could not be stored holds on this page", async () => {
    const { events, user } = show();
    await user.click(screen.getByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(events).toHaveLength(1));
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(question()).toBeNull();
  });
});
