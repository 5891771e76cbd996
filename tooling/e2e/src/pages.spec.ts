import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { people, signIn } from "./fixtures/people.ts";
import type { AppName } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";

const apps: readonly AppName[] = ["default", "sdmylife", "florida", "uk"];

/** Pages that need nothing but their address, and where each ends. */
const pages = [
  ["/forgot", "/forgot"],
  ["/forgot/anything", "/forgot/anything"],
  ["/legal", "/legal"],
  ["/privacy", "/privacy"],
  ["/account/k1", "/account/k1"],
  ["/parent", "/parent"],
  ["/noaccount", "/noaccount"],
  ["/registrationconfirmation", "/registrationconfirmation"],
  ["/registrationnotallowed", "/registrationnotallowed"],
  ["/error?code=100", "/error"],
  ["/portfoliolinking/k1", "/portfoliolinking/k1"],
  ["/portfoliolinking/k1/educator", "/portfoliolinking/k1/educator"],
  ["/portfoliolinking", "/error"],
  ["/mustreset", "/"],
  ["/anything/else", "/"],
  ["/reset/t/ActivateAccount", "/reset/t/ActivateAccount"],
  ["/massprint/t/ClassList/1", "/massprint/t/ClassList/1"],
  ["/switchaccount?k=k1", "/switchaccount"],
  ["/registration/k1", "/registration/k1"],
  ["/verify/t/PersonalEmail/0/1", "/verify/t/PersonalEmail/0/1"],
  ["/confirmusernamechange/t/UserName/0/1", "/confirmusernamechange/t/UserName/0/1"],
] as const;

/** Ways by link: where one starts, what is clicked, where it ends. */
const links = [
  ["/", "a[href^='/forgot']", /^\/forgot/u],
  ["/", "a[href^='/noaccount']", /^\/noaccount$/u],
  ["/", "footer a[href^='/legal']", /^\/legal$/u],
  ["/", "footer a[href^='/privacy']", /^\/privacy$/u],
  ["/forgot", "main a", /^\/$/u],
  ["/noaccount", "main p:last-child a", /^\/$/u],
  ["/account/k%2B1", "main a[href^='/registration']", /^\/registration\/k%2B1$/u],
  ["/account/k%2B1", "main a[href^='/portfoliolinking']", /^\/portfoliolinking\/k%2B1\/educator$/u],
  ["/verify/t/PersonalEmail/0/1", "main p a", /^\/$/u],
  ["/error", "main a", /^\/$/u],
] as const;

for (const app of apps) {
  test(`[RT-1] [RT-2] [RT-3] [RE-1] every page of ${app} resolves when typed`, async ({
    page,
    sandbox,
    guard,
  }) => {
    // The keys and tokens are made up: the server refuses them, and the page has an answer.
    guard.allow(/\/api\//u);
    for (const [path, end] of pages) {
      await page.goto(sandbox.origin(app) + path);
      await expect(page.locator(".wm-card:not(.wm-waiting *) h1")).toBeVisible();
      expect([path, new URL(page.url()).pathname]).toEqual([path, end]);
      expect(await page.title()).not.toBe("");
    }
  });
}

for (const app of apps) {
  test(`[RT-1] [FP-1] [RT-9] the pages of ${app} lead to each other`, async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.allow(/\/api\//u);
    for (const [path, link, end] of links) {
      await page.goto(sandbox.origin(app) + path);
      await page.locator(link).first().click();
      await expect(page).toHaveURL((url) => end.test(url.pathname));
      await expect(page.locator("h1:not(.wm-waiting h1)")).toBeVisible();
    }
  });
}

for (const [path] of pages.slice(0, 12)) {
  const lang = path.includes("?") ? "&lang=fr" : "?lang=fr";
  test(`[QV-1] [QV-2] ${path} is accessible, in French, at 320px and in the dark`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(sandbox.origin("default") + path);
    await page.locator(".wm-card h1").waitFor();
    await checkAccessibility(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(sandbox.origin("default") + path + lang);
    await page.locator(".wm-card h1").waitFor();
    await checkAccessibility(page);
    await checkReflow(page);
  });
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
  await page.setViewportSize({ width: 320, height: 640 });
  await checkReflow(page);
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.locator("[name=password]")).toBeVisible();
});

test("[SW-4] an expired key says so and leads back", async ({ page, sandbox, guard }) => {
  guard.allow(/401/u);
  await page.goto(`${sandbox.origin("default")}/switchaccount?k=rubbish`);
  await expect(page.locator("[data-message=GENERIC_ERROR]")).toBeVisible();
  await checkAccessibility(page);
});

test("[QX-6] texts that do not arrive are replaced by the copy inside the scripts", async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/translations/u);
  await page.route("**/assets/translations/**", (route) => route.abort("failed"));
  await page.goto(`${sandbox.origin("default")}/?lang=fr`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
});

test("[QF-6] what a password manager fills in without an event is sent", async ({
  page,
  sandbox,
}) => {
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
});

test("the console is accessible", async ({ page, sandbox }) => {
  const { url } = await sandbox.console("/mails.json");
  await page.goto(new URL("/", url).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The sandbox");
  await checkAccessibility(page);
});
