import { defaultConfiguration } from "@waymark/core/answers";
import { describe, expect, it } from "vitest";
import { allInData, otherStatuses, planted } from "../../testing/planted.ts";
import { answersOf, ORIGIN, probeOf } from "../../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../../testing/sandbox-accounts.ts";
import { createSecrets, HIDDEN } from "../secrets.ts";
import { harOf } from "./har.ts";
import { redactedBody } from "./redacted-body.ts";

interface Named {
  name: string;
  value: string;
}

describe("[QO-6] a recording", () => {
  it("is played back by the sandbox, and probed with the same result", async () => {
    const odd = planted(answersOf(openSandbox()), {
      body: allInData,
      status: otherStatuses,
    });
    const first = await probeOf(odd);
    const replaying = openSandbox({ replay: { recording: first.har } });
    const second = await probeOf(answersOf(replaying));
    const resultOf = ({ report }: typeof first) =>
      report.steps
        .slice(1)
        .map(({ title, status, fields, findings }) => ({ title, status, fields, findings }));
    expect(first.report.findings).toBeGreaterThan(10);
    expect(resultOf(second)).toEqual(resultOf(first));
  });

  it("tells the calls with a token of another name from those without one", async () => {
    const csrf = { cookie: "XSRF-TOKEN", header: "X-CSRF-Token" };
    const { har } = await probeOf(answersOf(openSandbox()), {
      configuration: { ...defaultConfiguration, csrf },
      only: ["redirect"],
    });
    const calls = JSON.parse(har).log.entries.slice(1);
    const tokens = calls.map(({ request }: { request: { headers: Named[] } }) =>
      request.headers.filter(({ name }) => name === "x-csrf-token").map(({ value }) => value),
    );
    expect(tokens).toEqual([["[hidden]"], ["[hidden]"], [], ["[hidden]"]]);
  });

  it("of successes leads to the sandbox's own places", async () => {
    const sandbox = openSandbox();
    const accounts = await accountsOf(sandbox, "ResetPassword");
    const { har } = await probeOf(answersOf(sandbox), { accounts, mayChange: true });
    const replaying = openSandbox({ replay: { recording: har } });
    const { signIn } = accounts;
    const again = await probeOf(answersOf(replaying), { accounts: { signIn } });
    const signIns = again.report.steps.filter(({ title }) => title.includes("`signIn`"));
    expect(signIns.map(({ findings, urls }) => [findings, urls[0]?.url])).toEqual(
      Array.from({ length: 4 }, () => [[], `${ORIGIN}/workspace/student`]),
    );
  });
});

it("[QO-6] [QT-3] a recording has no value of a query, whether it is a known secret or not", () => {
  const request = new Request(`${ORIGIN}/?redirect=/planted&k=a`);
  const lost = { sent: undefined, answer: undefined, fault: undefined };
  const call = { request, at: new Date(), milliseconds: 1, cookies: [], ...lost };
  const har = harOf([call], createSecrets());
  expect(JSON.parse(har).log.entries[0].request.url).toBe(
    `${ORIGIN}/?redirect=${HIDDEN}&k=${HIDDEN}`,
  );
});

describe("[QO-6] [QT-3] a body of a recording", () => {
  it.each([
    [
      '{"Username":"maya","Password":"p","remember":true,"SelectedLanguage":1}',
      '{"Username":"[hidden]","Password":"[hidden]","remember":true,"SelectedLanguage":1}',
    ],
    [
      '{"data":{"userAccountId":77,"jwtToken":"t","isMustResetPassword":true}}',
      '{"data":{"userAccountId":"[hidden]","jwtToken":"[hidden]","isMustResetPassword":true}}',
    ],
    [
      '{"messages":[{"friendlyMessage":"No","translationKey":"K"}]}',
      '{"messages":[{"friendlyMessage":"No","translationKey":"K"}]}',
    ],
    [
      '{"url":"https://a.example/switchaccount?k=secret-k"}',
      '{"url":"https://a.example/switchaccount?k=[hidden]"}',
    ],
    ['{"url":"/workspace/student"}', '{"url":"/workspace/student"}'],
    ['{"url":"javascript:alert(1)"}', '{"url":"[hidden]"}'],
    [
      '{"pin":1234,"note":"x","a key with blanks":null}',
      '{"pin":"[hidden]","note":"[hidden]","[hidden]":null}',
    ],
    ["<html>secret", "<!doctype html><title>[hidden]</title>"],
    ['{"url":"/cut', "[hidden]"],
    ["", ""],
  ])("keeps its shape, and hides its values: %s", (text, expected) =>
    expect(redactedBody(text)).toBe(expected),
  );
});
