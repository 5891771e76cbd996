import { calls } from "@waymark/core/build";
import { share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { type Cell, describeCell } from "./cell.ts";
import { driveCell } from "./drive-cell.ts";
import { atlasFaults } from "./faults.ts";
import { type AtlasCall, atlasRows } from "./rows.ts";
import { watchPage } from "./watch-page.ts";

const PHONE = { width: 400, height: 760 };

test.use({ viewport: PHONE, actionTimeout: 30_000 });

test("[QX-7] every call has its row in the atlas", () => {
  expect(Object.keys(atlasRows).toSorted()).toEqual([...Object.keys(calls), "logout"].toSorted());
});

/** Each call with a share of the faults, another one than the call before: between them they meet every fault. */
const FAULT_SHARE = 10;

for (const [row, call] of (Object.keys(atlasRows) as AtlasCall[]).entries()) {
  test(`[QX-7] ${call}, whatever goes wrong, says what happened and leads on`, async ({
    page,
    sandbox,
    guard,
  }) => {
    test.setTimeout(300_000);
    // The atlas has a watch of its own, which tells what fails on purpose from what does not.
    guard.allow(/./u);
    await page.clock.install();
    const watch = await watchPage(page);
    const cells: Cell[] = [];
    for (const fault of share(atlasFaults, FAULT_SHARE, row)) {
      const cell = await driveCell({ page, sandbox, watch }, call, fault);
      cells.push(cell);
      if (cell.picture) {
        const name = `${fault.label}: ${cell.seen.join(", ")}`;
        await test.info().attach(name, { body: cell.picture, contentType: "image/jpeg" });
      }
      await page.context().clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    expect(cells.flatMap(describeCell)).toEqual([]);
  });
}
