import type { Page } from "@playwright/test";
import { gate } from "./fixtures/gate.ts";
import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const LOGIN = "/api/auth/login";
const button = (page: Page) => page.locator("[type=submit]");
const countdown = (page: Page) => page.getByRole("timer");
const announced = (page: Page) => page.locator(".wm-wait [role=status]");

/** Signs in, and is refused with the given `Retry-After`; the page's clock is paused. */
async function refusedFor(page: Page, origin: string, headers: Record<string, string>) {
  const sent: string[] = [];
  await page.clock.install();
  await page.route(`**${LOGIN}`, async (route) => {
    sent.push(route.request().postData() ?? "");
    if (sent.length > 1) return route.fallback();
    await route.fulfill({ status: 429, headers, contentType: "application/json", body: "{}" });
  });
  await page.goto(origin);
  // React hydrates with timers, which a paused clock would stop.
  await page.locator("form[data-ready]").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page, people.student);
  return sent;
}

test.beforeEach(({ guard }) => guard.allow(/429/u));

test("[QN-3] counts down where it is seen, announces 60, 30 and 10 s, then signs in automatically", async ({
  page,
  origin,
}) => {
  const sent = await refusedFor(page, origin, { "Retry-After": "75" });
  await expect(countdown(page)).toContainText("1 minute 15 seconds");
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await expect(button(page)).toHaveAccessibleDescription(/try again for you in 1 minute 15/u);
  await button(page).focus();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(countdown(page)).toContainText("1 minute 10 seconds");
  await expect(announced(page)).toBeEmpty();
  for (const [ms, words] of [
    [10_000, "Still 1 minute to wait."],
    [30_000, "Still 30 seconds to wait."],
    [20_000, "Still 10 seconds to wait."],
  ] as const) {
    await page.clock.runFor(ms);
    await expect(announced(page)).toHaveText(words);
  }
  expect(sent).toHaveLength(1);
  await page.clock.runFor(10_100);
  await expect(countdown(page)).toContainText("The wait is over. Trying again…");
  await page.clock.runFor(3_000);
  await page.waitForURL(`**${people.student.path}`);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test("[QN-3] Enter says how long still; when the wait is over it sends at once", async ({
  page,
  origin,
}) => {
  const sent = await refusedFor(page, origin, { "Retry-After": "20" });
  await expect(countdown(page)).toContainText("20 seconds");
  await page.clock.runFor(5_000);
  await page.locator("[name=password]").press("Enter");
  await expect(announced(page)).toHaveText("Still 15 seconds to wait.");
  expect(sent).toHaveLength(1);
  // The random delay is hardly ever so short.
  await page.clock.runFor(15_001);
  await expect(button(page)).not.toHaveAttribute("aria-disabled");
  await page.locator("[name=password]").press("Enter");
  await page.waitForURL(`**${people.student.path}`);
  expect(sent).toHaveLength(2);
});

test("[QN-3] is right after another tab: the time is computed, not counted", async ({
  page,
  origin,
}) => {
  await refusedFor(page, origin, { "Retry-After": "600" });
  await expect(countdown(page)).toContainText("10 minutes");
  // Timers of a hidden tab run once a minute at most.
  await page.clock.fastForward(580_000);
  await expect(countdown(page)).toContainText("20 seconds");
});

test("[QN-3] reads a date against the date of the answer", async ({ page, origin }) => {
  await refusedFor(page, origin, {
    Date: "Mon, 04 May 2020 12:00:00 GMT",
    "Retry-After": "Mon, 04 May 2020 12:00:45 GMT",
  });
  await expect(countdown(page)).toContainText("45 seconds");
});

/** The chunks that a failure shows parts of; `which` are as they are answered. */
const partsOf = (which: string) => new RegExp(`/assets/(?:${which})-[^/]+\\.js`, "u");

/** Where the fields are, below the message. */
const fieldTop = async (page: Page) => (await page.locator("[name=username]").boundingBox())?.y;

test("[QN-3] [QN-4] [QV-7] with its chunks far behind, a wait is shown at once and holds the button; nothing moves when they come", async ({
  page,
  origin,
}) => {
  const { open: release, opened: released } = gate();
  await page.route(partsOf("countdown|failure-code|sign-in-help"), async (route) => {
    await released;
    await route.continue();
  });
  await page.route(`**${LOGIN}`, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "75" }, json: {} }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${origin}/?lang=fr`);
  await page.locator("form[data-ready]").waitFor();
  await signIn(page, people.student);
  const summary = page.locator(".wm-summary");
  await expect(summary).toBeFocused();
  await expect(summary.locator("[data-message=TROUBLE_TOO_MANY]")).toBeVisible();
  await expect(page.locator(".wm-wait")).toContainText(/1\sminute\s1\d\ssecondes/u);
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await expect(button(page)).toHaveAccessibleDescription(/minute/u);
  await expect(page.locator(".wm-code")).toBeEmpty();
  const before = await fieldTop(page);
  release();
  await expect(countdown(page)).toBeVisible();
  await expect(page.locator(".wm-code")).toHaveText(/L-429-[\dA-F]{4}/u);
  expect(await fieldTop(page)).toBe(before);
  await expect(summary.locator(".wm-summary__help")).toHaveCount(0);
});

test("[QN-3] [QN-4] [QX-5] with the chunk of its countdown blocked, a wait is in the message, and the code below it", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(/404|ERR_FAILED/u);
  await page.route(partsOf("countdown|sign-in-help"), (route) => route.abort());
  await page.route(`**${LOGIN}`, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "75" }, json: {} }),
  );
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await signIn(page, people.student);
  await expect(page.locator(".wm-summary")).toBeFocused();
  await expect(page.locator("[data-message=TROUBLE_TOO_MANY_MINUTES]")).toContainText("2 minutes");
  await expect(page.locator(".wm-code")).toHaveText(/L-429-[\dA-F]{4}/u);
  await expect(button(page)).not.toHaveAttribute("aria-disabled");
});

test("[QN-3] [QV-7] a summary of a long wait has its next steps, and is no higher than a phone's window", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "600" });
  const summary = page.locator(".wm-summary");
  await expect(summary.locator(".wm-summary__help")).toBeVisible();
  // It was 1136px high, and the fields were two windows below.
  expect((await summary.boundingBox())?.height).toBeLessThan(640);
});

for (const [wait, words] of [
  ["-1", "1 minute"],
  ["0", "1 second"],
  ["nonsense", "1 minute"],
  ["Mon, 04 May 1998 12:00:00 GMT", "1 minute"],
] as const) {
  test(`[QN-3] a wait of ${wait} is ${words}`, async ({ page, origin }) => {
    await refusedFor(page, origin, { "Retry-After": wait });
    await expect(countdown(page)).toContainText(words);
  });
}

test("[QN-3] in French, on a narrow phone, nothing moves while it counts", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
  await expect(countdown(page)).toContainText("1 minute 35 secondes");
  // The next steps arrive in a script of their own.
  await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
  const height = () => page.locator(".wm-summary").evaluate((box) => box.clientHeight);
  const before = await height();
  for (const ms of [1_000, 35_000, 50_000]) {
    await page.clock.runFor(ms);
    expect(await height()).toBe(before);
  }
});

test("[QN-3] a press on the button that waits shows why, where that was out of sight", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
  await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
  await button(page).scrollIntoViewIfNeeded();
  await expect(countdown(page)).not.toBeInViewport();
  await button(page).click({ force: true });
  await expect(countdown(page)).toBeInViewport();
  await expect(button(page)).toBeFocused();
});

test("[QN-3] the workspaces are not asked for again before the wait is over, then once automatically", async ({
  page,
  origin,
}) => {
  await page.clock.install();
  await page.goto(origin);
  await signIn(page, people.everything);
  await page.waitForURL("**/switchaccount?*");
  await expect(page.locator("[data-workspace]").first()).toBeVisible();
  let asked = 0;
  await page.route("**/api/auth/switchaccount*", async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fulfill({ status: 429, headers: { "Retry-After": "30" }, body: "{}" });
  });
  await page.reload();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await expect(again).toHaveAccessibleDescription(/seconds/u);
  await again.press("Enter");
  await page.clock.runFor(20_000);
  expect(asked).toBe(1);
  await page.clock.runFor(13_500);
  await expect(page.locator("[data-workspace]").first()).toBeVisible();
  expect(asked).toBe(2);
});
