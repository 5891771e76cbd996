import { setTimeout } from "node:timers/promises";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { people, signIn } from "./fixtures/people.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { pages } from "./fixtures/pages.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

// Pages without a call, which would be refused. The gate of the states checks the same screens without a server.
for (const [path, end] of pages.filter(([each]) => !/\/t\/|k=|\/registration\//u.test(each))) {
  const lang = path.includes("?") ? "&lang=fr" : "?lang=fr";
  test(
    `[QV-1] [QV-2] ${path} is accessible, in French, at 320px and in the dark`,
    full,
    async ({ page, sandbox }) => {
      const open = async (address: string) => {
        await page.goto(sandbox.origin("default") + address);
        // A page that leads on has no heading for a moment.
        if (end !== path) await page.waitForURL(({ pathname }) => pathname === end);
        await page.locator(".wm-card h1").waitFor();
      };
      await open(path);
      await checkAccessibility(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 320, height: 640 });
      await open(path + lang);
      await checkAccessibility(page);
      await checkReflow(page);
    },
  );
}

test("[SW-1] [SW-2] [SW-3] [SH-3] five workspaces: choose, come back, see where from, log out", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/401/u);
  await page.goto(sandbox.origin("default"));
  await signIn(page, people.everything);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Select workspace");
  await expect(page.locator("[data-workspace]")).toHaveCount(5);
  expect((await page.locator("[data-workspace='4']").boundingBox())?.width).toBe(288);
  await checkAccessibility(page);
  await page.getByRole("button", { name: "Select Family" }).click();
  await page.waitForURL("**/workspace/family");
  await page.getByRole("link", { name: /switch workspace/iu }).click();
  await expect(page.locator("[data-source]")).toHaveAttribute("data-workspace", "2");
  await expect(page.getByText("You came from this workspace")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.locator("[data-workspace='4']").boundingBox())?.width).toBe(288);
  await page.setViewportSize({ width: 320, height: 640 });
  await checkReflow(page);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.locator("[name=password]")).toBeVisible();
});

for (const types of [[4], [4, 1]]) {
  test(`[SW-2] [QV-7] on a desk, ${types.length} of the cards are in the middle, and move nothing`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const shifts = await watchShifts(page);
    await page.route("**/api/auth/switchaccount?*", async (route) => {
      await setTimeout(500);
      await route.fulfill({ json: { data: types.map((userType) => ({ userType, url: "/" })) } });
    });
    await page.goto(`${origin}/switchaccount?k=1`);
    const workspaces = page.locator("[data-workspace]");
    await workspaces.first().waitFor();
    const first = await workspaces.first().boundingBox();
    const last = await workspaces.last().boundingBox();
    expect((first?.x ?? 0) + (last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1366, -1);
    expect(await shifts()).toBe(0);
  });
}

test(
  "[SW-1] [LN-3] a French sign-in leads to a choice in French",
  full,
  async ({ page, origin }) => {
    await page.goto(`${origin}/?lang=fr`);
    await signIn(page, people.everything);
    await page.waitForURL("**/switchaccount?lang=fr*");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Choisissez/u);
  },
);

test(
  "[SW-2] a press anywhere on the card of a workspace chooses it",
  full,
  async ({ page, origin }) => {
    await page.goto(origin);
    await signIn(page, people.everything);
    // Above its title, far from its button.
    await page.locator("[data-workspace='2']").click({ position: { x: 200, y: 20 } });
    await page.waitForURL("**/workspace/family");
  },
);

test("[SW-4] an expired key says so and leads back", full, async ({ page, sandbox, guard }) => {
  guard.allow(/401/u);
  await page.goto(`${sandbox.origin("default")}/switchaccount?k=rubbish`);
  await expect(page.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
  await checkAccessibility(page);
});

test(
  "[QX-6] texts that do not arrive are replaced by the copy inside the scripts",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/translations/u);
    await page.route("**/assets/translations/**", (route) => route.abort("failed"));
    await page.goto(`${sandbox.origin("default")}/?lang=fr`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
    // One that the region writes itself.
    await page.goto(`${sandbox.origin("florida")}/noaccount?lang=fr`);
    await page.locator("html[data-ready]").waitFor();
    await expect(page.getByText(/^En Floride, la conseillère/u)).toBeVisible();
  },
);

test(
  "[QF-6] what a password manager fills in without an event is sent",
  full,
  async ({ page, sandbox }) => {
    await page.goto(sandbox.origin("default"));
    await page.locator("[name=username]").waitFor();
    await page.evaluate(
      ([username, password]) => {
        const fill = (name: string, value = "") => {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (field) field.value = value;
        };
        fill("username", username);
        fill("password", password);
      },
      [people.student.username, people.student.password] as const,
    );
    await page.locator("[type=submit]").click();
    await page.waitForURL("**/workspace/student");
  },
);

test("the console is accessible", full, async ({ page, sandbox }) => {
  const { url } = await sandbox.console("/mails.json");
  await page.goto(new URL("/", url).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The sandbox");
  await checkAccessibility(page);
});

const onTheWay = ["/portfoliolinking/k1/educator", "/account/k1", "/error?code=100", "/forgot"];

for (const path of onTheWay) {
  test(
    `[QV-7] nothing shifts on the way to ${path} on a phone`,
    full,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const shifts = await watchShifts(page);
      await page.goto(sandbox.origin("default") + path);
      await page.locator(".wm-card:not(.wm-waiting *) h1").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toBe(0);
    },
  );
}

for (const path of ["/legal", "/registrationconfirmation"]) {
  test(
    `[QV-4] on paper the heading of ${path} does not touch the line of the header`,
    full,
    async ({ page, origin }) => {
      await page.goto(origin + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.emulateMedia({ media: "print" });
      // What a sheet of A4 leaves between margins of 2 cm.
      await page.setViewportSize({ width: 642, height: 900 });
      const header = await page.getByRole("banner").boundingBox();
      const card = await page.locator(".wm-main .wm-card").boundingBox();
      const line = (header?.y ?? 0) + (header?.height ?? 0);
      expect((card?.y ?? 0) - line).toBeGreaterThanOrEqual(16);
    },
  );
}

test("[QV-4] on paper a button has an edge and a dark label, printed with or without backgrounds", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  const button = page.locator("[type=submit]");
  await page.emulateMedia({ media: "print" });
  for (const line of ["border-top-color", "color"])
    await expect(button).toHaveCSS(line, "rgb(0, 0, 0)");
  await expect(button).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("[QV-4] a legal heading keeps room for its text on paper", full, async ({ page, origin }) => {
  await page.goto(`${origin}/legal`);
  await page.emulateMedia({ media: "print" });
  const heading = page.locator(".wm-prose h2").first();
  // Firefox ignores `break-after`.
  await expect(heading).toHaveCSS("break-inside", "avoid");
  const room = await heading.evaluate((each) => getComputedStyle(each, "::after").blockSize);
  expect([room, (await heading.boundingBox())?.height]).toEqual(["96px", expect.closeTo(27, -1)]);
});
