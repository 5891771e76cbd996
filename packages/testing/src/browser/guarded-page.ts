import { type BrowserContext, test as base } from "@playwright/test";
import { detectedNames, unsupportedApis } from "@waymark/vite-preset/unsupported-apis";

/** Playwright's test, in whose pages every method is missing that the oldest supported browsers lack. */
export const test = base.extend({
  context: async ({ context }, run) => {
    await withoutUnsupportedApis(context);
    await run(context);
  },
});

/** Removes from the pages of a context every method that the oldest supported browsers lack. */
async function withoutUnsupportedApis(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (names: readonly string[]) => {
      const owners = [Array, Object, Map, Promise, String, URL, Element, HTMLElement, Document];
      const places = [HTMLFormElement, HTMLInputElement, HTMLSelectElement, ...owners];
      for (const place of [window, ...places, ...places.map(({ prototype }) => prototype)]) {
        for (const name of names) Reflect.deleteProperty(place, name);
      }
      for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
      for (const name of ["Iterator", "navigation", "scheduler"]) {
        Reflect.deleteProperty(window, name);
      }
      for (const name of ["with"]) {
        Reflect.deleteProperty(Array.prototype, name);
        Reflect.deleteProperty(Uint8Array.prototype, name);
      }
      for (const name of ["difference", "intersection", "isSubsetOf", "union"]) {
        Reflect.deleteProperty(Set.prototype, name);
      }
    },
    // The tests themselves ask what can be seen; the check of the built scripts knows the name.
    [...unsupportedApis, ...detectedNames].filter((name) => name !== "checkVisibility"),
  );
}
