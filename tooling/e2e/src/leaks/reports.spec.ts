import type { Page } from "@playwright/test";
import { people, signIn } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";
import { holds, type Secret } from "@waymark/testing/parts";
import { full } from "../fixtures/share.ts";

/** Reports that a page sends while everything around it is a person's. */

const REPORTS = "https://reports.example/collect";
const canaries: Readonly<Record<Secret, string>> = {
  username: "canary.user+77@leak.example",
  password: 'canäry "pass/word" 77+=',
  token: "canary-token/77+=",
  email: "canary.mail+77@leak.example",
};
const fields = {
  username: canaries.username,
  password: canaries.password,
  email: canaries.email,
  firstName: "Canary",
};
const token = encodeURIComponent(canaries.token);
const query = `k=${token}&code=${token}&redirect=${token}#${token}`;
const addresses = [
  `/?${query}`,
  `/forgot?${query}`,
  `/reset/${token}/ForceResetPassword?${query}`,
  `/verify/${token}/PersonalEmail/0/1?${query}`,
  `/registration/${token}?${query}`,
  `/portfoliolinking/${token}/educator?${query}`,
  `/error?${query}`,
] as const;

test.use({ userAgent: `Mozilla/5.0 Chrome/140.0.0.0 ${canaries.username}` });

test(
  "[QN-4] [QT-3] 300 reports of seven screens name no username, password, token or address, and carry no cookie",
  full,
  async ({ page, sandbox, guard }) => {
    guard.allow(/./u);
    const collectors = {
      domain: "reports.example",
      path: "/",
      secure: true,
      sameSite: "None",
    } as const;
    await page.context().addCookies([{ name: "session", value: "canary", ...collectors }]);
    await sandbox.configure({ reports: { url: REPORTS } });
    const reports: string[] = [];
    await page.route(`${REPORTS}**`, async (route) => {
      const { cookie = "" } = await route.request().allHeaders();
      reports.push(route.request().url() + (route.request().postData() ?? "") + cookie);
      await route.fulfill({ status: 204 });
    });
    for (const address of addresses) {
      const before = reports.length;
      await page.goto(sandbox.origin("default") + address);
      await fillAll(page);
      await expect
        .poll(async () => {
          await throwCanaries(page, 1);
          return reports.length;
        })
        .toBeGreaterThan(before);
      await throwCanaries(page, 90);
      await expect.poll(() => reports.length - before).toBe(50);
    }
    await crash(page, sandbox.origin("default"));
    await expect.poll(() => reports.some((text) => text.includes('"kind":"crash"'))).toBe(true);
    expect(reports.length).toBeGreaterThan(300);
    const kinds = reports.map((text) => /"kind":"(\w+)"/u.exec(text)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(["failure", "crash", "error", "policy", "vital"]));
    const leaks = Object.entries(canaries).filter(([, value]) =>
      reports.some((text) => holds(text, value) || /can(?:a|ä)ry/iu.test(text)),
    );
    expect(leaks).toEqual([]);
  },
);

/** Has the sign-in screen throw an error that is a person's. */
async function crash(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate((text) => {
    Object.defineProperty(URL.prototype, "searchParams", {
      get() {
        throw new TypeError(text);
      },
    });
  }, canaries.password);
  await signIn(page, people.student);
}

/** Fills in the form, if there is one, and sends it. */
async function fillAll(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor();
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name=${name}]:visible`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  const submit = page.locator("main form [type=submit]");
  if ((await submit.count()) > 0) await submit.click();
}

/** Errors, rejections and policy violations that are made of the canaries in every part. */
async function throwCanaries(page: Page, rounds: number): Promise<void> {
  const scripts = await page.locator("script[src]").first().getAttribute("src");
  await page.evaluate(
    ([texts, times, script]) => {
      for (let round = 0; round < times; round += 1) {
        const text = texts[round % texts.length] ?? "";
        const stack = `${text}\n    at ${text} (${location.href}:1:2)\n    at ${text} (${location.origin}${script}?${text}:1:${round})`;
        const error = Object.assign(new TypeError(text, { cause: text }), { name: text, stack });
        if (round % 3 === 0)
          window.dispatchEvent(new ErrorEvent("error", { error, message: text, filename: text }));
        if (round % 3 === 1) void Promise.reject(round % 2 ? error : text);
        if (round % 3 === 2)
          new Image().src = `https://elsewhere.example/${encodeURIComponent(text)}?${text}`;
      }
    },
    [Object.values(canaries), rounds, scripts] as const,
  );
}
