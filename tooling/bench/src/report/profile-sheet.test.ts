import { expect, it } from "vitest";
import { metrics } from "../metrics.ts";
import { profiles } from "../profiles.ts";
import { summarise } from "../summary.ts";
import { loadOf } from "../testing.ts";
import { chartOf, profileSheet } from "./profile-sheet.ts";

const [profile] = profiles;
const [visible] = metrics;
if (!profile || !visible) throw new Error("there are profiles and metrics");

const rows = summarise([
  { site: { name: "peer", label: "A peer", kind: "peer" }, loads: [loadOf(2000)] },
  { site: { name: "default", label: "Waymark", kind: "ours" }, loads: [loadOf(600)] },
]);

it("puts the least first, and our ratio behind our number", () => {
  const { title, bars } = chartOf(visible, rows);
  expect(title).toBe("form visible ms");
  expect(bars.map(({ label, text }) => `${label} ${text}`)).toEqual([
    "Waymark 600 · 0.30×",
    "A peer 2,000",
  ]);
});

it("has a text alternative", () => {
  const svg = profileSheet({ profile, rows }, "times");
  expect(svg).toContain("form visible ms: Waymark 600 · 0.30×, A peer 2,000.");
  expect(svg).toContain(`<title>Sign-in pages on ${profile.label}</title>`);
});

it("leaves bytes and counts to the sheet that shows all", () => {
  expect(profileSheet({ profile, rows }, "times")).not.toContain("JavaScript");
  expect(profileSheet({ profile, rows }, "all")).toContain("JavaScript, br kB");
});
