import { PRIVATE_NO_CACHE } from "@waymark/hosting";
import { expect } from "vitest";
import { NEVER_A_FILE } from "../check/check-addresses.ts";
import { COOKIE, LARGE_ANSWER, LEAVING_PATHS, PREFIX, type Test } from "./tested-world.ts";

/** Tests of what a host answers itself, and of the server behind it. */
export const ownTests = {
  methods: {
    title: "`HEAD`, and 405 with `Allow` for others",
    ids: "[QO-4] [QT-7]",
    run: async ({ ask }) => {
      const head = await ask("/forgot", { method: "HEAD" });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const method of ["POST", "PUT", "DELETE"]) {
        const { status, headers } = await ask("/forgot", { method });
        expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
      }
    },
  },
  form: {
    title: "a page for a form that no script has taken",
    ids: "[QO-4] [QT-7]",
    run: async ({ ask }) => {
      const { status, body } = await ask("/forgot", { method: "POST" });
      expect([status, /<h1\b/u.test(body.toString())]).toEqual([405, true]);
    },
  },
  change: {
    title: "`/.well-known/change-password`",
    ids: "[QO-4] [QF-11]",
    run: async ({ ask, host }) => {
      const { status, headers } = await ask("/.well-known/change-password");
      const { pathname } = new URL(headers.location ?? "", `http://${host}`);
      expect([status, pathname]).toEqual([302, "/forgot"]);
      expect((await ask(NEVER_A_FILE)).status).toBe(404);
      for (const file of ["security.txt", "apple-app-site-association"]) {
        expect([file, (await ask(`/.well-known/${file}`)).status]).toEqual([file, 200]);
      }
    },
  },
  health: {
    title: "`/healthz`, for any host",
    ids: "[QO-4] [QO-2]",
    run: async ({ ask }) => {
      const { status, body } = await ask("/healthz", { host: "10.0.0.1" });
      expect([status, body.toString()]).toEqual([200, "ok"]);
    },
  },
  version: {
    title: "`/version`",
    ids: "[QO-4] [QO-2]",
    run: async ({ ask }) => {
      const { body } = await ask("/version");
      expect(JSON.parse(body.toString())).toEqual({
        build: expect.stringMatching(/^[\da-f]{16}$/u),
      });
    },
  },
  otherHosts: {
    title: "other hosts refused",
    ids: "[QO-4] [QO-2]",
    run: async ({ ask }) => {
      for (const path of ["/", "/version", "/api/auth/login", "/favicon.svg"]) {
        const { status, body } = await ask(path, { host: "evil.example" });
        expect([path, status]).toEqual([path, 421]);
        expect(body.toString()).not.toContain("portal-config");
      }
    },
  },
  below: {
    title: "below a path",
    ids: "[QO-4] [QO-2] [RT-10]",
    run: async ({ below }) => {
      const { ask } = await below();
      // A token may hold any character.
      const link = "/reset/a%3Fb%2Fc/ResetPassword";
      for (const path of ["", "/", "/forgot", "/favicon.svg", link]) {
        expect([path, (await ask(PREFIX + path)).status]).toEqual([path, 200]);
      }
      const missing = `${PREFIX}/assets/gone.js`;
      for (const path of ["/", "/forgot", "/favicon.svg", `${PREFIX}s`, missing]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      }
      const { headers } = await ask("/.well-known/change-password");
      expect(headers.location).toContain(`${PREFIX}/forgot`);
    },
  },
  calls: {
    title: "calls reach the server, and nothing else does",
    ids: "[QO-4]",
    run: async ({ ask, seen }) => {
      seen.length = 0;
      const paths = ["/api/auth/redirect?x=%2F", "/api/a..b?redirect=/../c", "/workspace/a%2Fb"];
      const passed = [];
      for (const path of paths) passed.push(String((await ask(path)).headers["x-passed-to"]));
      const reached = seen.length > 0 ? seen : passed;
      expect(reached.map((each) => each.replace(/^https?:\/\/[^/]+/u, ""))).toEqual(paths);
      expect((await ask("/workspaces")).headers["x-passed-to"]).toBeUndefined();
      expect([0, paths.length]).toContain(seen.length);
    },
  },
  dots: {
    title: "a path that leaves `/api/` by dots reaches no server",
    ids: "[QO-4]",
    run: async ({ ask, seen }) => {
      seen.length = 0;
      const passed = [];
      for (const path of LEAVING_PATHS) {
        const { headers } = await ask(path);
        if (headers["x-passed-to"] !== undefined) passed.push(String(headers["x-passed-to"]));
      }
      const reached = [...seen, ...passed].map((each) => each.replace(/^https?:\/\/[^/]+/u, ""));
      // What a host has resolved itself is a call like any other.
      expect(reached.filter((each) => each !== "/api/x")).toEqual([]);
    },
  },
  largeAnswers: {
    title: "an answer with 8 kB of cookies, such as tokens",
    ids: "[QO-4]",
    run: async ({ ask }) => {
      const { status, headers } = await ask(LARGE_ANSWER, { method: "POST" });
      expect([status, String(headers["set-cookie"]).length]).toEqual([200, 2 * COOKIE.length + 1]);
    },
  },
  cookie: {
    title: "the CSRF cookie with the first page, private to it",
    ids: "[QO-4] [QT-5]",
    run: async ({ ask }) => {
      const { headers } = await ask("/forgot");
      expect(String(headers["set-cookie"])).toContain("XSRF-TOKEN=");
      expect([PRIVATE_NO_CACHE, "private, no-cache"]).toContain(headers["cache-control"]);
    },
  },
  gone: {
    title: "a server that is gone: 502 or 503, and pages all the same",
    ids: "[QO-4] [QX-6]",
    run: async ({ ask, endServer }) => {
      await endServer();
      const { status, headers, body } = await ask("/api/auth/login", { method: "POST" });
      expect([502, 503]).toContain(status);
      // A page of the host would name its software, and a person would read it after a link.
      expect(body.toString()).toBe(
        "This page has a problem. Wait a minute, then try again.\n" +
          "Cette page a un problème. Attendez une minute, puis réessayez.",
      );
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect((await ask("/")).status).toBe(200);
    },
  },
} as const satisfies Record<string, Test>;
