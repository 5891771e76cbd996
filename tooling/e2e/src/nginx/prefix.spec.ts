import { ask } from "../fixtures/ask.ts";
import { newestMail } from "../fixtures/mail.ts";
import { leave, serveApp } from "../fixtures/serve-app.ts";
import { people, signIn } from "../fixtures/people.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { full } from "../fixtures/share.ts";

const PREFIX = "/portal";

/** The default app below a path, in front of the test's sandbox. */
const test = base.extend<{ host: string }>({
  host: async ({ sandbox, page }, use) => {
    const configuration = { basePath: PREFIX };
    const nginx = await serveApp("nginx", sandbox.server("default"), { configuration });
    await use(nginx.origin);
    await leave(page);
    await nginx.stop();
  },
});

test("[QO-2] every address of the page is below the path, but calls are not", async ({
  page,
  host,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(host + PREFIX);
  await page.locator("form[data-ready]").waitFor();
  await page.waitForLoadState("networkidle");
  expect([...asked].filter((path) => !`${path}/`.startsWith(`${PREFIX}/`))).toEqual([]);
  expect([...asked]).toContain(`${PREFIX}/assets/translations/en-CA.json`);
  const links = await page
    .locator("a[href^='/']:not([href^='/site/'])")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((href) => !/^\/portal(?:[/?]|$)/u.test(href))).toEqual([]);
  await signIn(page, people.student);
  await page.waitForURL(`${host}${people.student.path}`);
  expect([...asked]).toContain("/api/auth/login");
});

test(
  "[QO-2] [FP-3] [RS-7] forget a password below a path, in French, and set a new one by link",
  full,
  async ({ page, host, sandbox }) => {
    await page.goto(`${host}${PREFIX}/`);
    await page.getByRole("link", { name: "Trouble signing in?" }).click();
    await expect(page).toHaveURL(`${host}${PREFIX}/forgot`);
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(`${host}${PREFIX}/forgot?lang=fr`);
    await page.locator("[name=email]").fill("maya.chen@riverside.example");
    await page.locator("[type=submit]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vérifiez vos courriels");
    const { pathname } = new URL((await newestMail(sandbox)).url);
    await page.goto(host + PREFIX + pathname);
    await page.locator("[name=password]").fill("mountain river 9");
    await page.locator("[type=submit]").click();
    await page.waitForURL("**/workspace/student");
  },
);

test(
  "[QO-2] [QV-7] a page is there before its script below a path, and stays",
  full,
  async ({ page, host }) => {
    for (const path of ["/", "/forgot/", "/legal?lang=fr", "/nowhere"]) {
      await page.goto(host + PREFIX + path, { waitUntil: "commit" });
      await page.locator("html[data-ready]").waitFor();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // French stays in the visit.
    await expect(page).toHaveURL(`${host}${PREFIX}?lang=fr`);
  },
);

test(
  "[QO-2] [QF-11] nothing is answered beside the path but what belongs to the whole host",
  full,
  async ({ host }) => {
    const status = async (path: string) => (await ask(host + path)).status;
    expect(await status("/")).toBe(404);
    expect(await status("/forgot")).toBe(404);
    expect(await status("/favicon.svg")).toBe(404);
    expect(await status("/portals")).toBe(404);
    expect(await status(`${PREFIX}/assets/missing-1234abcd.js`)).toBe(404);
    expect(await status("/healthz")).toBe(200);
    expect((await ask(`${host}/.well-known/change-password`)).headers["location"]).toBe(
      `${PREFIX}/forgot`,
    );
  },
);
