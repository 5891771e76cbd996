import { screenStates } from "@waymark/core/states";
import { nameOf, oneViewEach } from "../browser/matrix.ts";
import { checkView } from "./check-view.ts";
import { expect, test } from "./test.ts";

for (const [turn, view] of oneViewEach().entries()) {
  test(`[QV-1] [QV-2] [QV-3] [QV-4] [QV-5] ${nameOf(view)}`, async ({ shared, origin }) => {
    expect(await checkView({ page: shared, origin, view, turn })).toEqual([]);
  });
}

// Storybook opens a story whose id merely starts with the id that it is asked for.
test("[QV-1] has a story for every state", async ({ request, origin }) => {
  const response = await request.get(`${origin}/index.json`);
  const { entries } = await response.json();
  expect(Object.keys(entries)).toEqual(screenStates.map(({ flow, id }) => `${flow}--${id}`));
});
