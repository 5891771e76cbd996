import type { Page } from "@playwright/test";
import { extensions, installExtension } from "./fixtures/extensions.ts";
import {
  type AlterationStart,
  alterationStarts,
  alterPages,
  translatePages,
} from "@waymark/testing/parts";
import { people } from "./fixtures/people.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";
import { withoutScripts } from "./fixtures/requests.ts";

/** A page that a translator or an extension has changed, while a person types. */

interface Alteration {
  name: string;
  id: string;
  apply: (page: Page, start: AlterationStart) => Promise<void>;
}

const alterations: readonly Alteration[] = [
  { name: "page translation", id: "QL-1", apply: translatePages },
  ...extensions.map((extension) => ({
    name: extension.name,
    id: "QL-2",
    apply: (page: Page, start: AlterationStart) =>
      alterPages(page, start, { alter: installExtension, given: extension }),
  })),
];

const { student } = people;

for (const { name, id, apply } of alterations) {
  for (const start of alterationStarts) {
    test(
      `[${id}] [QF-6] ${name} from ${start} hydration on loses no letter, tick or focus, and leaves the eye as it is`,
      full,
      async ({ page, origin, guard }) => {
        guard.allow(/401/u);
        const release = await withoutScripts(page);
        await apply(page, start);
        await page.goto(origin, { waitUntil: "commit" });
        const username = page.locator("[name=username]");
        await username.pressSequentially("maya.");
        await page.locator("[name=remember]").uncheck();
        await username.focus();
        release();
        await username.pressSequentially("chen", { delay: 60 });
        await page.locator("form[data-ready]").waitFor();
        await expect(username).toHaveValue(student.username);
        await expect(username).toBeFocused();
        await expect(page.locator("[name=remember]")).not.toBeChecked();
        await page.locator("[name=password]").fill("wrong");
        await page.locator("[name=password]").press("Enter");
        await expect(page.locator("main [role=alert]")).toBeVisible();
        await expect(username).toHaveValue(student.username);
        await expect(page.locator(".wm-password__strike")).toBeHidden();
        if (id === "QL-1") await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await page.locator("[name=password]").fill(student.password);
        await page.locator("[name=password]").press("Enter");
        await page.waitForURL(`**${student.path}`);
      },
    );
  }
}

test("[QL-1] [QT-7] a submit before hydration is sent once on a translated page", async ({
  page,
  origin,
}) => {
  const release = await withoutScripts(page);
  await translatePages(page, "before");
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto(origin, { waitUntil: "commit" });
  await page.locator("[name=username]").fill(student.username);
  await page.locator("[name=password]").fill(student.password);
  await page.locator("[name=password]").press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-submit-queued");
  release();
  await page.waitForURL(`**${student.path}`);
  expect(calls).toEqual([`${origin}/api/auth/login`]);
});
