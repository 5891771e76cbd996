import type { Page } from "@playwright/test";
import { ask } from "./fixtures/ask.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { delayRequests, withoutScripts } from "./fixtures/requests.ts";
import { full, share } from "./fixtures/share.ts";

const blocked = "<!doctype html><title>Blocked</title><h1>This site is blocked by your school</h1>";

/** A filter that changes the page itself, or a header of it, on its way. */
async function changePage(
  page: Page,
  change: { html?: (html: string) => string; policy?: string },
): Promise<void> {
  const isSignIn = ({ pathname }: URL) => pathname === "/";
  await page.route(isSignIn, async (route) => {
    const { status, headers, body } = await ask(route.request().url());
    const html = Buffer.from(body).toString();
    const { policy = headers["content-security-policy"] ?? "" } = change;
    return route.fulfill({
      status,
      body: change.html?.(html) ?? html,
      headers: { ...headers, "content-security-policy": policy },
    });
  });
}

/** A filter that writes into the inline script, which the policy of the page then blocks. */
async function blockInlineScript(page: Page): Promise<void> {
  await changePage(page, {
    html: (html) => html.replace(/<script>(?=[^<])/u, "<script>/* checked by a filter */"),
  });
}

async function expectWayOn(page: Page): Promise<void> {
  const message = page.locator(".wm-broken");
  await expect(message).toBeVisible();
  await expect(message).toContainText("Part of this page didn’t arrive");
  await expect(message.getByRole("link", { name: "get help" })).toHaveAttribute("href", /help/u);
}

for (const script of share(["react", "index"], 2, 1)) {
  test(`[QD-3] the ${script} script answered with a block page: the page says so, with a next step`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(/MIME type|Failed to load module script/u);
    await page.route(`**/assets/${script}-*.js`, (route) =>
      route.fulfill({ contentType: "text/html", body: blocked }),
    );
    await page.goto(origin);
    await expectWayOn(page);
  });
}

test(
  "[QD-3] without its inline script the page signs in all the same",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/Content Security Policy|script-src/u);
    await blockInlineScript(page);
    await page.goto(origin);
    await page.locator("html[data-ready]").waitFor();
    await expect(page.locator(".wm-broken")).toBeHidden();
    await signInStudent(page);
  },
);

test("[QN-7] [QD-3] without its inline script a page that the product has signed out on does not resume the sign-in", async ({
  page,
  origin,
  guard,
}) => {
  guard.allow(/Content Security Policy|script-src/u);
  await blockInlineScript(page);
  await page.addInitScript(() => localStorage.setItem("appToken", "stored"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/?signedout=1`);
  await page.locator("html[data-ready]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/api/auth/redirect");
  expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
});

test(
  "[QR-1] a logo whose id is `waymark`, as the list of the first script is called, does not keep people from signing in",
  full,
  async ({ page, origin }) => {
    await changePage(page, {
      html: (html) => html.replace('<div id="portal">', '<svg id="waymark" width="1"></svg>$&'),
    });
    await page.goto(origin);
    await expect(page.locator("#waymark")).toBeAttached();
    await signInStudent(page);
  },
);

test(
  "[SI-6] [QD-3] the box 'keep me signed in', absent by configuration, is not sent by a page without its inline script",
  full,
  async ({ page, sandbox, origin, guard }) => {
    guard.allow(/Content Security Policy|script-src/u);
    await sandbox.configure({ signIn: { remember: "absent" } });
    await blockInlineScript(page);
    await withoutScripts(page, "all but the first");
    await page.goto(origin, { waitUntil: "commit" });
    await expect(page.locator("[name=remember]")).toBeChecked();
    // Without the inline script a press before it would be the browser's.
    await page.waitForFunction(() => "waymark" in window);
    const sent = page.waitForRequest("**/api/auth/login");
    const answer = await delayRequests(page, "**/api/auth/login");
    await signIn(page, people.student);
    expect((await sent).postDataJSON()).toMatchObject({ remember: false });
    // So that leaving the page empties the username, too.
    await expect(page.locator("[name=remember]")).not.toBeChecked();
    answer();
    await page.waitForURL(`**${people.student.path}`);
    expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
  },
);

test(
  "[QD-3] a policy without the page's hashes: unstyled, with a next step, and it signs in",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/Content Security Policy|script-src|style-src| csp$/u);
    await changePage(page, { policy: "default-src 'self'" });
    await page.goto(origin);
    await expectWayOn(page);
    await signInStudent(page);
  },
);

test(
  "[QD-3] a policy that lets no script run: after a while the page says so, with a next step",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/Content Security Policy|script-src|style-src| csp$/u);
    await changePage(page, { policy: "script-src 'none'" });
    await page.goto(origin);
    await expect(page.locator("form")).toBeVisible();
    await expect(page.locator(".wm-broken")).toBeHidden();
    // The while is over.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expectWayOn(page);
  },
);
