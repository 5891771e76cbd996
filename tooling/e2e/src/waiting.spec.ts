import type { Locator, Page } from "@playwright/test";
import { people, signIn } from "./fixtures/people.ts";
import { full, share } from "./fixtures/share.ts";
import { delayRequests } from "./fixtures/requests.ts";
import { expect, test } from "./fixtures/test.ts";

const LOGIN = "/api/auth/login";
const button = (page: Page) => page.locator("[type=submit]");
const countdown = (page: Page) => page.getByRole("timer");
const announced = (page: Page) => page.locator(".wm-wait [role=status]");

/** Signs in, and is refused with the given `Retry-After`; the page's clock is paused. */
async function refusedFor(page: Page, origin: string, headers: Record<string, string>) {
  const sent: string[] = [];
  await page.clock.install();
  // The automatic send comes half of its random delay after the wait, never at once.
  await page.addInitScript(() => (Math.random = () => 0.5));
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

/** The chunks that a failure shows parts of; `which` are as they are answered. */
const partsOf = (which: string) => new RegExp(`/assets/(?:${which})-[^/]+\\.js`, "u");

/** Height at which the fields begin, below the message. */
const fieldTop = async (page: Page) => (await page.locator("[name=username]").boundingBox())?.y;

test(
  "[QN-3] [QN-4] [QV-7] with its chunks far behind, a wait is shown at once and holds the button; nothing moves when they come",
  full,
  async ({ page, origin }) => {
    const release = await delayRequests(page, partsOf("failure-code|sign-in-help"));
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
    await expect(page.locator(".wm-wait")).toContainText(/1\smin\s1\d\ss/u);
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await expect(button(page)).toHaveAccessibleDescription(/\sà\s/u);
    await expect(page.locator(".wm-code")).toBeEmpty();
    const before = await fieldTop(page);
    release();
    await expect(countdown(page)).toBeVisible();
    await expect(page.locator(".wm-code")).toHaveText(/L-429-[\dA-F]{4}/u);
    await expect(page.locator(".wm-next-steps")).toBeVisible();
    expect(await fieldTop(page)).toBe(before);
  },
);

test(
  "[QN-3] [QV-7] [QE-6] a long wait has its next steps below the button, and the summary is low",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "600" });
    const steps = page.locator("main form > .wm-next-steps");
    await expect(steps).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(steps)).toBeGreaterThan(await top(button(page)));
    expect((await page.locator(".wm-summary").boundingBox())?.height).toBeLessThan(400);
  },
);

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
  "[QN-3] in French, on a narrow phone, nothing moves while it counts",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
    await expect(countdown(page)).toContainText(/1\smin\s35\ss/u);
    // The next steps arrive in a script of their own.
    await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
    const height = () => page.locator(".wm-summary").evaluate((box) => box.clientHeight);
    const before = await height();
    for (const ms of [1_000, 35_000, 50_000]) {
      await page.clock.runFor(ms);
      expect(await height()).toBe(before);
    }
  },
);

test(
  "[QN-3] a press on the button that waits shows why, where that was out of sight",
  full,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await refusedFor(page, `${origin}/?lang=fr`, { "Retry-After": "95" });
    await expect(page.getByText("Pas d’adresse courriel")).toBeVisible();
    await button(page).scrollIntoViewIfNeeded();
    await expect(countdown(page)).not.toBeInViewport();
    await button(page).click({ force: true });
    await expect(countdown(page)).toBeInViewport();
    await expect(button(page)).toBeFocused();
  },
);

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

for (const [lang, width] of [
  ["fr", 320],
  ["en", 320],
  ["fr", 1366],
] as const) {
  test(
    `[QN-3] [QV-7] a wide font does not make the countdown jump (${lang}, ${width}px)`,
    full,
    async ({ page, origin }) => {
      await page.setViewportSize({ width, height: 700 });
      await refusedFor(page, `${origin}/?lang=${lang}`, { "Retry-After": "95" });
      await expect(countdown(page)).toContainText(/1\smin\s35/u);
      await expect(page.locator("main .wm-next-steps")).toBeVisible();
      // Wider than any font of a device.
      await page.evaluate(() => document.body.style.setProperty("letter-spacing", "0.16em"));
      const top = async () => (await page.locator("[name=username]").boundingBox())?.y;
      const before = await top();
      for (const ms of [24_000, 16_000, 46_000, 10_000]) {
        await page.clock.runFor(ms);
        expect(await top()).toBe(before);
      }
      expect(await countdown(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    },
  );
}
