import { expect, it } from "vitest";
import { barChart } from "./bar-chart.ts";

const widths = (svg: string) => [...svg.matchAll(/ width="([\d.]+)"/gu)].map(([, width]) => width);

it("draws bars to one scale, the longest as long as there is room", () => {
  const svg = barChart({
    title: "form visible ms",
    bars: [
      { label: "Waymark", kind: "ours", value: 50, text: "50 · 0.25×" },
      { label: "A peer", kind: "peer", value: 200, text: "200" },
    ],
  });
  expect(widths(svg)).toEqual(["50.0", "200.0"]);
  expect(svg).toContain('class="bar ours"');
  expect(svg).toContain(">50 · 0.25×</text>");
});

it("draws a sliver for zero, even when all values are zero", () => {
  const nothing = { kind: "peer", value: 0, text: "0" } as const;
  const svg = barChart({ title: "layout shift", bars: [{ label: "A peer", ...nothing }] });
  expect(widths(svg)).toEqual(["1.0"]);
});

it("takes names as text, whatever is in them", () => {
  const bar = { label: '<b> & "c"', kind: "peer", value: 1, text: "1" } as const;
  const svg = barChart({ title: "a < b", bars: [bar] });
  expect(svg).toContain("&lt;b&gt; &amp; &quot;c&quot;");
  expect(svg).toContain("a &lt; b");
});
