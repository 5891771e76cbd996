import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { failureOf, good, path, redirect, setCookies, settings } from "../testing/redirect-call.ts";
import { calls } from "./calls.ts";
import { request } from "./request.ts";
import { success } from "./result.ts";

afterEach(() => {
  // Spies of the getter and of the setter leave each other behind.
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "cookie");
});

describe("the CSRF token of a request", () => {
  it("[API-2] carries the decoded CSRF token on a non-GET, and none without the cookie", async () => {
    const asked = answering(path, good);
    await redirect();
    document.cookie = `XSRF-TOKEN=${encodeURIComponent("a b=c")}; path=/`;
    await redirect();
    expect(asked.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual([null, "a b=c"]);
  });

  it("[API-2] never carries it on a GET", async () => {
    document.cookie = "XSRF-TOKEN=secret; path=/";
    const asked = answering("/api/read", good);
    await request({ ...calls.redirect, method: "GET", path: "/api/read" }, {}, settings);
    expect(asked[0]?.headers.get("x-xsrf-token")).toBeNull();
  });

  it.each(["POST", "PUT", "DELETE"])("[API-2] carries it on a %s", async (method) => {
    document.cookie = "XSRF-TOKEN=secret; path=/";
    const asked = answering(path, good);
    await request({ ...calls.redirect, method }, {}, settings);
    expect(asked[0]?.headers.get("x-xsrf-token")).toBe("secret");
  });

  it("[API-2] takes the names of cookie and header from the configuration", async () => {
    document.cookie = "own=token; path=/";
    const asked = answering(path, good);
    await request(
      calls.redirect,
      { body: { Token: "t" } },
      { ...settings, csrf: { cookie: "own", header: "X-Own" } },
    );
    expect(asked[0]?.headers.get("x-own")).toBe("token");
  });

  it("[QT-5] tries once more when a 403 came with another cookie, with the new token", async () => {
    document.cookie = "XSRF-TOKEN=old; path=/";
    const renew = () => {
      document.cookie = "XSRF-TOKEN=new; path=/";
      return HttpResponse.json({}, { status: 403 });
    };
    const asked = answering(path, renew, good);
    expect(await redirect()).toEqual(success(good));
    expect(asked.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["old", "new"]);
  });

  it.each([
    [403, false, { cookiesBlocked: true }],
    [403, true, {}],
    [400, false, {}],
  ])("[QE-3] a %i with cookies enabled: %s says %j", async (status, cookieEnabled, said) => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(cookieEnabled);
    answering(path, refusal(status));
    const plain = { kind: "http", status, messages: [], message: "" };
    expect(await failureOf(redirect())).toEqual({ ...plain, ...said });
  });

  it("[QE-3] [QX-6] a 403 says that cookies are blocked where the browser says that they are enabled and refuses storage", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    answering(path, refusal(403));
    expect(navigator.cookieEnabled).toBe(true);
    expect(await failureOf(redirect())).toMatchObject({ status: 403, cookiesBlocked: true });
  });

  it("[QT-5] does not repeat a 403 that came with the same cookie", async () => {
    document.cookie = "XSRF-TOKEN=same; path=/";
    const asked = answering(path, refusal(403));
    expect(await failureOf(redirect())).toMatchObject({ kind: "http", status: 403 });
    expect(asked).toHaveLength(1);
  });

  it("[QT-5] does not repeat what was answered with a new cookie", async () => {
    document.cookie = "XSRF-TOKEN=old; path=/";
    const renew = () => {
      document.cookie = "XSRF-TOKEN=new; path=/";
      return HttpResponse.json(good);
    };
    const asked = answering(path, renew);
    await redirect();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["first", "%E2%82%AC", "good"],
    ["last", "good", "%E2%82%AC"],
    ["a line feed", "a%0Ab", "good"],
    ["nothing", "", "good"],
    ["no text", "%E0%A4", "good"],
  ])("[QT-5] passes over a cookie that no header can hold: %s", async (_, ...values) => {
    setCookies(...values);
    const asked = answering(path, good);
    expect(await redirect()).toEqual(success(good));
    expect(asked.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["good"]);
  });

  it.each(["%E2%82%AC", "%E0%A4"])(
    "[QT-5] sends no token, and is no outage, where no cookie can be one: %s",
    async (other) => {
      setCookies(other);
      const asked = answering(path, good);
      expect(await redirect()).toEqual(success(good));
      expect(asked[0]?.headers.get("x-xsrf-token")).toBeNull();
    },
  );

  it("[QT-5] passes over a cookie that cannot be read, and one whose name only begins alike", async () => {
    const cookies = "other=1; XSRF-TOKEN-2=2; XSRF-TOKEN=%E0%A4; XSRF-TOKEN=own";
    vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);
    const asked = answering(path, good);
    await redirect();
    expect(asked[0]?.headers.get("x-xsrf-token")).toBe("own");
  });

  it("[QT-5] tries the other cookie of the same name on a 403, once", async () => {
    setCookies("planted", "good", "third");
    const asked = answering(path, refusal(403), good);
    expect(await redirect()).toEqual(success(good));
    expect(asked.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["planted", "good"]);
    const refused = answering(path, refusal(403));
    expect(await failureOf(redirect())).toMatchObject({ kind: "http", status: 403 });
    expect(refused).toHaveLength(2);
  });

  it("[QT-5] prefers a cookie that came with the 403 to one that was there before", async () => {
    const jar = setCookies("planted", "stale");
    const asked = answering(
      path,
      () => {
        jar.mockReturnValue("XSRF-TOKEN=planted; XSRF-TOKEN=stale; XSRF-TOKEN=new");
        return HttpResponse.json({}, { status: 403 });
      },
      good,
    );
    await redirect();
    expect(asked.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["planted", "new"]);
  });

  it("[QT-5] after two 403 it expires the cookies of other hosts, and the next call is the first again", async () => {
    vi.stubGlobal("location", new URL("https://sign-in.district.school.example/"));
    setCookies("planted", "good");
    const written = vi.spyOn(document, "cookie", "set");
    // A 403 of an earlier test would count.
    const asked = answering(path, good, refusal(403), refusal(403), good);
    await redirect();
    await failureOf(redirect());
    expect(asked).toHaveLength(3);
    expect(written.mock.calls.flat()).toEqual([
      "XSRF-TOKEN=; Max-Age=0; Path=/; Domain=district.school.example",
      "XSRF-TOKEN=; Max-Age=0; Path=/; Domain=school.example",
    ]);
    setCookies("good");
    expect(await redirect()).toEqual(success(good));
    expect(asked).toHaveLength(4);
  });

  it.each(["%E2%82%AC", "%E0%A4"])(
    "[QT-5] counts 403s over calls, so that a cookie that cannot be tried is expired too: %s",
    async (other) => {
      vi.stubGlobal("location", new URL("https://sign-in.school.example/"));
      setCookies(other, "good");
      const written = vi.spyOn(document, "cookie", "set");
      const asked = answering(path, good, refusal(403), good, refusal(403), refusal(403));
      for (let call = 0; call < 4; call += 1) await redirect();
      expect(written).not.toHaveBeenCalled();
      await redirect();
      expect(written.mock.calls.flat()).toEqual([
        "XSRF-TOKEN=; Max-Age=0; Path=/; Domain=school.example",
      ]);
      expect(asked).toHaveLength(5);
    },
  );

  it("[QT-5] leaves the only cookie, which may be the server's own for the whole site, after two 403", async () => {
    vi.stubGlobal("location", new URL("https://sign-in.school.example/"));
    setCookies("good");
    const written = vi.spyOn(document, "cookie", "set");
    answering(path, good, refusal(403), refusal(403));
    for (let call = 0; call < 3; call += 1) await redirect();
    expect(written).not.toHaveBeenCalled();
  });

  it("[API-2] takes a cookie that no other host can set", async () => {
    const name = "__Host-XSRF-TOKEN";
    vi.spyOn(document, "cookie", "get").mockReturnValue(`XSRF-TOKEN=planted; ${name}=own`);
    const asked = answering(path, good);
    const csrf = { cookie: name, header: "X-XSRF-TOKEN" };
    await request(calls.redirect, { body: { Token: "t" } }, { ...settings, csrf });
    expect(asked[0]?.headers.get("x-xsrf-token")).toBe("own");
  });
});
