import type { Page } from "@playwright/test";
import { checkAccessibility } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { people } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { delayRequests, withoutScripts } from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";

/** Behaviour of a page before hydration, and its state afterwards. */

const { student } = people;

/** A page does not wait for a server that is slow to set the cookie. Its first call is then refused, and made twice. */
async function getCsrfCookie(page: Page, origin: string): Promise<void> {
  await expect(async () => {
    await page.goto(origin);
    expect(await page.context().cookies()).toHaveLength(1);
  }).toPass();
}

test("[QF-6] [QT-7] [QX-1] what is typed, unticked and sent before the script arrives is kept and sent once", async ({
  page,
  origin,
}) => {
  await getCsrfCookie(page, origin);
  const release = await withoutScripts(page);
  const calls: { url: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") {
      calls.push({ url: request.url(), body: request.postDataJSON() });
    }
  });
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=remember]").uncheck();
  await page.locator("[name=password]").fill(student.password);
  await page.locator("[name=password]").press("Enter");
  await page.locator("[name=password]").press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-submit-queued");
  expect(page.url()).toBe(`${origin}/`);
  expect(calls).toEqual([]);
  release();
  await page.waitForURL(`**${student.path}`);
  expect(calls).toEqual([
    {
      url: `${origin}/api/auth/login`,
      body: expect.objectContaining({
        Username: student.username,
        Password: student.password,
        remember: false,
      }),
    },
  ]);
});

test(
  "[QF-6] a letter typed while the script arrives is not lost, nor the focus",
  full,
  async ({ page, origin }) => {
    const release = await withoutScripts(page);
    await page.goto(origin, { waitUntil: "commit" });
    const username = page.locator("[name=username]");
    await username.pressSequentially("maya.");
    release();
    await username.pressSequentially("chen", { delay: 60 });
    await page.locator("form[data-ready]").waitFor();
    await expect(username).toHaveValue("maya.chen");
    await expect(username).toBeFocused();
  },
);

test(
  "[SI-3] [QF-6] a field that is left empty before the portal's scripts says so once they are there",
  full,
  async ({ page, origin }) => {
    const release = await withoutScripts(page, "all but the first");
    await page.goto(origin, { waitUntil: "commit" });
    await page.waitForFunction(() => "waymark" in window);
    await page.locator("[name=username]").press("Tab");
    release();
    await expect(page.locator("[name=username]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=password]")).not.toHaveAttribute("aria-invalid");
  },
);

test(
  "[SI-1] a button that is pressed before the script arrives does its work then",
  full,
  async ({ page, origin }) => {
    const release = await withoutScripts(page);
    await page.goto(origin, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Show password" }).click();
    release();
    await expect(page.locator("[name=password]")).toHaveAttribute("type", "text");
  },
);

test(
  "[LN-3] another language keeps the page and its query, and what is typed",
  full,
  async ({ page, origin }) => {
    const release = await withoutScripts(page);
    const french = page.getByRole("link", { name: "Français" });
    await page.goto(`${origin}/error?code=100`, { waitUntil: "commit" });
    await french.click();
    await page.waitForURL(`${origin}/error?code=100&lang=fr`, { waitUntil: "commit" });
    // French stays in the visit at an address without a language.
    await page.goto(`${origin}/?lang=en`, { waitUntil: "commit" });
    await page.locator("[name=username]").fill(student.username);
    await french.click();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
    await expect(page.locator("[name=username]")).toHaveValue(student.username);
  },
);

test(
  "[LN-1] [QV-5] [QV-7] French is there before the script is, and stays as it is",
  full,
  async ({ page, origin }) => {
    const release = await withoutScripts(page);
    const shifts = await watchShifts(page);
    await page.goto(`${origin}/?lang=fr`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await expect(page).toHaveTitle("Connexion – Waymark");
    await checkAccessibility(page);
    release();
    await page.locator("form[data-ready]").waitFor();
    expect(await shifts()).toBe(0);
  },
);

test("[EG-1] a stored sign-in never shows the form first", async ({ page, origin, guard }) => {
  guard.allow(/401/u);
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await page.evaluate(() => localStorage.setItem("appToken", "stored"));
  const answer = await delayRequests(page, "**/api/auth/redirect", (route) =>
    route.fulfill({ status: 401, body: "{}" }),
  );
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector("[name=password]");
      if (field && getComputedStyle(field).visibility !== "hidden") {
        document.documentElement.dataset["seen"] = "";
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await page.locator(".wm-waiting").waitFor();
  await expect(page.locator("html")).not.toHaveAttribute("data-seen", "");
  answer();
  await expect(page.locator("[name=password]")).toBeVisible();
});

test(
  "[QX-6] a language file that is missing leaves the page as it was rendered",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/translations/u);
    await page.route("**/assets/translations/**", (route) => route.abort("failed"));
    await page.goto(`${origin}/?lang=fr`);
    await page.locator("form[data-ready]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
  },
);
