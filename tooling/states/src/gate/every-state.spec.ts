import { flows, screenStates } from "@waymark/core/states";
import { isWhole, share } from "@waymark/e2e/share";
import { everyView, nameOf, oneViewEach, openView, type View } from "../views.ts";
import { axeFaults } from "@waymark/testing/browser";
import { expect } from "@playwright/test";
import { stateTest as test, viewFaults } from "@waymark/testing/parts";

/** A whole run opens every view in its light colours, and runs axe on the dark ones as well. */
const views = isWhole
  ? [
      ...everyView()
        .filter(({ theme }) => theme === "light")
        .entries(),
    ]
  : flows.flatMap((flow) =>
      share(
        [...oneViewEach().entries()].filter(([, { state }]) => state.flow === flow),
        18,
      ),
    );

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

// Other tests use the same page.
test.afterEach(async ({ shared }) => shared.setViewportSize(desk));

const partsOf = ({ state, region, language, theme }: View) => [state.flow, region, language, theme];

if (!isWhole) {
  test("[QV-1] the share has every flow, region, language and theme", () => {
    const seen = new Set(views.flatMap(([, view]) => partsOf(view)));
    expect(seen).toEqual(new Set(everyView().flatMap(partsOf)));
  });
}

for (const [turn, view] of views) {
  test(`[QV-1] [QV-2] [QV-3] [QV-4] [QV-5] ${nameOf(view)}`, async ({ shared }) => {
    // Each of the four checks of media, which take turns as well, is made in both.
    await shared.setViewportSize(Math.floor(turn / 4) % 2 === 0 ? desk : phone);
    await openView(shared, view);
    const { language, theme } = view;
    expect(await viewFaults(shared, language, { theme, turn })).toEqual([]);
    if (!isWhole) return;
    await shared.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(shared)).toEqual([]);
  });
}

// Storybook opens a story whose id merely starts with the id that it is asked for.
test("[QV-1] has a story for every state", async ({ request }) => {
  const response = await request.get("/index.json");
  const { entries } = await response.json();
  const states = screenStates.map(({ flow, id }) => `${flow}--${id}`);
  expect(Object.keys(entries)).toEqual(states);
});
