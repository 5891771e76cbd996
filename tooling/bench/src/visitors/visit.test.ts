import { expect, it } from "vitest";
import { filesOf, figuresOf } from "./visit.ts";

it("counts what failed, and names the slowest of a hundred", () => {
  const visits = Array.from({ length: 100 }, (_, index) => [
    { ms: index + 1, bytes: 1000, ok: index !== 7 },
  ]);
  expect(figuresOf(visits, 250)).toEqual({
    requests: 100,
    errors: 1,
    medianMs: 51,
    slowestMs: 100,
    kilobytes: 1,
    processorMs: 2.5,
  });
  expect(figuresOf([], 0).slowestMs).toBe(0);
});

it("asks for the files that a page names, each once", () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/a-1.js">' +
    '<script type="module" src="/assets/a-1.js"></script><link rel="alternate" href="/?lang=fr"><a href="/b.js">b</a>';
  expect(filesOf(html)).toEqual(["/favicon.svg", "/assets/a-1.js"]);
});
