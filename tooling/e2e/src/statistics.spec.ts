import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import { watchShifts } from "./fixtures/layout-shift.ts";
import { sendMail } from "./fixtures/mail.ts";
import { people, signIn, signInStudent } from "./fixtures/people.ts";
import type { RunningSandbox } from "./fixtures/sandbox-process.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";
import { full } from "./fixtures/share.ts";

interface Sent {
  id: string;
  name: string;
  parameters: Record<string, unknown>;
}

async function sent(sandbox: RunningSandbox): Promise<Sent[]> {
  return ((await (await sandbox.console("/analytics.json")).json()) as { events: Sent[] }).events;
}

test.beforeEach(async ({ sandbox }) => {
  const network = sandbox.beside("static");
  await sandbox.configure({
    analytics: {
      id: "G-CANADA",
      ukId: "G-UK",
      script: `${network}/gtag/js`,
      collectOrigins: [network],
    },
  });
});

test(
  "[AN-1] [AN-2] [QT-3] [QH-1] what reaches the provider names patterns, and nothing of a person",
  full,
  async ({ page, sandbox, context, guard }) => {
    guard.allow(/401/u);
    const mail = await sendMail(sandbox, "ActivateAccount");
    await page.goto(mail.url);
    await page.locator("[name=password]").fill("a-brand-new-secret");
    await expect
      .poll(async () => (await sent(sandbox)).map(({ name }) => name))
      .toContain("call_ended");
    await page.goto(`${sandbox.origin("default")}/?redirect=%2Fhidden-plan`);
    await signIn(page, { ...people.student, password: "not-the-password" });
    await expect
      .poll(async () => (await sent(sandbox)).map(({ parameters }) => parameters["call"]))
      .toContain("login");
    await page.getByRole("link", { name: "have an account?" }).click();
    await page.goto(`${sandbox.origin("default")}/account/secret-k`);
    await expect.poll(async () => JSON.stringify(await sent(sandbox))).toContain("/account/:k");
    await page.getByRole("link", { name: "Register" }).click();
    await expect.poll(async () => JSON.stringify(await sent(sandbox))).toContain("/registration");
    const events = await sent(sandbox);
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set(["G-CANADA"]));
    const token = mail.url.split("/").at(-2) ?? "";
    const text = decodeURIComponent(JSON.stringify(events));
    expect(token).not.toBe("");
    const secrets = [token, "secret-k", "brand-new", "maya", "not-the-pass", "hidden", "riverside"];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain("/reset/:token/:resetType");
    expect(await context.cookies()).toEqual([expect.objectContaining({ name: "XSRF-TOKEN" })]);
  },
);

test("[QO-1] [QV-1] [QV-2] [QV-7] the UK asks first; nothing is loaded before the answer", async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fromProvider = () => asked.filter((url) => url.startsWith(sandbox.beside("static")));
  await page.setViewportSize({ width: 320, height: 640 });
  const shifts = await watchShifts(page);
  await page.goto(sandbox.origin("uk"));
  await page.getByRole("region", { name: "Usage statistics" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(fromProvider()).toEqual([]);
  await checkAccessibility(page);
  await checkReflow(page);
  expect(await shifts()).toBe(0);
  await page.getByRole("button", { name: "Yes, count" }).click();
  await expect.poll(async () => (await sent(sandbox)).map(({ id }) => id)).toContain("G-UK");
  await expect(page.getByRole("button", { name: "Turn usage statistics off" })).toBeVisible();
});

test("[QV-3] what has the focus is never under the question", full, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(sandbox.origin("uk"));
  const question = page.getByRole("region", { name: "Usage statistics" });
  await question.waitFor();
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (await question.locator(":focus").count()) continue;
    const [box, cover] = await Promise.all([focused.boundingBox(), question.boundingBox()]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((cover?.y ?? 0) + 1);
  }
});

for (const [app, isCounted] of [
  ["default", true],
  ["uk", false],
] as const) {
  test(
    `[QO-1] [QP-2] a sign-in before React is counted on the next page, where no question comes first (${app})`,
    full,
    async ({ page, sandbox }) => {
      const release = await withoutScripts(page, "all but the first");
      await page.goto(sandbox.origin(app), { waitUntil: "commit" });
      await page.locator("[name=remember]").uncheck();
      await signInStudent(page);
      const kept = await page.evaluate(() => sessionStorage.getItem("countedLater"));
      expect(kept).toBe(
        isCounted ? '[{"name":"call_ended","call":"login","outcome":"answered","status":0}]' : null,
      );
      if (!isCounted) return;
      release();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(`${sandbox.origin(app)}/noaccount`);
      await expect
        .poll(async () => (await sent(sandbox)).map(({ parameters }) => parameters["call"]))
        .toContain("login");
      expect(await page.evaluate(() => sessionStorage.getItem("countedLater"))).toBe("");
    },
  );
}

test(
  "[QX-6] a provider that is blocked changes nothing",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/ERR_BLOCKED_BY_CLIENT/u);
    await page.route("**/gtag/**", (route) => route.abort("blockedbyclient"));
    await page.goto(sandbox.origin("default"));
    await signInStudent(page);
  },
);
