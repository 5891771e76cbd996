import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analytics } from "../analytics/analytics.ts";
import type { Environment } from "../config/environment.ts";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import {
  counted,
  countingConfiguration,
  listeningAnalytics,
} from "../testing/listening-analytics.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import type { Report } from "./report-types.ts";

const configuration = {
  ...countingConfiguration,
  reports: { url: "https://reports.example/collect" },
};

const observers: (() => void)[] = [];

/** A browser that says when it has painted the page. */
class PaintObserver {
  static readonly supportedEntryTypes = ["paint"];
  readonly callback: (list: object) => void;
  constructor(callback: (list: object) => void) {
    this.callback = callback;
  }
  observe({ type }: { type: string }) {
    const paint = { name: "first-contentful-paint", startTime: 5 };
    const getEntries = () => (type === "paint" ? [paint] : []);
    observers.push(() => this.callback({ getEntries }));
  }
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Opens a page, which is painted after what a person does. @returns the web vitals that were reported */
async function open(
  consent: Analytics["consent"] | null,
  country: Environment["country"],
  act?: (user: UserEvent) => Promise<void>,
) {
  const sink = vi.fn<(report: Report) => void>();
  const start = vi.fn<() => typeof sink>(() => sink);
  const { analytics } = listeningAnalytics(consent ?? "ask");
  const { user } = renderPortal("/", {
    region: { reports: { start }, ...(consent && { analytics }) },
    environment: { configuration, country },
  });
  await waitFor(() => expect(start).toHaveBeenCalled());
  await counted();
  await act?.(user);
  for (const paint of observers.splice(0)) paint();
  await counted();
  return sink.mock.calls.flatMap(([report]) => (report.kind === "vital" ? [report.name] : []));
}

beforeEach(() => {
  idleAtOnce();
  vi.stubGlobal("PerformanceObserver", PaintObserver);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "doNotTrack");
});

describe("web vitals are reported", () => {
  it.each([
    ["where no question is asked", "notNeeded", "elsewhere"],
    ["where the region counts nothing", null, "elsewhere"],
  ] as const)("[QO-1] %s", async (_, consent, country) => {
    expect(await open(consent, country)).toEqual(["FCP"]);
  });

  it("[QO-1] where a person has agreed to be counted", async () => {
    localStorage.setItem("analyticsConsent", "given");
    expect(await open("ask", "uk")).toEqual(["FCP"]);
  });
});

describe("web vitals are not reported", () => {
  it.each([
    ["before the answer, where the region asks", "ask", "elsewhere"],
    ["before the answer, on a UK page", "notNeeded", "uk"],
  ] as const)("[QO-1] %s", async (_, consent, country) => {
    expect(await open(consent, country)).toEqual([]);
  });

  it("[QO-1] after a refusal", async () => {
    localStorage.setItem("analyticsConsent", "refused");
    expect(await open("notNeeded", "elsewhere")).toEqual([]);
  });

  it("[QO-1] once a person has turned statistics off on this page", async () => {
    localStorage.setItem("analyticsConsent", "given");
    const turnOff = async (user: UserEvent) =>
      user.click(await screen.findByRole("button", { name: "Turn usage statistics off" }));
    expect(await open("ask", "uk", turnOff)).toEqual([]);
  });

  it("[QO-1] by a browser that asks not to be followed", async () => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
    expect(await open("notNeeded", "elsewhere")).toEqual([]);
  });
});
