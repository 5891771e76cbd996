import {
  callsOf,
  delayRequests,
  missing,
  withoutReact,
  withoutScripts,
} from "./fixtures/requests.ts";
import { people, signIn } from "./fixtures/people.ts";
import { share } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

const { student } = people;

for (const view of share(["with React", "without React"] as const, 2, 1)) {
  test(`[QX-3] [QN-2] ${view}, a next page without content leaves a form that can be used again`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(missing);
    await page.clock.install();
    if (view === "without React") await withoutReact(page);
    await page.goto(origin);
    await expect(page.locator("html")).toHaveAttribute(
      view === "with React" ? "data-ready" : "data-broken",
      "",
    );
    await page.route(`**${student.path}`, (route) => route.fulfill({ status: 204 }), { times: 1 });
    const asked = page.waitForResponse(`**${student.path}`);
    await signIn(page, student);
    await asked;
    const button = page.locator("main [type=submit]");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(30_000);
    // The spinner stays a second longer.
    await page.clock.fastForward(1_000);
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    // Another person may be there by now: the username stays, the password does not.
    await expect(page.locator("[name=username]")).toHaveValue(student.username);
    await expect(page.locator("[name=password]")).toHaveValue("");
    await page.locator("[name=password]").fill(student.password);
    await button.click();
    await page.waitForURL(`**${student.path}`);
  });
}

test("[QX-1] [QP-2] React that comes while the next page is on its way leaves the sign-in as it is", async ({
  browser,
  origin,
}) => {
  // A browser with all that it has: pages of the other tests lack what older browsers lack, such as `navigation`.
  const context = await browser.newContext();
  const page = await context.newPage();
  const calls = callsOf(page);
  const release = await withoutScripts(page, "all but the first");
  const sendPage = await delayRequests(page, `**${student.path}`);
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=password]").fill(student.password);
  const asked = page.waitForRequest(`**${student.path}`);
  const pressed = page.waitForEvent("console", (message) => message.text() === "pressed again");
  // The page presses: Playwright would wait for the next page.
  await page.locator("main [type=submit]").evaluate((button: HTMLElement) => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (!root.hasAttribute("data-ready")) return;
      setTimeout(() => {
        button.click();
        console.log("pressed again");
      }, 300);
    }).observe(root, { attributeFilter: ["data-ready"] });
    setTimeout(() => button.click());
  });
  await asked;
  release();
  await pressed;
  sendPage();
  await page.waitForURL(`**${student.path}`);
  expect(calls.filter((path) => path.includes("/auth/"))).toEqual(["/api/auth/login"]);
  await context.close();
});
