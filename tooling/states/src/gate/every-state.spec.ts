import { flows, screenStates } from "@waymark/core/states";
import { share } from "@waymark/e2e/share";
import { everyView, nameOf, oneViewEach } from "../browser/matrix.ts";
import { checkView } from "./check-view.ts";
import { expect, test } from "./test.ts";

const views = flows.flatMap((flow) =>
  share(
    [...oneViewEach().entries()].filter(([, { state }]) => state.flow === flow),
    2,
  ),
);

test("[QV-1] the share has every flow, region, language and theme", () => {
  const seen = new Set(
    views.flatMap(([, { state, region, language, theme }]) => [
      state.flow,
      region,
      language,
      theme,
    ]),
  );
  const all = everyView().flatMap(({ state, region, language, theme }) => [
    state.flow,
    region,
    language,
    theme,
  ]);
  expect([...new Set(all)].filter((each) => !seen.has(each))).toEqual([]);
});

for (const [turn, view] of views) {
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
