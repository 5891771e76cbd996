import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { failureOf, good, path, redirect, setCookies, settings } from "../testing/redirect-call.ts";
import { calls } from "./calls.ts";
import { request, urlOf, visitId } from "./request.ts";
import { responseSchemas } from "./response-schemas.ts";
import { success } from "./result.ts";

describe("request", () => {
  it("[API-1] carries a JSON content type and an empty Device header", async () => {
    const [asked] = [answering(path, good)];
    await redirect();
    expect(asked[0]?.headers.get("content-type")).toBe("application/json");
    expect(asked[0]?.headers.get("device")).toBe("");
  });

  it("[QO-5] names the id that the code of its failure is made from", async () => {
    const redirects = answering(path, refusal(503));
    await redirect();
    expect(redirects[0]?.headers.get("x-request-id")).toBe(visitId);
    const RequestId = "7f3a0c1e-0000-4000-8000-000000000000";
    const logins = answering(calls.login.path, refusal(401));
    const body = { Username: "a", Password: "b", RequestId, SelectedLanguage: 0, remember: false };
    await request(calls.login, { body }, settings);
    expect(logins[0]?.headers.get("x-request-id")).toBe(RequestId);
  });

  it.each([
    ["HTML", () => HttpResponse.html("<!doctype html><p>Log in to the network</p>")],
    ["a network's 511", () => HttpResponse.html("<p>Log in to the network</p>", { status: 511 })],
    ["a host's 431, cookies too large", () => new HttpResponse("Too large", { status: 431 })],
    ["a filter's 451", () => HttpResponse.html("<p>Blocked</p>", { status: 451 })],
    ["an empty body", () => new HttpResponse(null, { status: 200 })],
    ["a cut-off body", () => new HttpResponse('{"url":"https://pro', { status: 200 })],
    ["no object", () => HttpResponse.json(["url"])],
    ["null", () => HttpResponse.json(null)],
    ["another shape", () => HttpResponse.json({ url: 7 })],
    ["a missing field", () => HttpResponse.json({ data: {} })],
  ])("[API-21] takes %s as an unreadable answer", async (_, answer) => {
    answering(path, answer);
    expect(await failureOf(redirect())).toEqual({ kind: "unreadable" });
  });

  it.each([451, 511])(
    "[API-21] keeps what the server itself says with status %s",
    async (status) => {
      const messages = [{ friendlyMessage: "Not in your country" }];
      answering(path, refusal(status, { messages }), refusal(status, { errorMessage: "No" }));
      expect(await failureOf(redirect())).toMatchObject({ kind: "http", status, messages });
      expect(await failureOf(redirect())).toMatchObject({ kind: "http", errorMessage: "No" });
    },
  );

  it.each([400, 404, 405, 406, 413])(
    "[SI-9] [FP-4] [API-21] takes a web page with status %s for a gateway's, unless the server says more",
    async (status) => {
      const page = () => HttpResponse.html(`\r\n<html><h1>${status}</h1></html>`, { status });
      answering(path, page, refusal(status), refusal(status, { message: "No" }));
      expect(await failureOf(redirect())).toEqual({ kind: "unreadable" });
      expect(await failureOf(redirect())).toMatchObject({ kind: "http", status });
      expect(await failureOf(redirect())).toMatchObject({ kind: "http", message: "No" });
    },
  );

  it.each([401, 403, 409, 410, 429, 503])(
    "[API-21] [VF-2] reads the status alone of a web page with %s, which a server's framework may have written",
    async (status) => {
      const page = () => HttpResponse.html(`<h1>${status}</h1>`, { status });
      answering(path, page, page);
      expect(await failureOf(redirect())).toMatchObject({ kind: "http", status });
    },
  );

  it("[SI-9] [QE-3] takes a 408 for no answer in time, unless the server says more", async () => {
    answering(path, refusal(408), () => HttpResponse.html("<h1>408</h1>", { status: 408 }));
    expect(await failureOf(redirect())).toEqual({ kind: "timeout" });
    expect(await failureOf(redirect())).toEqual({ kind: "timeout" });
    answering(path, refusal(408, { errorMessage: "No" }));
    expect(await failureOf(redirect())).toMatchObject({ kind: "http", status: 408 });
  });

  it("[API-21] reads a field at the top level or inside data", async () => {
    answering(path, good, { data: good, unknown: true });
    expect(await redirect()).toMatchObject(success(good));
    expect(await redirect()).toMatchObject(success(good));
  });

  it("[API-21] keeps the message of a refusal, also with other fields", async () => {
    const messages = [{ friendlyMessage: "No", translationKey: "KEY", other: 1 }, "rubbish"];
    answering(
      path,
      refusal(429, { messages, data: { message: "expired" } }, { "Retry-After": "90" }),
    );
    expect(await failureOf(redirect())).toEqual({
      kind: "http",
      status: 429,
      messages: [{ friendlyMessage: "No", translationKey: "KEY" }],
      message: "expired",
      retryAfterSeconds: 90,
    });
  });

  it("[QE-3] tells a broken connection, a time limit and an abort apart", async () => {
    answering(path, noAnswer());
    expect(await failureOf(redirect())).toEqual({ kind: "offline" });

    server.use(http.post(`*${path}`, () => new Promise<never>(() => undefined)));
    const slow = request(
      calls.redirect,
      { body: { Token: "t" } },
      { ...settings, requestTimeoutMs: 20 },
    );
    expect(await failureOf(slow)).toEqual({ kind: "timeout" });

    const leaving = new AbortController();
    const left = failureOf(redirect({ signal: leaving.signal }));
    leaving.abort();
    expect(await left).toEqual({ kind: "aborted" });
  });

  it("[AN-2] [QN-4] tells nothing of a call that the browser breaks because the page is left", async () => {
    let breakCall: (reason: unknown) => void = () => undefined;
    const broken = new Promise<Response>((_, reject) => {
      breakCall = reject;
    });
    vi.spyOn(window, "fetch").mockReturnValue(broken);
    const told = vi.fn<(failure: unknown) => void>();
    void failureOf(redirect()).then(told);
    // A browser rejects the call, lets promises continue, and runs no further task of the page.
    breakCall(new TypeError("Failed to fetch"));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ kind: "offline" }));
  });

  it("[API-22] does not ask at all for a screen that has gone, and lets go of one that stays", async () => {
    const asked = answering(path, good);
    expect(await failureOf(redirect({ signal: AbortSignal.abort() }))).toEqual({ kind: "aborted" });
    expect(asked).toEqual([]);
    const { signal } = new AbortController();
    const listens = vi.spyOn(signal, "addEventListener");
    const lets = vi.spyOn(signal, "removeEventListener");
    await redirect({ signal });
    expect(lets.mock.calls).toEqual(listens.mock.calls);
    expect(listens).toHaveBeenCalledOnce();
  });

  it("[API-22] leaves no time limit running when it has ended", async () => {
    answering(path, good);
    const set = vi.spyOn(globalThis, "setTimeout");
    const cleared = vi.spyOn(globalThis, "clearTimeout");
    await request(calls.redirect, {}, { ...settings, requestTimeoutMs: 12_345 });
    const at = set.mock.calls.findIndex(([, ms]) => ms === 12_345);
    expect(cleared).toHaveBeenCalledWith(set.mock.results[at]?.value);
  });

  it("[API-1] keeps no answer in the browser's memory, and sends a body only where there is one", async () => {
    answering(path, good);
    const fetched = vi.spyOn(globalThis, "fetch");
    await redirect();
    await request(calls.redirect, { query: { k: "1" } }, settings);
    const [first, second] = fetched.mock.calls;
    expect(first?.[0]).toBe(path);
    expect(first?.[1]).toMatchObject({ method: "POST", cache: "no-store", body: '{"Token":"t"}' });
    expect(second?.[0]).toBe(`${path}?k=1`);
    expect(second?.[1]?.body).toBeUndefined();
  });

  it("[API-2] names the page's origin to the server, though the page itself has no referrer", async () => {
    answering(path, good);
    const fetched = vi.spyOn(globalThis, "fetch");
    await redirect();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ referrerPolicy: "origin" });
  });

  it("[API-2] [QT-3] follows a redirect within its origin, and to another one sends nothing", async () => {
    const stolen = answering("https://elsewhere.example/steal", good);
    const moved = answering("/moved", good);
    const to = (Location: string) => () =>
      new HttpResponse(null, { status: 307, headers: { Location } });
    answering(path, to("https://elsewhere.example/steal"), to("/moved"));
    expect(await failureOf(redirect())).toEqual({ kind: "offline" });
    expect(stolen).toEqual([]);
    expect(await redirect()).toEqual(success(good));
    expect(moved.map(({ body }) => body)).toEqual([{ Token: "t" }]);
  });

  it("[API-22] gives every call a time limit of 30 s unless the configuration says otherwise", () => {
    expect(settings.requestTimeoutMs).toBe(30_000);
  });

  it("[API-21] takes a body that breaks off for a broken connection, good answer or not", async () => {
    const broken = () =>
      new ReadableStream({ start: (controller) => controller.error(new TypeError("reset")) });
    answering(
      path,
      () => new HttpResponse(broken(), { status: 200 }),
      () => new HttpResponse(broken(), { status: 500 }),
    );
    expect(await failureOf(redirect())).toEqual({ kind: "offline" });
    expect(await failureOf(redirect())).toEqual({ kind: "offline" });
  });

  it("[API-21] a mistake of our own is thrown as it is, and is no outage", async () => {
    answering(path, good);
    const planted = new TypeError("planted");
    vi.spyOn(responseSchemas.redirect, "~run").mockImplementation(() => {
      throw planted;
    });
    await expect(redirect()).rejects.toBe(planted);
    vi.restoreAllMocks();
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const body = circular as { Token: string };
    await expect(request(calls.redirect, { body }, settings)).rejects.toThrow(TypeError);
    setCookies("t");
    const csrf = { cookie: "XSRF-TOKEN", header: "no header" };
    await expect(
      request(calls.redirect, { body: { Token: "t" } }, { ...settings, csrf }),
    ).rejects.toThrow(TypeError);
  });

  it("[QT-3] keeps nothing of the request in a failure, so that it can be logged", async () => {
    answering(path, refusal(401));
    const failure = await failureOf(
      request(calls.redirect, { body: { Token: "secret" } }, settings),
    );
    expect(failure).toEqual({ kind: "http", status: 401, messages: [], message: "" });
  });

  it("encodes the values of a query and leaves undefined ones out", () => {
    expect(urlOf("/a", { k: "a b&c=é/%", none: undefined })).toBe("/a?k=a%20b%26c%3D%C3%A9%2F%25");
    expect(urlOf("/a", { k: "1", none: undefined, l: "" })).toBe("/a?k=1&l=");
    expect(urlOf("/a", { none: undefined })).toBe("/a");
  });
});
