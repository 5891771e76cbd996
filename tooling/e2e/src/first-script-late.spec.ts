import { people, signIn, signInStudent } from "./fixtures/people.ts";
import {
  callsOf,
  delayRequests,
  FIRST_SCRIPT,
  missing,
  notFound,
  withoutReact,
  withoutScripts,
} from "./fixtures/requests.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Sign-in where the first script is late, or never comes. */

const { student } = people;
const wrong = { username: student.username, password: "not-the-password" };

for (const [name, answer] of share(
  [
    ["blocked", { status: 404, body: "" }],
    ["replaced by a filter's page", { status: 200, contentType: "text/html", body: "<p>Blocked" }],
  ] as const,
  2,
)) {
  test(
    `[QP-2] [QD-3] with the first script ${name} React's form signs in`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/404|MIME/u);
      await page.route(FIRST_SCRIPT, (route) => route.fulfill(answer));
      const calls = callsOf(page);
      await page.goto(origin);
      await signInStudent(page);
      expect(calls).toEqual(["/api/auth/login"]);
    },
  );
}

test(
  "[QP-2] a first script that is late holds nothing back, and changes nothing when it comes",
  full,
  async ({ page, origin }) => {
    const release = await delayRequests(page, FIRST_SCRIPT);
    const calls = callsOf(page);
    await page.goto(origin, { waitUntil: "commit" });
    await page.locator("form[data-ready]").waitFor();
    const arrived = page.waitForResponse(FIRST_SCRIPT);
    release();
    await arrived;
    await signInStudent(page);
    expect(calls).toEqual(["/api/auth/login"]);
  },
);

for (const [name, status] of share(
  [
    ["comes", 200],
    ["never comes", 404],
  ] as const,
  2,
  1,
)) {
  test(
    `[QP-2] [QT-7] without React a submit waits for the first script, which ${name}`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(missing);
      const release = await delayRequests(page, FIRST_SCRIPT, (route) =>
        status === 200 ? route.continue() : notFound(route),
      );
      await withoutReact(page);
      const calls = callsOf(page);
      await page.goto(origin, { waitUntil: "commit" });
      const root = page.locator("html");
      await expect(root).toHaveAttribute("data-broken", "");
      await signIn(page, student);
      await expect(root).toHaveAttribute("data-submit-queued");
      release();
      if (status === 200) await page.waitForURL(`**${student.path}`);
      else {
        await expect(root).not.toHaveAttribute("data-submit-queued");
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expect(page.locator(".wm-broken")).toBeVisible();
      }
      expect(calls).toEqual(status === 200 ? ["/api/auth/login"] : []);
    },
  );
}

test(
  "[QP-2] what was sent before the first script leaves before its messages are asked for",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      const name = /login$|\/messages-/u.exec(request.url())?.[0];
      if (name) asked.push(name);
    });
    await page.goto(origin, { waitUntil: "commit" });
    await signIn(page, wrong);
    await expect(page.locator("html")).toHaveAttribute("data-submit-queued");
    release();
    await expect(page.locator("main form [role=alert]")).toBeVisible();
    await expect.poll(() => asked).toEqual(["login", "/messages-"]);
  },
);
