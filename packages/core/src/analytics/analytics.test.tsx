import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lazyScreen } from "../browser/lazy-chunk.tsx";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import {
  counted,
  countingConfiguration,
  listeningAnalytics,
} from "../testing/listening-analytics.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

beforeEach(idleAtOnce);

describe("statistics", () => {
  it.each([
    ["elsewhere", "G-ELSEWHERE"],
    ["uk", "G-UK"],
  ] as const)("[AN-1] the property of pages that are %s is %s", async (country, id) => {
    const { analytics, started } = listeningAnalytics("notNeeded");
    localStorage.setItem("analyticsConsent", "given");
    renderPortal("/", {
      region: { analytics },
      environment: { configuration: countingConfiguration, country },
    });
    await waitFor(() => expect(started.map((settings) => settings.id)).toEqual([id]));
  });

  it.each([
    ["no identifier", { configuration: defaultConfiguration }],
    [
      "an identifier for the UK alone",
      {
        configuration: {
          ...countingConfiguration,
          analytics: { ...countingConfiguration.analytics, id: "" },
        },
      },
    ],
    [
      "a browser that asks not to be followed",
      { configuration: countingConfiguration, doNotTrack: true },
    ],
  ])("[AN-1] [QO-1] %s: nothing is started or asked", async (_, environment) => {
    for (const consent of ["ask", "notNeeded"] as const) {
      const { analytics, started } = listeningAnalytics(consent);
      const view = renderPortal("/", { region: { analytics }, environment });
      await counted();
      expect(started).toEqual([]);
      expect(screen.queryByRole("region", { name: "Usage statistics" })).toBeNull();
      view.unmount();
    }
  });

  it("[QN-4] [QX-6] by an async provider that rejects each event leave no error, which would be reported", async () => {
    const handled: unknown[] = [];
    const refuse = () => {
      const refused = Promise.reject(new TypeError("blocked"));
      handled.push(vi.spyOn(refused, "then"));
      return refused;
    };
    const analytics = { consent: "notNeeded", start: async () => refuse } as const;
    renderPortal("/", {
      region: { analytics },
      environment: { configuration: countingConfiguration },
    });
    await counted();
    expect(handled[0]).toHaveBeenCalled();
  });

  it("[AN-2] name the route's pattern and how calls ended, and nothing that was typed or mailed", async () => {
    answering("/api/auth/validateemailtoken", refusal(400, { data: { message: "expired" } }));
    const { analytics, events } = listeningAnalytics("notNeeded");
    const { user } = renderPortal("/reset/secret-token/ActivateAccount?k=secret-k&lang=en", {
      region: { analytics },
      environment: { configuration: countingConfiguration },
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

  it("[AN-2] [QN-5] nothing is started before the token has left the address, however late the screen comes", async () => {
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
    const { analytics } = listeningAnalytics("notNeeded");
    const addresses: string[] = [];
    analytics.start = async () => {
      addresses.push(window.location.pathname);
      return () => undefined;
    };
    const never = () => new Promise<{ Reset: () => null }>(() => undefined);
    const reset = lazyScreen(never, ({ Reset }) => Reset);
    renderPortal("/reset/secret-token/ActivateAccount", {
      region: { analytics, screens: { reset } },
      environment: { configuration: countingConfiguration },
    });
    await waitFor(() => expect(addresses).toEqual(["/reset/-/ActivateAccount"]));
  });

  it("[AN-2] [SI-9] a sign-in is counted without a name, and the next screen after it", async () => {
    answering("/api/auth/login", refusal(401));
    const { analytics, events } = listeningAnalytics("notNeeded");
    const { user } = renderPortal("/", {
      region: { analytics },
      environment: { configuration: countingConfiguration },
    });
    await user.type(screen.getByLabelText("Username or email"), "amelie@school.example");
    await user.type(screen.getByLabelText("Password"), "érable-rouge-24");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await waitFor(() => expect(events.at(-1)).toMatchObject({ route: "/noaccount" }));
    expect(events.map(({ name }) => name)).toEqual(["screen_shown", "call_ended", "screen_shown"]);
    expect(JSON.stringify(events)).not.toMatch(/amelie|rable|school/u);
  });

  it.each([
    ["refused", { errorMessage: "Wrong username or password, Amélie" }],
    ["answered", { isMustResetPassword: true, userAccountId: 7 }],
  ])(
    "[AN-2] [SI-9] a sign-in that the server answers with a 200 is counted as %s for %j",
    async (outcome, data) => {
      answering("/api/auth/login", data);
      const { analytics, events } = listeningAnalytics("notNeeded");
      const { user } = renderPortal("/", {
        region: { analytics },
        environment: { configuration: countingConfiguration },
      });
      await user.type(screen.getByLabelText("Username or email"), "amelie");
      await user.type(screen.getByLabelText("Password"), "érable-rouge-24");
      await user.click(screen.getByRole("button", { name: "Sign in" }));
      const ended = { name: "call_ended", call: "login", outcome, status: 0 };
      await waitFor(() => expect(events).toContainEqual(ended));
    },
  );
});
