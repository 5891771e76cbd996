import { describe, expect, it } from "vitest";
import { probeOf } from "../testing/probe-of.ts";
import { reportPage } from "./report/page.ts";
import { reportText } from "./report/text.ts";
import { createSecrets, HIDDEN } from "./secrets.ts";

const secret = 'p"ä ss/w+ord$1';

describe("[QO-6] [QT-3] a secret", () => {
  it.each([
    ["as it is", secret],
    ["in a url", encodeURIComponent(secret)],
    ["in a form", encodeURIComponent(secret).replaceAll("%20", "+")],
    ["in JSON", JSON.stringify(secret)],
    ["in base64", Buffer.from(secret).toString("base64")],
    ["in hexadecimal", Buffer.from(secret).toString("hex").toUpperCase()],
    ["in other letters", secret.toUpperCase()],
  ])("is hidden %s", (_, written) => {
    const { add, hide } = createSecrets();
    add(secret);
    expect(hide(`before ${written} after`)).toMatch(/^before "?\[hidden\]=*"? after$/u);
  });

  it.each([
    "maya@riverside.example",
    "eyJhbGciOi.eyJzdWIiOi.c2ln",
    "3f2a9c1b7d4e4f60a1b2c3d4e5f60718",
  ])("is known by its shape: %s", (text) =>
    expect(createSecrets().hide(`for ${text}, then`)).toBe(`for ${HIDDEN}, then`),
  );

  it.each([
    "http://127.0.0.1:45921/workspace/student",
    // A recording with such a url could not be played back.
    "http://127.0.0.1:45921/api/auth/redirect",
    "https://planning2.portal.example/workspace/family",
  ])("is not a plain address: %s", (text) =>
    expect(createSecrets().hide(`${text}: is followed.`)).toBe(`${text}: is followed.`),
  );

  it.each([
    ["https://other.example:8443/", "3f2a9c1b7d4e4f60a1b2c3d4e5f60718"],
    ["https://", "some-one:3f2a9c1b7d4e4f60a1b2@other.example"],
  ])("is hidden in an address: %s%s", (plain, part) =>
    expect(createSecrets().hide(`to ${plain}${part}`)).not.toContain("3f2a9c1b7d4e4f60a1b2"),
  );

  it("is hidden whole, although another one is a part of it", () => {
    const { add, hide } = createSecrets();
    add("k9Zq4xTb", "k9Zq4xTb-W7tt");
    expect(hide("for k9Zq4xTb-W7tt, then")).toBe(`for ${HIDDEN}, then`);
  });

  it("is never a part of the origin, and a short one is a whole word", () => {
    const origin = "https://portal-staging2-eu-central.example";
    const { add, hide } = createSecrets(origin);
    add("abc");
    expect(hide(`${origin} abc abcd`)).toBe(`${origin} ${HIDDEN} abcd`);
  });
});

/** A server that repeats everything that it gets, wherever an answer has room for it. */
async function echo(request: Request): Promise<Response> {
  const sent = await request.text();
  const said = `${sent} ${request.headers.get("Cookie")}`;
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": `x=${encodeURIComponent(sent)}`,
    Location: `/next/planted-path-token-77?token=planted-query-token`,
  });
  headers.append("Set-Cookie", "session=planted-cookie-value; Path=/");
  const data = {
    errorMessage: `planted-cookie-value ${said}`,
    message: said,
    url: "/go?t=planted-url-token",
  };
  const messages = [{ friendlyMessage: said, translationKey: sent }];
  const status = request.url.includes("login") ? 200 : 400;
  return Response.json({ data, messages, [sent]: sent }, { status, headers });
}

it("[QO-6] [QT-3] no output holds what a server repeats of a password, a token or a cookie", async () => {
  const sentSecrets = new Set<string>();
  const { report, har } = await probeOf(async (request) => {
    const text = await request.clone().text();
    for (const [, value = ""] of text.matchAll(/:"([^"]+)"/gu))
      if (value.length > 15) sentSecrets.add(value);
    return echo(request);
  });
  const output = [JSON.stringify(report), reportText(report), reportPage(report), har].join("\n");
  const plain = /^http|^ForceResetPassword$/u;
  const held = [...sentSecrets].filter((value) => !plain.test(value));
  expect(held.length).toBeGreaterThan(4);
  expect(held.filter((value) => output.includes(value))).toEqual([]);
  expect(output).not.toMatch(/planted-/u);
});

it.each(["//k9Zq+Tb4xW7==", "//%zz-k9Zq4x"])(
  "[QO-6] [QT-3] a token that begins as a path does is hidden, too: %s",
  async (token) => {
    const url = `/go?${new URLSearchParams({ token })}`;
    const { report, har } = await probeOf(async () =>
      Response.json({ url, errorMessage: `Session ${token} has begun` }),
    );
    expect([JSON.stringify(report), har].filter((output) => output.includes(token))).toEqual([]);
  },
);
