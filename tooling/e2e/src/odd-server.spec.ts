import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { fill, openMailed } from "./atlas/steps.ts";
import { newestMail } from "./fixtures/mail.ts";
import { openForcedChange, people, signIn } from "./fixtures/people.ts";
import { type RunningSandbox, startSandbox } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";
import { full } from "./fixtures/share.ts";

const file = "../../../packages/sandbox/src/testing/odd-server/odd-server.har";
const recording = fileURLToPath(new URL(file, import.meta.url));
const password = "mountain river 9";
const message = "[role=alert] [data-message]";

// One server, whose answers begin again with each journey.
test.describe.configure({ mode: "default" });

let odd: RunningSandbox;

test.beforeAll(async () => {
  // Without the sandbox's own answers: each call has to be a recorded one.
  odd = await startSandbox(["--replay", recording, "--replay-only"]);
});
test.afterAll(async () => odd.stop());
test.beforeEach(async ({ guard }) => {
  guard.allow(/status of 4\d\d/u);
  await odd.console("/reset");
});

const submit = (page: Page) => page.locator("main [type=submit]").click();
const open = (page: Page, path: string) => page.goto(odd.origin("default") + path);

const openMail = (page: Page, kind: string, action?: "expire") =>
  openMailed(kind, action)({ page, sandbox: odd });

test(
  "[QO-6] an odd server: sign-in, after a refusal, in both languages",
  full,
  async ({ page }) => {
    for (const path of ["/", "/?lang=fr"]) {
      await open(page, path);
      await signIn(page, { ...people.student, password: "not this one" });
      await expect(page.locator(message)).toHaveAttribute(
        "data-message",
        "USERNAME_OR_PASSWORD_NOT_FOUND",
      );
      await page.locator("[name=remember]").uncheck();
      await signIn(page, people.student);
      await page.waitForURL("**/workspace/student");
    }
  },
);

test("[QO-6] an odd server: sign-in in South Dakota", full, async ({ page }) => {
  await open(page, "/sdmylife");
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
});

test(
  "[QO-6] an odd server: its own text in the language that was asked for",
  full,
  async ({ page }) => {
    await open(page, "/?lang=fr");
    await signIn(page, people.locked);
    await expect(page.locator("[role=alert]")).toContainText("Ce compte est verrouillé");
  },
);

test("[QO-6] an odd server: a stored sign-in", full, async ({ page }) => {
  await open(page, "/");
  await signIn(page, { ...people.student, password: "not this one" });
  await expect(page.locator(message)).toBeVisible();
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
  await page.context().clearCookies();
  await open(page, "/");
  await page.waitForURL("**/workspace/student");
});

test("[QO-6] an odd server: the choice of a workspace", full, async ({ page }) => {
  await open(page, "/");
  await signIn(page, people.everything);
  await page.locator("[data-workspace='2'] button").click();
  await page.waitForURL("**/workspace/family");
});

test("[QO-6] an odd server: a password that has to be changed", full, async ({ page }) => {
  await openForcedChange(page, odd.origin("default"));
  await fill(page, { password });
  await submit(page);
  await expect(page.locator("[data-message=PASSWORD_CHANGED]")).toBeVisible();
});

test(
  "[QO-6] an odd server: a forgotten password, from the address to the workspace",
  full,
  async ({ page }) => {
    await open(page, "/forgot");
    await fill(page, { email: "nobody@example.com" });
    await submit(page);
    await expect(page.locator(message)).toHaveAttribute("data-message", "NO_RECORD_OF_EMAIL");
    await fill(page, { email: "maya.chen@riverside.example" });
    await submit(page);
    await expect(page.locator("h1")).toBeFocused();
    await page.goto((await newestMail(odd)).url);
    await fill(page, { password });
    await submit(page);
    await page.waitForURL("**/workspace/student");
  },
);

test("[QO-6] an odd server: a link that has expired", full, async ({ page }) => {
  await openMail(page, "ActivateAccount", "expire");
  await expect(page.locator("[data-message=FORGOT_PASSWORD_LINK_EXPIRED]")).toBeVisible();
});

test(
  "[QO-6] an odd server: a parent's account, with the children's names",
  full,
  async ({ page }) => {
    await openMail(page, "ActivateParent");
    await expect(page.locator("main")).toContainText("Zoé");
    await fill(page, { password, confirmPassword: password });
    await submit(page);
    await page.waitForURL("**/workspace/family?activate=true");
  },
);

test("[QO-6] an odd server: an account in higher education", full, async ({ page }) => {
  await openMail(page, "HigherEdActivation");
  await fill(page, { password });
  await submit(page);
  await expect(page.locator("[data-message=ACCOUNT_ACTIVATED]")).toBeVisible();
});

test("[QO-6] an odd server: the list of a class", full, async ({ page }) => {
  await openMail(page, "MassPrint");
  await page.waitForURL("**/print/*");
});

test("[QO-6] an odd server: linking, after a refusal", full, async ({ page }) => {
  await open(page, "/sso/maya");
  await signIn(page, { ...people.student, password: "not this one" });
  await expect(page.locator(message)).toHaveAttribute(
    "data-message",
    "USERNAME_OR_PASSWORD_NOT_FOUND",
  );
  await signIn(page, people.student);
  await page.waitForURL("**/workspace/student");
});

test("[QO-6] an odd server: registration", full, async ({ page }) => {
  await open(page, "/sso/newcomer");
  await page.locator("main a[href*='/registration/']").click();
  await fill(page, { firstName: "Jo", lastName: "Park", institutionId: "riverside" });
  await submit(page);
  await expect(page.locator("form")).toHaveCount(0);
  await expect(page.locator("h1")).toBeFocused();
});

test(
  "[QO-6] an odd server: addresses that are verified, changed and sent again",
  full,
  async ({ page }) => {
    await openMail(page, "UsernameChange");
    await expect(page.locator(".wm-fact")).toContainText("sofia@home.example");
    await openMail(page, "VerifyEmail");
    await expect(page.locator(".wm-fact")).toContainText("maya@home.example");
    await openMail(page, "VerifyEmail", "expire");
    await page.locator(".wm-resend button").click();
    await expect(page.locator("main .wm-fact")).toContainText("maya@home.example");
  },
);
