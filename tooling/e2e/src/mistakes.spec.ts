import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("[API-21] [QE-4] a mistake of our own after a good login shows the crash screen, with its cause in the console", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/planted mistake/u);
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await page.goto(sandbox.origin("default"));
  // Read while the url of an answer is checked.
  await page.evaluate(() => {
    Object.defineProperty(URL.prototype, "searchParams", {
      get() {
        throw new TypeError("planted mistake");
      },
    });
  });
  await signIn(page, people.student);
  await expect(page.locator(".wm-reference")).toBeVisible();
  await expect(page.locator("[data-message]")).toHaveCount(0);
  expect(errors.join("\n")).toContain("TypeError: planted mistake");
});

test("[QO-6] a call that differs from the contract fails the test of its page", async ({
  page,
  origin,
  guard,
}) => {
  await page.goto(origin);
  // Read to its end, or the check of the answer would wait for it.
  await page.evaluate(async () => (await fetch("/api/auth/login", { method: "POST" })).text());
  await expect(guard.check()).rejects.toThrow("POST /api/auth/login is not sent as JSON");
  guard.allow(/POST \/api\/auth\/login|403/u);
});
