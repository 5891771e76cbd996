import { expect, it } from "vitest";
import page from "../../../../docs/events.md?raw";
import { calls } from "../api/calls.ts";
import { logoutCall } from "../api/sign-in-calls.ts";
import { httpFailure } from "../testing/http-failure.ts";
import { type AnalyticsEvent, callEnded } from "./analytics.ts";

type EventNamed<Name> = Extract<AnalyticsEvent, { name: Name }>;
/** The fields of each event. */
const events: {
  [Name in AnalyticsEvent["name"]]: Record<Exclude<keyof EventNamed<Name>, "name">, true>;
} = {
  screen_shown: { route: true, language: true, device: true },
  screen_crashed: { route: true },
  language_switched: { language: true },
  call_ended: { call: true, outcome: true, status: true },
};
const outcomes: Record<EventNamed<"call_ended">["outcome"], true> = {
  answered: true,
  refused: true,
  http: true,
  offline: true,
  timeout: true,
  unreadable: true,
  outdated: true,
  aborted: true,
};

/** The names in the first column of the table with this title, each with its row. */
function rowsOf(title: string): Map<string, string> {
  const [, table = ""] = page.split(new RegExp(`^\\| ${title} .*\\n`, "mu"));
  const [rows = ""] = table.split("\n\n");
  return new Map([...rows.matchAll(/^\| `(\w+)`.*$/gmu)].map(([row, name = ""]) => [name, row]));
}

it("[AN-2] docs/events.md has each event with its fields, each outcome and each call", () => {
  const rows = rowsOf("event");
  expect(new Set(rows.keys())).toEqual(new Set(Object.keys(events)));
  for (const [name, fields] of Object.entries(events)) {
    const named = [...(rows.get(name) ?? "").matchAll(/`(\w+)`/gu)].map(([, field]) => field);
    expect(named).toEqual([name, ...Object.keys(fields)]);
  }
  const fields = Object.values(events).flatMap((each) => Object.keys(each));
  expect(new Set(rowsOf("field").keys())).toEqual(new Set(fields));
  expect(new Set(rowsOf("outcome").keys())).toEqual(new Set(Object.keys(outcomes)));
  const counted = [...Object.values(calls), logoutCall("")].map(({ name }) => name);
  expect(new Set(rowsOf("call").keys())).toEqual(new Set(counted));
});

it("[AN-2] a call that was given up has no event, and a status is one of the server", () => {
  expect(callEnded("login", { kind: "aborted" })).toEqual([]);
  const ended = { name: "call_ended", call: "login" };
  expect([
    ...callEnded("login", null),
    ...callEnded("login", { kind: "timeout" }),
    ...callEnded("login", httpFailure(503)),
  ]).toEqual([
    { ...ended, outcome: "answered", status: 0 },
    { ...ended, outcome: "timeout", status: 0 },
    { ...ended, outcome: "http", status: 503 },
  ]);
});
