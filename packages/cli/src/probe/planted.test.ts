import type { Sandbox } from "@waymark/sandbox";
import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import { beforeEach, describe, expect, it } from "vitest";
import {
  allAtTop,
  allInData,
  otherStatuses,
  planted,
  unknownKeys,
  withoutCsrf,
} from "../testing/planted.ts";
import { answersOf, ORIGIN, probeOf } from "../testing/probe-of.ts";
import { openSandbox } from "../testing/sandbox-accounts.ts";
import type { Report } from "./report/report.ts";
import { reportText } from "./report/text.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});

const reading = ({ readings }: Report, name: string) =>
  readings.find(({ about }) => about === name)?.lines.join("\n") ?? "";
const anotherMeaning = (status: number, expected: string) =>
  `It is answered with ${status}, which has another meaning. A person should read: “${expected}”`;
const stepOf = ({ steps }: Report, title: string) => steps.find((step) => step.title === title);

describe("[QO-6] a probe names with the screen", () => {
  it("that everything is inside `data`", async () => {
    const { report } = await probeOf(planted(answersOf(sandbox), { body: allInData }));
    expect(report.findings).toBe(0);
    expect(reading(report, "Headers")).toMatch(/^Cache-Control: no-store \(\d\d answers\)\.$/mu);
    const places = reading(report, "Where fields are");
    expect(places).not.toContain("at the top:");
    expect(places).toMatch(/inside `data`: .*POST \/api\/auth\/redirect \(sign-in\)/u);
    expect(places).toContain("Both places are read.");
  });

  it("that everything is at the top", async () => {
    const { report } = await probeOf(planted(answersOf(sandbox), { body: allAtTop }));
    expect(report.findings).toBe(0);
    const places = reading(report, "Where fields are");
    expect(places).not.toContain("inside `data`");
    expect(places).toMatch(/at the top: .*POST \/api\/auth\/validateemailtoken \(reset\)/u);
  });

  it("each other status, and what a person reads then", async () => {
    const { report } = await probeOf(planted(answersOf(sandbox), { status: otherStatuses }));
    expect(stepOf(report, "Open an unknown link of the type ResetPassword")).toMatchObject({
      screen: "reset",
      findings: [anotherMeaning(500, english.LINK_INCOMPLETE)],
      shown: [english.TROUBLE_SERVICE, english.GENERIC_ERROR],
    });
    expect(stepOf(report, "Confirm an address with an unknown link")).toMatchObject({
      screen: "verify",
      findings: [anotherMeaning(409, english.VERIFY_LINK_INCOMPLETE)],
      shown: [english.VERIFY_LINK_USED],
    });
    expect(stepOf(report, "Ask for a link to an unknown address, in fr-CA")).toMatchObject({
      screen: "forgot",
      findings: [anotherMeaning(409, english.NO_RECORD_OF_EMAIL)],
      shown: [english.MULTIPLE_USER_FOUND_ERROR, expect.any(String)],
    });
    expect(stepOf(report, "Resume a stored sign-in with an old token")?.findings).toEqual([
      "It is answered with 200, and its body lacks a field or has one of another type: `url`.",
    ]);
    expect(stepOf(report, "Call without the CSRF token")?.findings[0]).toContain("419");
    expect(stepOf(report, "Sign in with no body")?.findings[0]).toContain(
      "as if the server had failed",
    );
    expect(reportText(report)).toContain('On the screen "verify" (/verify/:token');
  });

  it("keys without a text, where a person reads them", async () => {
    const { report } = await probeOf(planted(answersOf(sandbox), { body: unknownKeys }));
    const finding =
      "The `translationKey` `errors.not-found` has no text: a person reads the key itself, unless the region has words for `server.errors.not-found`.";
    const found = report.steps.filter(({ findings }) => findings.includes(finding));
    expect(new Set(found.map(({ screen }) => screen))).toEqual(new Set(["forgot", "registration"]));
    expect(reading(report, "Message keys")).toContain("`errors.not-found` has no text.");
  });

  it("that there is no CSRF token", async () => {
    const page = await answersOf(sandbox)(new Request(`${ORIGIN}/`));
    const token = /XSRF-TOKEN=([^;]+)/u.exec(page.headers.getSetCookie().join())?.[1] ?? "";
    const { report } = await probeOf(withoutCsrf(answersOf(sandbox), token));
    expect(reading(report, "CSRF token")).toContain("No answer sets the cookie `XSRF-TOKEN`");
    for (const title of ["Call without the CSRF token", "Call with a made-up CSRF token"]) {
      expect(stepOf(report, title)?.findings.join()).toContain(
        "a page of another site could make the call",
      );
    }
    expect(report.findings).toBe(2);
  });
});
