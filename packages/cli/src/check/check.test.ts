import { expect, it } from "vitest";
import { goodHost, HOST } from "../testing/good-host.ts";
import { checkText, runCheck } from "./run-check.ts";

it("[QO-4] finds nothing on a good host", async () => {
  const report = await runCheck(goodHost(), HOST);
  expect(report.findings).toEqual([]);
  expect(checkText(report)).toBe(`0 findings at ${HOST}`);
});
