import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { listening } from "@waymark/hosting/testing/listening";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { full, share } from "./fixtures/share.ts";

const name = "XSRF-TOKEN";

/** The app below a name that it shares with another host, as a school's hosts do. */
function besideAnotherHost(origin: string): string {
  const url = new URL(origin);
  return `${url.protocol}//sign-in.school.localhost:${url.port}`;
}

/** Sets the cookie that another host of the school has set before the first visit. */
async function plantCookie(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name, value, domain: ".school.localhost", path: "/" }]);
}

function countLogins(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) calls += 1;
  });
  return () => calls;
}

for (const [kind, value, calls] of share(
  [
    ["that no header can hold", "%E2%82%AC", 1],
    ["of another host", "planted", 2],
  ] as const,
  2,
)) {
  test(`[QT-5] a second CSRF cookie ${kind} does not stop a sign-in`, async ({
    page,
    origin,
    guard,
  }) => {
    guard.allow(/403/u);
    const made = countLogins(page);
    await plantCookie(page.context(), value);
    await page.goto(besideAnotherHost(origin));
    const sent = page.waitForRequest("**/api/auth/login");
    await signInStudent(page);
    // The browser sends both, the older one first.
    expect((await (await sent).allHeaders())["cookie"]).toContain(`${name}=${value}; ${name}=`);
    expect(made()).toBe(calls);
  });
}

test(
  "[QT-5] where the server reads the other host's CSRF cookie, the second press signs in",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/403/u);
    const made = countLogins(page);
    await plantCookie(page.context(), "planted");
    // A server that reads one cookie of the name, the older one.
    await page.route("**/api/auth/login", async (route) => {
      const cookies = await page.context().cookies(route.request().url());
      const isPlanted = cookies.some(({ value }) => value === "planted");
      await (isPlanted ? route.fulfill({ status: 403, json: {} }) : route.continue());
    });
    await page.goto(besideAnotherHost(origin));
    await signIn(page, people.student);
    await expect(page.locator("[role=alert] [data-message=TROUBLE_STALE_PAGE]")).toBeVisible();
    expect(made()).toBe(2);
    await signInStudent(page);
    expect(made()).toBe(3);
  },
);

test("[API-2] [QT-3] a sign-in that is redirected to another origin sends nothing there", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/./u);
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const headers = "Access-Control-Allow-Headers";
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader(headers, "*").end("{}");
  });
  const elsewhere = await listening(server);
  const url = `${elsewhere.origin}/reports`;
  // The page's policy lets its reports go there, and so does not stop a call.
  await sandbox.configure({ reports: { url } });
  const headers = { Location: `${elsewhere.origin}/steal` };
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 307, headers }));
  await page.goto(sandbox.origin("default"));
  await signIn(page, people.student);
  await expect(page.locator("[role=alert] [data-message]")).toBeVisible();
  expect(asked).not.toContain("/steal");
  await elsewhere.stop();
});
