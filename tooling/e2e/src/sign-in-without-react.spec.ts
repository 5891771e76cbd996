import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { callsOf, delayRequests, missing, notFound, withoutReact } from "./fixtures/requests.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Sign-in where React never comes. */

const { student } = people;
const wrong = { username: student.username, password: "not-the-password" };

test("[QP-2] [QX-5] without React signing in works", async ({ page, origin, guard }) => {
  guard.allow(missing);
  await withoutReact(page);
  await page.goto(origin);
  await expect(page.locator("html")).toHaveAttribute("data-broken", "");
  await signInStudent(page);
});

test("[QP-2] [QX-1] without React the second press of a double click sends nothing, also where the first is answered by then", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(new RegExp(`${missing.source}|401`, "u"));
  await withoutReact(page);
  await page.goto(origin);
  await signIn(page, wrong);
  await expect(page.locator(".wm-summary")).toBeFocused();
  const calls = callsOf(page);
  await page.locator("main [type=submit]").hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // A press that was meant. Its call is the only one.
  await signIn(page, student);
  await page.waitForURL(`**${student.path}`);
  expect(calls.filter((path) => path.endsWith("/login"))).toHaveLength(1);
});

test(
  "[QP-2] [SI-10] without React a press into the refused password selects it, and a second one sets the caret",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(new RegExp(`${missing.source}|401`, "u"));
    await withoutReact(page);
    await page.goto(origin);
    await signIn(page, wrong);
    await expect(page.locator(".wm-summary")).toBeFocused();
    const password = page.locator("[name=password]");
    await password.click();
    await page.keyboard.type("maple");
    await expect(password).toHaveValue("maple");
    await password.click();
    await page.keyboard.type("-24");
    await expect(password).toHaveValue("maple-24");
  },
);

test(
  "[QP-2] [QX-5] where the portal cannot start the page says so, and signing in works",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/planted mistake/u);
    await page.addInitScript(() => {
      Object.defineProperty(document, "referrer", {
        get() {
          throw new TypeError("planted mistake");
        },
      });
    });
    await page.goto(origin);
    await expect(page.getByRole("alert")).toHaveClass("wm-broken");
    await signInStudent(page);
  },
);

for (const [lang, words] of share(
  [
    ["en", "There is a problem"],
    ["fr", "Il y a un problème"],
  ] as const,
  2,
  1,
)) {
  test(`[QP-2] [QE-1] [QV-1] without React the page itself says what is wrong (${lang})`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(new RegExp(`${missing.source}|401`, "u"));
    await page.setViewportSize({ width: 320, height: 640 });
    await withoutReact(page);
    await page.goto(`${origin}/?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("data-broken", "");
    const summary = page.locator("main form [role=alert]");
    await page.locator("[name=username]").fill(wrong.username);
    await page.locator("[name=username]").press("Enter");
    await expect(summary.getByRole("link")).toHaveAttribute("href", "#password");
    await summary.getByRole("link").click();
    await expect(page.locator("[name=password]")).toBeFocused();
    const sent = page
      .waitForRequest("**/api/auth/login")
      .then((request) => request.postDataJSON() as { RequestId: string });
    await page.locator("[name=password]").fill(wrong.password);
    await page.locator("[name=password]").press("Enter");
    await expect(summary).toContainText(words);
    await expect(summary.locator("[data-message=USERNAME_OR_PASSWORD_NOT_FOUND]")).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(page.locator("main form [data-code]")).toHaveText(
      new RegExp(`L-401-${(await sent).RequestId.slice(0, 4)},? .*\\d{1,2}\\D{1,3}\\d{2}`, "iu"),
    );
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await checkAccessibility(page);
    await checkReflow(page);
    await page.locator("[name=password]").fill(student.password);
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL(`**${student.path}`);
  });
}

test("[QP-2] [QN-3] [QN-4] without React a wait is counted down, holds the button, and ends with one send", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(new RegExp(`${missing.source}|503`, "u"));
  // However long the checks below take, the wait is not over before they are.
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  await withoutReact(page);
  await page.route(
    "**/api/auth/login",
    (route) => route.fulfill({ status: 503, headers: { "Retry-After": "60" }, json: {} }),
    { times: 1 },
  );
  const calls = callsOf(page);
  await page.goto(`${origin}/?lang=fr`);
  await expect(page.locator("html")).toHaveAttribute("data-broken", "");
  await signIn(page, student);
  await expect(page.locator("[data-message=TROUBLE_SERVICE_PAUSED]")).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(
    /réessaierons une fois pour vous, à .*dans \d+\s(?:s|min)/u,
  );
  await expect(page.locator("main form [data-code]")).toHaveText(/L-503-[\dA-F]{4}/u);
  const button = page.locator("[type=submit]");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription(
    /réessaierons une fois pour vous, à \d+\sh\s\d+\.?$/u,
  );
  await checkAccessibility(page);
  await checkReflow(page);
  await page.locator("[name=password]").press("Enter");
  await expect(page.locator(".wm-wait [role=status]")).toHaveText(
    /Encore \d+\s(?:seconde|minute)s? d’attente/u,
  );
  expect(calls).toEqual(["/api/auth/login"]);
  // The wait ends with a send where the page is in use.
  await page.clock.fastForward(30_000);
  await page.keyboard.press("Shift");
  await page.clock.fastForward(30_000);
  await page.waitForURL(`**${student.path}`);
  expect(calls).toEqual(["/api/auth/login", "/api/auth/login"]);
});

test(
  "[QX-5] [QV-3] [QE-2] without React a form that cannot be sent leads to the notice before the link that reloads the page, also where Enter is pressed twice",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    await page.setViewportSize({ width: 320, height: 480 });
    await withoutReact(page);
    await page.goto(`${origin}/forgot?lang=fr`);
    await expect(page.locator("html")).toHaveAttribute("data-broken", "");
    await page.locator("[name=email]").fill("maya.chen@riverside.example");
    await page.locator("[name=email]").press("Enter");
    await expect(page.locator(".wm-broken")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const reload = page.getByRole("link", { name: "Rechargez-la" });
    await expect(reload).toBeFocused();
    await expect(reload).toBeInViewport();
    await expect(page.locator("[name=email]")).toHaveValue("maya.chen@riverside.example");
  },
);

test(
  "[QP-2] [SI-7] [QX-5] a forced change whose screen is lost after the response says so, and the form can be sent again",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(missing);
    const answer = await delayRequests(page, /\/assets\/react-[^/]+\.js/u, notFound);
    await page.goto(origin, { waitUntil: "commit" });
    const response = page.waitForResponse("**/api/auth/login");
    await signIn(page, people.mustReset);
    await (await response).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    answer();
    await expect(page.locator("main form [role=alert]")).toBeFocused();
    await expect(page.locator("main form [type=submit]")).toHaveAttribute("aria-busy", "false");
  },
);
