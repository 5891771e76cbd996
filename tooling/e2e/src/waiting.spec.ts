import type { Page } from "@playwright/test";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { button, countdown, refusedFor } from "./fixtures/wait.ts";

const announced = (page: Page) => page.locator(".wm-wait [role=status]");

test.beforeEach(({ guard }) => guard.allow(/429/u));

test("[QN-3] counts down where it is seen, announces 60, 30 and 10 s, and sends nothing after more than a minute", async ({
  page,
  origin,
}) => {
  const sent = await refusedFor(page, origin, { "Retry-After": "75" });
  await expect(countdown(page)).toContainText("1 min 15 sec");
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await expect(button(page)).toHaveAccessibleDescription(/can try again at \d+:\d\d\s[ap]\.m\.$/u);
  await button(page).focus();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(countdown(page)).toContainText("1 min 10 sec");
  await expect(announced(page)).toBeEmpty();
  for (const [ms, words] of [
    [10_000, "1 minute left to wait."],
    [30_000, "30 seconds left to wait."],
    [20_000, "10 seconds left to wait."],
  ] as const) {
    await page.clock.runFor(ms - 5_000);
    await expect(announced(page)).toBeEmpty();
    await page.clock.runFor(5_000);
    await expect(announced(page)).toHaveText(words);
  }
  await page.clock.runFor(10_000);
  await expect(countdown(page)).toContainText("The wait is over. You can try again now.");
  await expect(announced(page)).toHaveText("The wait is over. You can try again now.");
  await page.clock.runFor(10_000);
  await expect(announced(page)).toBeEmpty();
  expect(sent).toHaveLength(1);
  await button(page).click();
  await page.waitForURL(`**${people.student.path}`);
  expect(sent).toHaveLength(2);
});

test(
  "[QN-3] a wait of a minute at most ends with one send, while a person is at the page",
  full,
  async ({ page, origin }) => {
    const sent = await refusedFor(page, origin, { "Retry-After": "60" });
    await expect(countdown(page)).toContainText("try again for you once, at");
    await page.clock.runFor(40_000);
    await page.mouse.move(200, 200);
    await page.clock.runFor(20_100);
    await expect(countdown(page)).toContainText("The wait is over. Trying again…");
    await page.clock.runFor(3_000);
    await page.waitForURL(`**${people.student.path}`);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
  },
);

test(
  "[QN-3] the password of an unattended wait is emptied after two minutes",
  full,
  async ({ page, origin }) => {
    const sent = await refusedFor(page, origin, { "Retry-After": "900" });
    await expect(countdown(page)).toContainText("15 min");
    await page.clock.runFor(119_000);
    await expect(page.locator("[name=password]")).toHaveValue(people.student.password);
    await page.clock.runFor(2_000);
    await expect(page.locator("[name=password]")).toHaveValue("");
    await expect(page.locator("[name=username]")).toHaveValue(people.student.username);
    await page.clock.runFor(900_000);
    await expect(countdown(page)).toContainText("We cleared the password for your safety");
    expect(sent).toHaveLength(1);
  },
);

test(
  "[QN-3] Enter says how long still; when the wait is over it sends at once",
  full,
  async ({ page, origin }) => {
    const sent = await refusedFor(page, origin, { "Retry-After": "20" });
    await expect(countdown(page)).toContainText("20 sec");
    await page.clock.runFor(5_000);
    await page.locator("[name=password]").press("Enter");
    await expect(announced(page)).toHaveText("15 seconds left to wait.");
    expect(sent).toHaveLength(1);
    await page.clock.runFor(15_001);
    await expect(button(page)).not.toHaveAttribute("aria-disabled");
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL(`**${people.student.path}`);
    expect(sent).toHaveLength(2);
  },
);

test(
  "[QN-3] [LN-3] a change of language says no old words of a wait",
  full,
  async ({ page, origin }) => {
    await refusedFor(page, origin, { "Retry-After": "64" });
    await page.clock.runFor(4_000);
    await expect(announced(page)).toHaveText("1 minute left to wait.");
    await page.clock.runFor(24_000);
    await page.getByRole("link", { name: "Français" }).click();
    await page.clock.runFor(1_000);
    await expect(countdown(page)).toContainText("Vous pourrez réessayer");
    await expect(announced(page)).toBeEmpty();
  },
);

test(
  "[QN-3] is right after another tab: the time is computed, not counted",
  full,
  async ({ page, origin }) => {
    await refusedFor(page, origin, { "Retry-After": "600" });
    await expect(countdown(page)).toContainText("10 min");
    // Timers of a hidden tab run once a minute at most.
    await page.clock.fastForward(580_000);
    await expect(countdown(page)).toContainText("20 sec");
  },
);

test("[QN-3] reads a date against the date of the answer", full, async ({ page, origin }) => {
  await refusedFor(page, origin, {
    Date: "Mon, 04 May 2020 12:00:00 GMT",
    "Retry-After": "Mon, 04 May 2020 12:00:45 GMT",
  });
  await expect(countdown(page)).toContainText("45 sec");
});

for (const [wait, words] of share(
  [
    ["-1", "1 min"],
    ["0", "1 sec"],
    ["nonsense", "1 min"],
    ["Mon, 04 May 1998 12:00:00 GMT", "1 min"],
  ] as const,
  4,
  3,
)) {
  test(`[QN-3] a wait of ${wait} is ${words}`, full, async ({ page, origin }) => {
    await refusedFor(page, origin, { "Retry-After": wait });
    await expect(countdown(page)).toContainText(words);
  });
}

test(
  "[QN-3] the workspaces are not asked for again before the wait is over, then once automatically",
  full,
  async ({ page, origin }) => {
    await page.clock.install();
    await page.goto(origin);
    await signIn(page, people.everything);
    await page.waitForURL("**/switchaccount*");
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
    await expect(again).toHaveAccessibleDescription(/\sat\s/u);
    await again.press("Enter");
    await page.clock.runFor(20_000);
    expect(asked).toBe(1);
    await page.clock.runFor(13_500);
    await expect(page.locator("[data-workspace]").first()).toBeVisible();
    expect(asked).toBe(2);
  },
);
