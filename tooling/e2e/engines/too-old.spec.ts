import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "./test.ts";
import { until, untilSeen } from "./tab.ts";

const notice = ".wm-outdated";

/** Number of visible elements: those of a selector that have a box. */
const drawn = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0).length;

for (const [search, first, second] of [
  ["", "too old for this page", "trop ancien"],
  ["?lang=fr", "trop ancien", "too old for this page"],
] as const) {
  test(`[QD-2] an older browser reads a notice in both languages at /${search}`, async ({
    tab,
    origin,
  }) => {
    await tab.open(`${origin}/${search}`);
    await untilSeen(tab, notice);
    const paint = "first-contentful-paint";
    await until(
      () => tab.read((name) => performance.getEntriesByName(name).length, paint),
      (paints) => paints > 0,
    );
    // From the page's arrival on: a browser that has just been started takes its time before.
    const sinceArrival = await tab.read((name) => {
      const [painted] = performance.getEntriesByName(name);
      const pages: readonly { responseEnd?: number }[] = performance.getEntriesByType("navigation");
      const [page] = pages;
      return (painted?.startTime ?? Infinity) - (page?.responseEnd ?? 0);
    }, paint);
    expect(sinceArrival).toBeLessThan(1000);

    const texts = await tab.read(
      (wanted) => [...document.querySelectorAll(`${wanted} p`)].map((text) => text.textContent),
      notice,
    );
    expect(texts[0]).toContain(first);
    expect(texts[1]).toContain(second);
    const links = await tab.read(
      (wanted) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${wanted} a`)].map((link) => link.href),
      notice,
    );
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(/help/u);
  });
}

test("[QD-2] an older browser has no form and no other message, on any page", async ({
  tab,
  origin,
}) => {
  for (const path of ["/", "/forgot", "/reset/token/ActivateParent", "/no/such/page"]) {
    await tab.open(`${origin}${path}`);
    await untilSeen(tab, notice);
    await until(
      () => tab.read(() => document.readyState, ""),
      (state) => state === "complete",
    );
    expect(await tab.read(drawn, "form, input, h1, .wm-broken, .wm-no-script")).toBe(0);
    const styles = await tab.read((wanted) => {
      const element = document.querySelector(wanted) ?? document.body;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return [backgroundColor, borderTopWidth];
    }, notice);
    expect(styles).toEqual(["rgb(255, 255, 255)", "1px"]);
  }
});

test("[QD-2] an older browser does not load the page again when its scripts fail", async ({
  tab,
  origin,
}) => {
  await tab.open(origin);
  await untilSeen(tab, notice);
  // The entry loads this copy because the first script has failed, and fails with it.
  await until(
    () => tab.read(() => performance.getEntriesByType("resource").map(({ name }) => name), ""),
    (names) => names.some((name) => name.includes("/shared-")),
  );
  await pause(500);
  const [kind, reloadedBuild] = await tab.read(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return [navigation?.toJSON().type, sessionStorage.getItem("reloadedBuild")];
  }, "");
  expect(kind).toBe("navigate");
  expect(reloadedBuild).toBeNull();
});
