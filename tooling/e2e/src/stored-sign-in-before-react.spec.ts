import { people, signInStudent } from "./fixtures/people.ts";
import {
  callsOf,
  delayRequests,
  missing,
  withoutReact,
  withoutScripts,
} from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** A stored sign-in that is resumed before React, or without it. */

const { student } = people;

test("[QP-3] [EG-1] a remembered visitor is signed in before React is there", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  await signInStudent(page);
  await withoutScripts(page, "all but the first");
  const calls = callsOf(page);
  await page.goto(origin, { waitUntil: "commit" });
  await page.waitForURL(`**${student.path}`);
  expect(calls.filter((path) => path.includes("/auth/"))).toEqual(["/api/auth/redirect"]);
});

test(
  "[EG-1] a stored sign-in that is refused once React is there leaves the form",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(/401/u);
    const answer = await delayRequests(page, "**/api/auth/redirect");
    await page.addInitScript(() => localStorage.setItem("appToken", "stored"));
    const answered = page.waitForResponse("**/api/auth/redirect");
    await page.goto(origin);
    await expect(page.locator("html")).not.toHaveAttribute("data-awaits");
    answer();
    await answered;
    await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    // The first script ends with it, too, and is not to hide the page again.
    await expect(page.locator("html")).not.toHaveAttribute("data-sending");
    await expect(page.getByLabel("Username or email")).toBeVisible();
  },
);

test(
  "[QP-3] [EG-1] without React a stored sign-in that has ended leaves the form, which says why",
  full,
  async ({ page, origin, guard }) => {
    guard.allow(new RegExp(`${missing.source}|401`, "u"));
    await page.addInitScript(() => {
      if (location.pathname === "/") localStorage.setItem("appToken", "stored");
    });
    await withoutReact(page);
    await page.goto(origin);
    await expect(page.locator("[data-message=SAVED_SIGN_IN_ENDED]")).toBeVisible();
    await expect(page.locator("main [data-code]")).toHaveText(/S-401-[\dA-F]{4}/u);
    await signInStudent(page);
  },
);

test("[EG-1] [QX-2] a stored sign-in whose line is lost before React and the messages leaves the form, and signing in works", async ({
  page,
  context,
  origin,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|did not load/u);
  const lose = await delayRequests(page, /\/assets\/(?!first-)/u, (route) =>
    route.abort("internetdisconnected"),
  );
  await page.route("**/api/auth/redirect", async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
    lose();
  });
  await page.addInitScript(() => localStorage.setItem("appToken", "kept"));
  await page.goto(origin, { waitUntil: "commit" });
  await expect(page.locator(".wm-broken")).toBeVisible();
  await expect(page.getByLabel("Username or email")).toBeVisible();
  await context.setOffline(false);
  await signInStudent(page);
});
