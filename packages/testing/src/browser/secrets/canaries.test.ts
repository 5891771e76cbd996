import { expect, it } from "vitest";
import { holds } from "./canaries.ts";

const password = "maple-trail-24";
const base64 = (text: string) => Buffer.from(text).toString("base64");
const event = JSON.stringify({ kind: "signed-in", typed: { password }, at: "/" });

it.each([
  ["a header", `Basic ${base64(`maya.chen:${password}`)}`],
  ["JSON in a query", `https://a.example/?d=${encodeURIComponent(base64(event))}&v=1`],
  ["JSON in a part of a path", `https://a.example/v1/${base64(event)}`],
  ["the form for addresses", `/${Buffer.from(`${event}🙂`).toString("base64url")}.x`],
  ["an address in JSON in base64", base64(JSON.stringify({ at: `/?p=${base64(`=${password}`)}` }))],
  ["the bare value", base64(password)],
])("[QT-3] [QR-2] finds a value in base64 with other words around it: %s", (_, text) => {
  expect(holds(text, password)).toBe(true);
});

it("[QT-3] finds nothing in base64 without the value", () => {
  expect(holds(`/v1/${base64(event)}`, "maple-trail-25")).toBe(false);
});
