import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analytics } from "../analytics/analytics.ts";
import type { Environment } from "../config/environment.ts";
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

/** A browser that has painted the page. */
class PaintObserver {
  static readonly supportedEntryTypes = ["paint"];
  readonly callback: (list: object) => void;
  constructor(callback: (list: object) => void) {
    this.callback = callback;
  }
  observe({ type }: { type: string }) {
    const paint = { name: "first-contentful-paint", startTime: 5 };
    const getEntries = () => (type === "paint" ? [paint] : []);
    void Promise.resolve().then(() => this.callback({ getEntries }));
  }
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Opens a page. @returns the web vitals that were reported */
async function open(consent: Analytics["consent"] | null, country: Environment["country"]) {
  const sink = vi.fn<(report: Report) => void>();
  const start = vi.fn<() => typeof sink>(() => sink);
  const { analytics } = listeningAnalytics(consent ?? "ask");
  renderPortal("/", {
    region: { reports: { start }, ...(consent && { analytics }) },
    environment: { configuration, country },
  });
  await waitFor(() => expect(start).toHaveBeenCalled());
  await counted();
  return sink.mock.calls.flatMap(([report]) => (report.kind === "vital" ? [report.name] : []));
}

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback));
  vi.stubGlobal("PerformanceObserver", PaintObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
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

  it("[QO-1] by a browser that asks not to be followed", async () => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
    expect(await open("notNeeded", "elsewhere")).toEqual([]);
  });
});
