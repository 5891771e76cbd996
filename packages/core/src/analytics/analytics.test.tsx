import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import type { Analytics, AnalyticsSettings, AnalyticsEvent } from "./analytics.ts";

const configuration = {
  ...defaultConfiguration,
  analytics: { ...defaultConfiguration.analytics, id: "G-ELSEWHERE", ukId: "G-UK" },
};

/** Statistics that keep what they are told, as a provider would. */
function listening(consent: Analytics["consent"]) {
  const started: AnalyticsSettings[] = [];
  const events: AnalyticsEvent[] = [];
  const analytics: Analytics = {
    consent,
    start: async (settings) => {
      started.push(settings);
      return (event) => events.push(event);
    },
  };
  return { analytics, started, events };
}

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe("statistics", () => {
  it.each([
    ["elsewhere", "G-ELSEWHERE"],
    ["uk", "G-UK"],
  ] as const)("[AN-1] the property of pages that are %s is %s", async (country, id) => {
    const { analytics, started } = listening("notNeeded");
    localStorage.setItem("analyticsConsent", "given");
    renderPortal("/", { region: { analytics }, environment: { configuration, country } });
    await waitFor(() => expect(started.map((settings) => settings.id)).toEqual([id]));
  });

  it.each([
    ["no identifier", { configuration: defaultConfiguration }],
    [
      "an identifier for the UK alone",
      {
        configuration: {
          ...configuration,
          analytics: { ...configuration.analytics, id: "" },
        },
      },
    ],
    ["a browser that asks not to be followed", { configuration, doNotTrack: true }],
  ])("[AN-1] [QO-1] %s: nothing is started or asked", async (_, environment) => {
    for (const consent of ["ask", "notNeeded"] as const) {
      const { analytics, started } = listening(consent);
      const view = renderPortal("/", { region: { analytics }, environment });
      await settled();
      expect(started).toEqual([]);
      expect(screen.queryByRole("region", { name: "Usage statistics" })).toBeNull();
      view.unmount();
    }
  });

  it("[AN-2] name the route's pattern and how calls ended, and nothing that was typed or mailed", async () => {
    answering("/api/auth/validateemailtoken", refusal(400, { data: { message: "expired" } }));
    const { analytics, events } = listening("notNeeded");
    const { user } = renderPortal("/reset/secret-token/ActivateAccount?k=secret-k&lang=en", {
      region: { analytics },
      environment: { configuration },
    });
    await waitFor(() => expect(events).toHaveLength(2));
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(events).toHaveLength(3));
    expect(events).toEqual([
      {
        name: "screen_shown",
        route: "/reset/:token/:resetType",
        language: "en-CA",
        device: expect.stringMatching(/^(phone|desk)$/u),
      },
      { name: "call_ended", call: "validateEmailToken", outcome: "http", status: 400 },
      { name: "language_switched", language: "fr-CA" },
    ]);
    expect(JSON.stringify(events)).not.toContain("secret");
  });

  it("[AN-2] [SI-9] a sign-in is counted without a name, and the next screen after it", async () => {
    answering("/api/auth/login", refusal(401));
    const { analytics, events } = listening("notNeeded");
    const { user } = renderPortal("/", { region: { analytics }, environment: { configuration } });
    await user.type(screen.getByLabelText("Username or email"), "amelie@school.example");
    await user.type(screen.getByLabelText("Password"), "érable-rouge-24");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await user.click(await screen.findByRole("link", { name: "Don’t have an account?" }));
    await waitFor(() => expect(events.at(-1)).toMatchObject({ route: "/noaccount" }));
    expect(events.map(({ name }) => name)).toEqual(["screen_shown", "call_ended", "screen_shown"]);
    expect(JSON.stringify(events)).not.toMatch(/amelie|rable|school/u);
  });
});

describe("consent", () => {
  const question = () => screen.queryByRole("region", { name: "Usage statistics" });
  const show = (consent: Analytics["consent"] = "ask") => {
    const heard = listening(consent);
    const view = renderPortal("/", {
      region: { analytics: heard.analytics },
      environment: { configuration, country: "uk" },
    });
    return { ...heard, ...view };
  };

  it("[QO-1] nothing is started before the user agrees, then the screen counts; the answer is kept and can be taken back", async () => {
    const first = show();
    await settled();
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
    await settled();
    expect(third.started).toEqual([]);
    expect(footer.queryByRole("button", { name: "Turn usage statistics off" })).toBeNull();
  });

  it("[QO-1] a screen is counted once, however often the answer is changed there, and so is the next one", async () => {
    const { events, user } = show();
    const footer = within(screen.getByRole("contentinfo"));
    const counted = () => events.flatMap((event) => ("route" in event ? [event.route] : []));
    await user.click(await screen.findByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(counted()).toEqual(["/"]));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await settled();
    expect(counted()).toEqual(["/"]);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics off" }));
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await waitFor(() => expect(counted()).toEqual(["/", "/noaccount"]));
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
      await settled();
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
    await settled();
    expect(events).toEqual([]);
    await user.click(footer.getByRole("button", { name: "Turn usage statistics on" }));
    await becomeIdle();
    loaded();
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ name: "screen_shown", route: "/" }]);
  });

  it("[AN-1] [QO-1] is asked for on a UK page in an app that does not ask elsewhere", async () => {
    const { started, user } = show("notNeeded");
    await settled();
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
    await settled();
    expect(question()).toBeNull();
    expect(second.started).toEqual([]);
    await second.user.click(screen.getByRole("button", { name: "Turn usage statistics on" }));
    await waitFor(() => expect(second.started).toHaveLength(1));
  });

  it("[QO-1] a refusal holds where the region no longer asks", async () => {
    localStorage.setItem("analyticsConsent", "refused");
    const { analytics, started } = listening("notNeeded");
    renderPortal("/", { region: { analytics }, environment: { configuration } });
    await settled();
    expect(question()).toBeNull();
    expect(started).toEqual([]);
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
      await settled();
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
