import { expect, it } from "vitest";
import page from "../../../../docs/reports.md?raw";
import type { BlockedSource, EngineName, Report, VitalName } from "./report-types.ts";

type FieldOf<Union> = Union extends unknown ? keyof Union : never;
const fields: Record<FieldOf<Report>, true> = {
  kind: true,
  route: true,
  build: true,
  engine: true,
  version: true,
  code: true,
  frames: true,
  part: true,
  directive: true,
  blocked: true,
  name: true,
  value: true,
};
const values: Record<BlockedSource | EngineName | VitalName, true> = {
  inline: true,
  eval: true,
  "trusted-types": true,
  "own origin": true,
  "another origin": true,
  Edge: true,
  Firefox: true,
  Chrome: true,
  Safari: true,
  other: true,
  CLS: true,
  FCP: true,
  INP: true,
  LCP: true,
  TTFB: true,
};

it("[QN-4] docs/reports.md has a row for each field of a report, with its values", () => {
  const rows = page.split("## The fields of a report")[1]?.split("\n## ")[0] ?? "";
  const named = [...rows.matchAll(/^\| `(\w+)` /gmu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(fields)));
  expect(Object.keys(values).filter((value) => !rows.includes(`\`${value}\``))).toEqual([]);
});
