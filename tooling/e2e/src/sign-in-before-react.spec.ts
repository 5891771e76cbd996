import { countChanges } from "./fixtures/accessibility.ts";
import { callsOf, delayRequests, gone, missing, withoutScripts } from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Sign-in by the first script, while React is on its way or far behind. */

const { student, mustReset } = people;
const wrong = { username: student.username, password: "not-the-password" };

test("[QP-2] [QX-1] a right password leads on before React is there; Enter five times is one call", async ({
  page,
  origin,
}) => {
  await withoutScripts(page, "all but the first");
  const calls = callsOf(page);
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=password]").fill(student.password);
  const answer = await delayRequests(page, "**/api/auth/login");
  for (let times = 0; times < 5; times += 1) {
    await page.locator("[name=password]").press("Enter");
  }
  await expect(page.locator("html")).toHaveAttribute("data-pending", "");
  await expect(page.locator("[type=submit]")).toHaveAttribute("aria-busy", "true");
  answer();
  await page.waitForURL(`**${student.path}`);
  expect(calls).toEqual(["/api/auth/login"]);
  const stored = await page.evaluate(() => Object.entries(localStorage));
  expect(stored.map(([key]) => key).toSorted()).toEqual(["appToken", "auth_token"]);
});

for (const [lang, title] of share(
  [
    ["en", "Error: Sign in"],
    ["fr", "Erreur"],
  ] as const,
  2,
  1,
)) {
  test(
    `[QP-2] [QX-1] a refusal whose message has not come is React's to show, without a second call (${lang})`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(missing);
      guard.allow(/403/u);
      await gone(page, "**/assets/messages-*");
      await page.route("**/api/auth/login", (route) => route.fulfill({ status: 403, json: {} }), {
        times: 1,
      });
      const release = await withoutScripts(page, "all but the first");
      const calls = callsOf(page);
      await page.goto(`${origin}/?lang=${lang}`, { waitUntil: "commit" });
      const answered = page.waitForResponse("**/api/auth/login");
      await signIn(page, wrong);
      await answered;
      await expect(page.locator("main [role=alert]")).toHaveCount(0);
      release();
      const summary = page.locator("main [role=alert]");
      await expect(page.locator("main [data-code^=L-403]")).toBeVisible();
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${title}`, "u"));
      await expect(page.locator("[name=username]")).toHaveValue(wrong.username);
      await expect(page.locator("[name=password]")).toHaveValue(wrong.password);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await page.locator("[name=password]").fill(student.password);
      await page.locator("[name=password]").press("Enter");
      await page.waitForURL(`**${student.path}`);
      expect(calls).toEqual(["/api/auth/login", "/api/auth/login"]);
    },
  );
}

test(
  "[QP-2] [QN-3] a wait that was asked for before React is there is counted down, and ends with one send",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/429/u);
    // However long the checks below take, the wait is not over before they are.
    await page.clock.install();
    const release = await withoutScripts(page, "all but the first");
    const calls = callsOf(page);
    await page.route(
      "**/api/auth/login",
      (route) => route.fulfill({ status: 429, headers: { "Retry-After": "60" }, json: {} }),
      { times: 1 },
    );
    await page.goto(origin, { waitUntil: "commit" });
    const answered = page.waitForResponse("**/api/auth/login");
    await signIn(page, student);
    await answered;
    release();
    await expect(page.getByRole("timer")).toContainText(
      /try again for you once, at .*in \d+ (?:sec|min)/u,
    );
    await expect(page.locator("[data-message=TROUBLE_TOO_MANY]")).toBeVisible();
    await expect(page.locator("[type=submit]")).toHaveAttribute("aria-disabled", "true");
    expect(calls).toEqual(["/api/auth/login"]);
    // The wait ends with a send where the page is in use.
    await page.clock.fastForward(30_000);
    await page.keyboard.press("Shift");
    await page.clock.fastForward(30_000);
    await page.waitForURL(`**${student.path}`);
    expect(calls).toEqual(["/api/auth/login", "/api/auth/login"]);
  },
);

test(
  "[API-4] React's form sends the request id that the first script sent",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    const ids: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) {
        ids.push((request.postDataJSON() as { RequestId: unknown }).RequestId);
      }
    });
    await page.goto(origin, { waitUntil: "commit" });
    await signIn(page, wrong);
    release();
    await expect(page.locator("main [role=alert]")).toBeVisible();
    await page.locator("[type=submit]").click();
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/u);
    expect(ids[1]).toBe(ids[0]);
  },
);

test("[QP-2] [SI-5] that it signs in is said before React is there, which does not say it again", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(/401/u);
  const release = await withoutScripts(page, "all but the first");
  const answer = await delayRequests(page, "**/api/auth/login");
  await page.goto(origin, { waitUntil: "commit" });
  const status = page.locator("form > [role=status]");
  await expect(status).toBeEmpty();
  await signIn(page, wrong);
  await expect(status).toHaveText("Signing you in…");
  const changes = await countChanges(status);
  release();
  await page.locator("form[data-ready]").waitFor();
  await expect(page.locator(".wm-spinner")).toBeVisible();
  expect(await changes()).toBe(0);
  await expect(status).toHaveText("Signing you in…");
  answer();
  await expect(page.locator("main [role=alert]")).toBeVisible();
  await expect(status).toBeEmpty();
});

test(
  "[QP-2] [SI-5] that it signs in is no longer said before React once it has failed",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const release = await withoutScripts(page, "all but the first");
    const answer = await delayRequests(page, "**/api/auth/login");
    await page.goto(`${origin}/?lang=fr`, { waitUntil: "commit" });
    await signIn(page, wrong);
    const status = page.locator("form > [role=status]");
    await expect(status).toHaveText("Connexion en cours…");
    answer();
    await expect(page.locator("main [role=alert]")).toBeVisible();
    await expect(status).toBeEmpty();
    release();
    await page.locator("form[data-ready]").waitFor();
    await expect(status).toBeEmpty();
  },
);

test("[QP-2] [SI-7] a forced change opens once React is there, without a second call", async ({
  page,
  origin,
}) => {
  const release = await withoutScripts(page, "all but the first");
  const calls = callsOf(page);
  await page.goto(origin, { waitUntil: "commit" });
  const answered = page.waitForResponse("**/api/auth/login");
  await signIn(page, mustReset);
  await answered;
  release();
  await page.waitForURL("**/mustreset");
  expect(calls).toEqual(["/api/auth/login"]);
});
