// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readBranding } from "./branding-schema.ts";

it("[BR-1] nothing is wrong with the example of docs/branding.md", () => {
  const guide = readFileSync(new URL("../../../docs/branding.md", import.meta.url), "utf8");
  const example = /```json\n(.*?)```/su.exec(guide)?.[1] ?? "";
  const { branding, problems } = readBranding(example, "https://static.example/branding.json");
  expect(problems).toEqual([]);
  expect([branding.header.length, branding.footer.length]).toEqual([2, 1]);
});
