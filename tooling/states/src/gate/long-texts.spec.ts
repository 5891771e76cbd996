import { screenStates } from "@waymark/core/states";
import { share } from "@waymark/e2e/share";
import { reflowFaults } from "@waymark/testing/browser";
import { nameOf, openView, viewsOf } from "../views.ts";
import { expect } from "@playwright/test";
import { stateTest as test } from "@waymark/testing/parts";

/** Each state once, in light colours; regions and languages take turns. */
const views = share(screenStates, 48).flatMap((state, at) => {
  const light = viewsOf(state).filter(({ theme }) => theme === "light");
  return light.slice((at * 3) % light.length).slice(0, 1);
});

for (const view of views) {
  test(`[QV-2] ${nameOf(view)}, with texts that are longer by two fifths`, async ({ shared }) => {
    await openView(shared, { ...view, texts: "long" });
    expect(await reflowFaults(shared)).toEqual([]);
  });
}
