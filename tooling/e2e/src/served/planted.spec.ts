import type { Page } from "@playwright/test";
import { ask } from "../fixtures/ask.ts";
import { expect, type PageGuard, test } from "../fixtures/test.ts";
import { full } from "../fixtures/share.ts";

/** Attacks that change a page between the build and the browser: the policy stops them, and the guard reports them. */

/** Changes what a server sends on its way, and leaves its headers. */
async function plant(page: Page, pattern: string | RegExp, change: (text: string) => string) {
  await page.route(pattern, async (route) => {
    const { status, headers, body } = await ask(route.request().url());
    await route.fulfill({ status, headers, body: change(Buffer.from(body).toString()) });
  });
}

async function expectCaught(guard: PageGuard, violation: RegExp): Promise<void> {
  await expect(() => expect(guard.check()).rejects.toThrow(violation)).toPass();
  guard.allow(/policy: |console: |uncaught: /u);
}

test("[QH-1] a script planted in a page does not run", async ({ page, origin, guard }) => {
  await plant(page, `${origin}/`, (html) =>
    html.replace("</head>", "<script>window.planted = true</script></head>"),
  );
  await page.goto(origin);
  await expectCaught(guard, /policy: script-src-elem inline/u);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});

test("[QH-1] a handler planted in a page does not run", full, async ({ page, origin, guard }) => {
  await plant(page, `${origin}/`, (html) =>
    html.replace("<body>", `<body><img src="/nothing.png" onerror="window.planted = true">`),
  );
  await page.goto(origin);
  await expectCaught(guard, /policy: script-src-attr inline/u);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});

test("[QH-1] markup that a script of the page writes without a policy does not get in", async ({
  page,
  origin,
  guard,
}) => {
  await plant(
    page,
    /\/assets\/index-[\w-]+\.js$/u,
    (script) => `${script};document.body.innerHTML = "<b id=planted>planted</b>";`,
  );
  await page.goto(origin);
  await expectCaught(guard, /policy: require-trusted-types-for trusted-types-sink/u);
  await expect(page.locator("#planted")).toHaveCount(0);
});

test("[QH-1] a style planted in a page is not applied", full, async ({ page, origin, guard }) => {
  await plant(page, `${origin}/`, (html) =>
    html.replace("</head>", "<style>body { display: none }</style></head>"),
  );
  await page.goto(origin);
  await expectCaught(guard, /policy: style-src-elem inline/u);
  await expect(page.locator("[name=username]")).toBeVisible();
});
