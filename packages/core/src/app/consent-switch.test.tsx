import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import {
  counted,
  countingConfiguration,
  listeningAnalytics,
} from "../testing/listening-analytics.ts";
import { renderPortal } from "../testing/render-portal.tsx";

beforeEach(idleAtOnce);

const open = (footer?: () => ReactNode) => {
  const heard = listeningAnalytics("ask");
  const view = renderPortal("/", {
    region: { analytics: heard.analytics, ...(footer && { footer }) },
    environment: { configuration: countingConfiguration, country: "uk" },
  });
  return { ...heard, ...view };
};
const bare = () => <footer>Funded by the trust</footer>;
const switches = (name: RegExp) => screen.queryAllByRole("button", { name });

describe("a region's own footer without its note", () => {
  it("[QO-1] [QR-2] leaves the person the switch that takes the consent back, with the focus", async () => {
    const { user, started } = open(bare);
    await user.click(await screen.findByRole("button", { name: "Yes, count" }));
    await waitFor(() => expect(started).toHaveLength(1));
    const off = screen.getByRole("button", { name: "Turn usage statistics off" });
    expect(off).toHaveFocus();
    await user.click(off);
    expect(screen.getByRole("button", { name: "Turn usage statistics on" })).toHaveFocus();
    expect(localStorage.getItem("analyticsConsent")).toBe("refused");
  });

  it("[QO-1] [QR-2] has it on the next page, too", async () => {
    localStorage.setItem("analyticsConsent", "given");
    open(bare);
    expect(await screen.findByRole("button", { name: "Turn usage statistics off" })).toBeVisible();
  });

  it("[QO-1] has none before there is an answer", async () => {
    open(bare);
    await screen.findByRole("button", { name: "Yes, count" });
    expect(switches(/^Turn usage/u)).toEqual([]);
  });
});

it("[QO-1] a footer with its note has the only switch", async () => {
  localStorage.setItem("analyticsConsent", "given");
  open();
  await counted();
  expect(switches(/^Turn usage/u)).toHaveLength(1);
  expect(screen.getByRole("contentinfo")).toContainElement(switches(/^Turn usage/u)[0] ?? null);
});
