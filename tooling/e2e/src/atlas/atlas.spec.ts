import type { Page } from "@playwright/test";
import { calls } from "@waymark/core/build";
import { expect, type PageGuard, test } from "../fixtures/test.ts";
import { regionTest } from "../fixtures/region-test.ts";
import { watchCalls } from "../fixtures/requests.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { full, share } from "../fixtures/share.ts";
import { driveCell, type React } from "./drive-cell.ts";
import { type AtlasFault, atlasFaults } from "./faults.ts";
import { type AtlasCall, type AtlasRow, atlasRows, ministrySignIn } from "./rows.ts";

const ministryTest = regionTest("ministry");
const PHONE = { width: 400, height: 760 };

test.use({ viewport: PHONE, actionTimeout: 30_000 });

test("[QX-7] every call has its row in the atlas", () => {
  expect(Object.keys(atlasRows).toSorted()).toEqual([...Object.keys(calls), "logout"].toSorted());
});

/** Each call with a share of the faults, another one than the call before. */
const FAULT_SHARE = 20;

for (const [row, call] of share([...(Object.keys(atlasRows) as AtlasCall[]).entries()], 16, 8)) {
  test(`[QX-7] ${call}, whatever goes wrong, says what happened and leads on`, async ({
    page,
    sandbox,
    guard,
  }) => {
    const faults = share(atlasFaults, FAULT_SHARE, row);
    await driveCells({ page, sandbox, guard }, call, faults);
  });
}

for (const [row, call] of share([...(["login", "loginSd", "redirect"] as const).entries()], 3)) {
  for (const react of share(["late", "missing"] as const, 2, row)) {
    test(`[QX-7] [QP-2] [QP-3] ${call} with React ${react}, whatever goes wrong, says what happened and leads on`, async ({
      page,
      sandbox,
      guard,
    }) => {
      const faults = share(atlasFaults, FAULT_SHARE, row);
      // Offline nothing more is loaded, neither React nor the message: the page says that a part of it is missing.
      const hasMessage = ({ name }: AtlasFault) => name !== "offline";
      await driveCells({ page, sandbox, guard, react }, call, faults.filter(hasMessage));
    });
  }
}

ministryTest.describe("sign-in in a region's own components, with its consent", full, () => {
  ministryTest.use({ viewport: PHONE, actionTimeout: 30_000 });
  for (const react of ["there", "late", "missing"] as const) {
    ministryTest(
      `[QR-2] [QX-7] with React ${react}, whatever goes wrong, it says what happened and leads on`,
      async ({ page, sandbox, guard }) => {
        const faults = atlasFaults.filter(({ name }) => react === "there" || name !== "offline");
        await driveCells({ page, sandbox, guard, react, row: ministrySignIn }, "login", faults);
      },
    );
  }
});

interface Driven {
  page: Page;
  sandbox: RunningSandbox;
  guard: PageGuard;
  react?: React;
  row?: AtlasRow;
}

async function driveCells(
  { page, sandbox, guard, ...more }: Driven,
  call: AtlasCall,
  faults: readonly AtlasFault[],
): Promise<void> {
  test.setTimeout(300_000);
  // What fails on purpose: the call, React where it is missing, and everything while offline.
  guard.allow(/^console: Failed to load resource: .*\/(?:api\/|assets\/react-)/u);
  guard.allow(/^failed: [^ ]*\/api\/|ERR_INTERNET_DISCONNECTED/u);
  await page.clock.install();
  const watch = watchCalls(page);
  const flaws: string[] = [];
  for (const fault of faults) {
    flaws.push(...(await driveCell({ page, sandbox, watch, ...more }, call, fault)));
    await guard.check();
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  expect(flaws).toEqual([]);
}
