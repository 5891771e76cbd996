import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { newestMail } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { full, share } from "./fixtures/share.ts";

const heading = { level: 1 } as const;

test("[RT-9] [RG-1] [RG-6] [RG-8] [RT-7] [QN-7] register through the district, past whose choice Back leads, be approved, set a password, sign in", async ({
  page,
  sandbox,
}) => {
  const origin = sandbox.origin("default");
  await page.goto(`${origin}/sso`);
  await page.getByRole("link", { name: /^Jo Park/u }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Do you already have an account?");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("jo.park@riverside.example");
  await expect(page.getByLabel("Email")).toBeDisabled();
  await checkAccessibility(page);
  await page.getByLabel("First name").fill("Jo");
  await page.getByLabel("Last name").fill("Park");
  await page.getByLabel("Institution").selectOption("Smith & Sons <Outdoor> Centre");
  await page.getByRole("button", { name: "Send registration" }).click();
  await expect(page).toHaveURL(/\/registrationconfirmation$/u);
  await expect(page.getByRole("heading", heading)).toHaveText("Your registration was sent");
  await checkAccessibility(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/sso`);

  const { registrations } = await (await sandbox.console("/registrations.json")).json();
  await sandbox.console(`/registrations/${registrations[0].id}/approve`);
  await page.goto((await newestMail(sandbox)).url);
  await page.locator("[name=password]").fill("a new password");
  await page.locator("[type=submit]").click();
  await page.waitForURL("**/workspace/educator?activate=true");
  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, { username: "jo.park@riverside.example", password: "a new password" });
  await page.waitForURL("**/workspace/educator");
});

test(
  "[RG-8] a registration that waits for approval says so, the second time",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/400/u);
    for (const end of [
      page.getByRole("heading", { ...heading, name: "Your registration was sent" }),
      page.locator("[data-message=REGISTRATION_PENDING]"),
    ]) {
      await page.goto(`${sandbox.origin("default")}/sso/newcomer`);
      await page.getByRole("link", { name: "Register" }).click();
      await page.getByLabel("First name").fill("Jo");
      await page.getByLabel("Last name").fill("Park");
      await page.getByLabel("Institution").selectOption("Smith & Sons <Outdoor> Centre");
      await page.getByRole("button", { name: "Send registration" }).click();
      await expect(end).toBeVisible();
    }
    await checkAccessibility(page);
  },
);

test(
  "[PL-1] [PL-5] [API-13] [QN-7] link an existing educator account: Back leads past its link, and the next visit goes straight in",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/401/u);
    const door = `${sandbox.origin("default")}/sso`;
    await page.goto(door);
    await page.getByRole("link", { name: /^Jo Park/u }).click();
    await page.getByRole("link", { name: "Sign in to link your account" }).click();
    await expect(page.getByRole("heading", heading)).toHaveText("Link your educator account");
    await signIn(page, { ...people.educator, password: "wrong" });
    await expect(page.locator("[role=alert] [data-message]")).toHaveAttribute(
      "data-message",
      "USERNAME_OR_PASSWORD_NOT_FOUND",
    );
    await checkAccessibility(page);
    await signIn(page, people.educator);
    await page.waitForURL("**/workspace/educator");
    await page.goBack();
    await expect(page.locator("[data-message=LINK_CLOSED]")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(door);
    await page.goto(`${sandbox.origin("default")}/workspace/educator`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.goto(door);
    await page.getByRole("link", { name: /^Jo Park/u }).click();
    await page.waitForURL("**/workspace/educator");
  },
);

test("[PL-1] link a student account, in French at 320px", full, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${sandbox.origin("default")}/sso`);
  await page.getByRole("link", { name: /^Maya Chen/u }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Liez votre compte d’élève");
  await checkReflow(page);
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
});

for (const [name, path, key] of share(
  [
    [/school is not in the product/u, "/registrationnotallowed", null],
    [/^A parent/u, "/parent", null],
    [/breaks down/u, "/error", "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
  ] as const,
  3,
)) {
  test(
    `[RT-5] [RT-7] [RT-8] the district sends people to ${path}`,
    full,
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin("uk")}/sso`);
      await page.getByRole("link", { name }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole("heading", heading)).toBeVisible();
      await expect(page.locator("[data-message]")).toHaveCount(key ? 1 : 0);
    },
  );
}

test(
  "[RG-7] [QX-1] [RG-2] five thousand institutions, by keyboard",
  full,
  async ({ page, sandbox }) => {
    await page.route("**/getregistrationdata", (route) =>
      route.fulfill({
        json: {
          userClaim: "jo.park@riverside.example",
          institutions: Array.from({ length: 5000 }, (_, id) => ({
            institutionId: id,
            name: `School ${id}`,
          })),
        },
      }),
    );
    await page.goto(`${sandbox.origin("default")}/registration/k`);
    await page.getByLabel("First name").fill("Jo");
    await page.getByLabel("Institution").focus();
    await page.keyboard.type("School 4321");
    await expect(page.getByLabel("Institution")).toHaveValue("4321");
  },
);

test(
  "[RG-2] [QV-2] the chosen institution is read to the end of its name",
  full,
  async ({ page, sandbox }) => {
    const name = "Centre de services scolaire Marguerite-Bourgeoys – École secondaire Mont-Royal";
    await page.setViewportSize({ width: 320, height: 568 });
    await page.route("**/getregistrationdata", (route) =>
      route.fulfill({ json: { userClaim: "", institutions: [{ institutionId: 1, name }] } }),
    );
    await page.goto(`${sandbox.origin("default")}/registration/k`);
    const field = page.getByLabel("Institution");
    const before = await field.boundingBox();
    await field.selectOption(name);
    const after = await field.boundingBox();
    // It has more lines now: where it cannot, the name is cut.
    expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.5);
    await checkReflow(page);
    await checkAccessibility(page);
  },
);
