import { checkAccessibility } from "./fixtures/accessibility.ts";
import { people, signIn } from "./fixtures/people.ts";
import { startSandbox } from "./fixtures/sandbox-process.ts";
import { callsOf, delayRequests } from "./fixtures/requests.ts";
import { expect, test } from "./fixtures/test.ts";
import { full, share } from "./fixtures/share.ts";

const message = "[role=alert] [data-message]";

for (const kind of share(["educator", "parent"] as const, 2)) {
  test(`[SI-6] ${kind}s land in their workspace`, async ({ page, sandbox }) => {
    await page.goto(sandbox.origin("default"));
    await signIn(page, people[kind]);
    await page.waitForURL(`**${people[kind].path}`);
  });
}

test("[SI-9] a wrong password says so, keeps what was typed and takes the focus", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/401/u);
  await page.goto(sandbox.origin("default"));
  await signIn(page, { ...people.student, password: "not this one" });
  await expect(page.locator(message)).toHaveAttribute(
    "data-message",
    "USERNAME_OR_PASSWORD_NOT_FOUND",
  );
  await expect(page.locator("[role=alert]")).toBeFocused();
  await expect(page.locator("[name=username]")).toHaveValue(people.student.username);
  await checkAccessibility(page);
});

test(
  "[SI-10] typing after a refusal replaces the password",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401/u);
    await page.goto(sandbox.origin("default"));
    await signIn(page, { ...people.student, password: "not this one" });
    await expect(page.locator("[role=alert]")).toBeFocused();
    await page.keyboard.type(people.student.password);
    await expect(page.locator("[name=password]")).toHaveValue(people.student.password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/workspace/student");
  },
);

test(
  "[SI-8] a locked account shows the server's message, in French too",
  full,
  async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin("default")}/?lang=fr`);
    await signIn(page, people.locked);
    await expect(page.locator("[role=alert]")).toContainText("Ce compte est verrouillé");
  },
);

test(
  "[QE-3] [SI-9] after too many tries it says how long to wait",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401|429/u);
    await page.goto(sandbox.origin("default"));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answered = page.waitForResponse(/\/api\/auth\/login/u);
      await signIn(page, { ...people.student, password: `wrong ${attempt}` });
      await answered;
      await expect(page.locator("[type=submit]")).toHaveAttribute("aria-busy", "false");
    }
    await expect(page.locator("[role=alert]")).toContainText(/1[45] min/u);
  },
);

test("[QE-3] [SI-9] a stopped server is a connection message", full, async ({ page, guard }) => {
  // A screen may be on its way, as it is prefetched.
  guard.allow(/ERR_CONNECTION|ERR_EMPTY_RESPONSE/u);
  const own = await startSandbox();
  await page.goto(own.origin("default"));
  await page.locator("[name=username]").waitFor();
  await own.stop();
  await signIn(page, people.student);
  await expect(page.locator(message).first()).toHaveAttribute("data-message", "CONNECTION_ERROR");
  await expect(page.locator("[name=password]")).toHaveValue(people.student.password);
});

test(
  "[EG-1] a tampered token shows the form and says why",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401/u);
    await page.goto(`${sandbox.origin("default")}/favicon.svg`);
    await page.evaluate(() => localStorage.setItem("appToken", "tampered"));
    await page.goto(sandbox.origin("default"));
    await expect(page.locator("[data-message]")).toHaveAttribute(
      "data-message",
      "SAVED_SIGN_IN_ENDED",
    );
    await expect(page.locator("[name=password]")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("appToken"))).toBeNull();
    await checkAccessibility(page);
  },
);

test("[QF-4] a password with spaces and an emoji arrives byte for byte", async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.origin("uk"));
  await signIn(page, { username: "imogen.hughes", password: "walk the hills 🐑" });
  await page.waitForURL("**/workspace/student");
});

test("[SH-8] [QV-7] logging out on the page behind ends the stored sign-in, and sign-in says so", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
  await page.locator("form[action='/workspace/logout'] button").click();
  await expect(page.locator("[data-message=SIGNED_OUT]")).toBeVisible();
  await expect(page.locator("[name=password]")).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test(
  "[SI-5] [QX-1] a slow server gets one request however often the button is pressed",
  full,
  async ({ page, sandbox }) => {
    const calls = callsOf(page);
    const answer = await delayRequests(page, "**/api/auth/login");
    await page.goto(sandbox.origin("default"));
    await signIn(page, people.student);
    await page.locator("[type=submit]").click();
    await page.locator("[name=password]").press("Enter");
    answer();
    await page.waitForURL("**/workspace/student");
    expect(calls).toEqual(["/api/auth/login"]);
  },
);

test(
  "[QT-2] a redirect parameter is handed to the server and not followed by the page",
  full,
  async ({ page, sandbox }) => {
    await page.goto(
      `${sandbox.origin("default")}/?redirect=${encodeURIComponent("https://evil.example/")}`,
    );
    await signIn(page, people.student);
    await page.waitForURL("**/workspace/student**");
  },
);

test(
  "[QF-8] the toggle shows the password and keeps the caret",
  full,
  async ({ page, sandbox }) => {
    await page.goto(sandbox.origin("default"));
    const password = page.locator("[name=password]");
    await password.fill("secret words");
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toBeFocused();
    expect(await password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  },
);

test("[QF-7] the labels of the fields are in sight, outside of the fields", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  const widths = await page
    .locator("main label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  // A text for screen readers alone is one pixel wide.
  expect(Math.min(...widths)).toBeGreaterThan(24);
  await expect(page.locator("main [placeholder]")).toHaveCount(0);
});

test("[QV-3] the whole form works by keyboard, in order", async ({ page, sandbox }) => {
  await page.goto(sandbox.origin("default"));
  await page.locator("[name=username]").focus();
  await page.keyboard.type(people.student.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(people.student.password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[name=remember]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[type=submit]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/workspace/student");
});

test(
  "[SI-1] the username tip opens without moving anything and stays within its height",
  full,
  async ({ page, sandbox }) => {
    await page.goto(sandbox.origin("default"));
    const password = page.locator("[name=password]");
    const before = await password.boundingBox();
    await page.getByRole("button", { name: "About your username" }).click();
    const tip = page.getByRole("note");
    await expect(tip).toBeVisible();
    expect((await tip.boundingBox())?.height).toBeLessThanOrEqual(250);
    expect(await password.boundingBox()).toEqual(before);
    await checkAccessibility(page);
  },
);

test("[LN-3] [QV-5] the toggle switches language in place", full, async ({ page, sandbox }) => {
  await page.goto(sandbox.origin("default"));
  await page.locator("[name=username]").fill("amelie");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
  await expect(page.locator("[name=username]")).toHaveValue("amelie");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
});
