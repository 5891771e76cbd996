import { sendMail } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

test("[QT-4] a call on load is made once, also after a return to the tab", async ({
  page,
  sandbox,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/validateemailtoken")) asked += 1;
  });
  await page.goto((await sendMail(sandbox, "ActivateAccount")).url);
  await page.locator("[name=password]").waitFor();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    window.dispatchEvent(new Event("online"));
  });
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  expect(asked).toBe(1);
});

test("[QT-6] [CO-2] invalid data in the storage does not disturb the page", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/401/u);
  await page.goto(`${sandbox.origin("default")}/favicon.svg`);
  await page.evaluate(() => {
    localStorage.setItem("appToken", "{\u0000rubbish\ud83d");
    localStorage.setItem("auth_token", "x".repeat(100_000));
  });
  await page.goto(sandbox.origin("default"));
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
});

test("[QT-6] a blocked storage does not disturb the page", full, async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(sandbox.origin("default"));
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
});

test("[QH-1] [QH-2] [QH-3] pages come with the headers, assets too", async ({ sandbox }) => {
  const origin = sandbox.origin("default").replace("default.localhost", "127.0.0.1");
  const page = await fetch(origin);
  const policy = page.headers.get("content-security-policy") ?? "";
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-/u);
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(page.headers.get("strict-transport-security")).toMatch(/max-age/u);
  expect(page.headers.get("x-robots-tag")).toBeNull();
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
  const [script = ""] = /\/assets\/[^"]+\.js/u.exec(await page.text()) ?? [];
  const asset = await fetch(origin + script, { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect(asset.headers.get("content-encoding")).toBe("br");
  const hidden = await fetch(`${origin}/mustreset`);
  expect(hidden.headers.get("x-robots-tag")).toBe("noindex");
  expect((await fetch(`${origin}/assets/missing-1234abcd.js`)).status).toBe(404);
});
