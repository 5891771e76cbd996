import { nameOf, oneViewEach } from "../browser/matrix.ts";
import { checkView } from "./check-view.ts";
import { expect, test } from "./test.ts";

for (const [turn, view] of oneViewEach().entries()) {
  test(`[QV-1] [QV-2] [QV-3] [QV-4] [QV-5] ${nameOf(view)}`, async ({ shared, origin }) => {
    expect(await checkView({ page: shared, origin, view, turn })).toEqual([]);
  });
}
