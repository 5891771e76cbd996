import { openForcedChange, people, signIn } from "../fixtures/people.ts";
import { expectNoLeaks, expect, lookAt, test, tokensOf } from "./leak-test.ts";
import { full } from "../fixtures/share.ts";

/** Reads differently in every form of writing. */
const password = 'canäry "pass/word" 77+=';
const submit = "[type=submit]";

// Several pages each, beside others at work.
test.slow();

test("[QT-3] [AN-2] sign-in, refused and right, kept, taken up again and ended", async ({
  page,
  sandbox,
  watch,
  guard,
}) => {
  guard.allow(/401/u);
  const { username, password: right, path } = people.student;
  watch.follow("password", password, right);
  watch.follow("username", username, "canary.user+77@leak.example");
  await page.goto(sandbox.origin("default"));
  await signIn(page, { username: "canary.user+77@leak.example", password });
  await lookAt(watch, page, "[role=alert] [data-message]");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await page.locator("[name=remember]").check();
  await signIn(page, people.student);
  await page.waitForURL(`**${path}`);
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  // The language of the visit names no person.
  expect(Object.keys(kept).toSorted()).toEqual(["appToken", "auth_token", "waymark.language"]);
  expect(kept["waymark.language"]).toBe("fr");
  watch.follow("token", kept["appToken"]);
  await watch.look();
  await page.goto(sandbox.origin("default"));
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await lookAt(watch, page, "[name=username]");
  await expectNoLeaks(watch);
});

test(
  "[QT-3] [QO-1] sign-in after the user agreed to analytics",
  full,
  async ({ page, sandbox, watch, guard }) => {
    guard.allow(/401/u);
    watch.follow("password", password);
    watch.follow("username", "canary.user+77@leak.example");
    await page.goto(sandbox.origin("uk"));
    await page.getByRole("button", { name: "Yes, count" }).click();
    await signIn(page, { username: "canary.user+77@leak.example", password });
    await lookAt(watch, page, "[role=alert] [data-message]");
    await expect
      .poll(async () => (await (await sandbox.console("/analytics.json")).json()).events.length)
      .toBeGreaterThan(0);
    await expectNoLeaks(watch);
  },
);

test("[QT-3] a change that the server forces", full, async ({ page, sandbox, watch }) => {
  const { username, password: right } = people.mustReset;
  watch.follow("password", password, right);
  watch.follow("username", username);
  const answer = page.waitForResponse("**/api/auth/login");
  await openForcedChange(page, sandbox.origin("default"));
  const { jwtToken, data = { jwtToken } } = await (await answer).json();
  watch.follow("token", data.jwtToken);
  await page.locator("[name=password]").fill(password);
  await lookAt(watch, page, "[name=password]");
  await page.locator(submit).click();
  await lookAt(watch, page, "[data-message=PASSWORD_CHANGED]");
  expect(data.jwtToken).toBeTruthy();
  await expectNoLeaks(watch);
});

test("[QT-3] registration through the school", full, async ({ page, sandbox, watch }) => {
  watch.follow("email", "jo.park@riverside.example");
  await page.goto(`${sandbox.origin("default")}/sso`);
  const opened = page.waitForRequest("**/account/*");
  await page.getByRole("link", { name: /^Jo Park/u }).click();
  const tokens = tokensOf((await opened).url());
  watch.follow("token", ...tokens);
  await page.waitForURL("**/account/-*");
  await lookAt(watch, page, "h1");
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("First name").fill("Jo");
  await page.getByLabel("Last name").fill("Park");
  await page.getByLabel("Institution").selectOption({ index: 1 });
  await watch.look();
  await page.getByRole("button", { name: "Send registration" }).click();
  await page.waitForURL("**/registrationconfirmation");
  await lookAt(watch, page, "h1");
  expect(tokens).not.toEqual([]);
  await expectNoLeaks(watch);
});

test("[QT-3] an account linked, after a refusal", full, async ({ page, sandbox, watch, guard }) => {
  guard.allow(/401/u);
  watch.follow("password", password, people.educator.password);
  watch.follow("username", people.educator.username);
  await page.goto(`${sandbox.origin("default")}/sso`);
  const opened = page.waitForRequest("**/account/*");
  await page.getByRole("link", { name: /^Jo Park/u }).click();
  watch.follow("token", ...tokensOf((await opened).url()));
  await page.getByRole("link", { name: "Sign in to link your account" }).click();
  await page.locator("[name=username]").waitFor();
  await signIn(page, { ...people.educator, password });
  await lookAt(watch, page, "[role=alert] [data-message]");
  await signIn(page, people.educator);
  await page.waitForURL("**/workspace/educator");
  await expectNoLeaks(watch);
});

test("[QT-3] one of several workspaces", full, async ({ page, sandbox, watch }) => {
  watch.follow("password", people.everything.password);
  watch.follow("username", people.everything.username);
  await page.goto(sandbox.origin("default"));
  const opened = page.waitForRequest("**/switchaccount?k=*");
  await signIn(page, people.everything);
  const tokens = tokensOf((await opened).url());
  watch.follow("token", ...tokens);
  await lookAt(watch, page, "[data-workspace]");
  await page.locator("[data-workspace] button").first().click();
  await page.waitForURL(({ pathname }) => pathname !== "/switchaccount");
  expect(tokens).not.toEqual([]);
  await expectNoLeaks(watch);
});
