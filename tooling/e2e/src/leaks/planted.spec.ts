import type { Page } from "@playwright/test";
import type { Place } from "@waymark/testing/parts";
import { forms, spell } from "@waymark/testing/parts";
import { settled } from "@waymark/testing/browser";
import { full } from "../fixtures/share.ts";
import { expect, test } from "./leak-test.ts";

/** One for each form of writing, which reads differently in each. */
const canaries = forms.map((form) => `plant"ed/${form} 77+=`);
const away = "https://elsewhere.example";

type Plant = (page: Page, text: string, network: string) => Promise<unknown>;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const ask = (page: Page, url: string, init: Asked = {}) =>
  page.evaluate(([to, how]) => fetch(to, how).then(() => undefined), [url, init] as const);

/** A way for each kind of place in which the page itself could leak something. */
const plants: Record<Place, Plant> = {
  url: (page, text) => ask(page, `/favicon.svg?x=${text}`),
  header: (page, text) => ask(page, "/favicon.svg", { headers: { "X-Note": text } }),
  body: (page, text) => ask(page, away, { method: "POST", body: text }),
  console: (page, text) => page.evaluate((line) => console.info(`saved ${line}`), text),
  address: (page, text) =>
    page.evaluate((query) => history.replaceState(null, "", `?q=${query}`), text),
  history: (page, text) => page.evaluate((draft) => history.replaceState({ draft }, ""), text),
  title: (page, text) => page.evaluate((title) => void (document.title = title), text),
  attribute: (page, text) =>
    page.evaluate(
      (value) => document.querySelector("[type=password]")?.setAttribute("value", value),
      text,
    ),
  "crash reference": (page, text) =>
    page.evaluate((reference) => {
      const element = document.createElement("p");
      element.className = "wm-reference";
      element.textContent = reference;
      document.body.append(element);
    }, text),
  "local storage": (page, text) => page.evaluate((value) => localStorage.setItem("x", value), text),
  "session storage": (page, text) =>
    page.evaluate((value) => sessionStorage.setItem("x", value), text),
  database: (page, text) =>
    page.evaluate(
      (value) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("drafts");
          opening.addEventListener("upgradeneeded", () =>
            opening.result.createObjectStore("kept", { autoIncrement: true }),
          );
          opening.addEventListener("success", () => {
            const writing = opening.result.transaction("kept", "readwrite");
            writing.objectStore("kept").add(value);
            writing.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        }),
      text,
    ),
  // Not by document.cookie, which comes back before the browser has it.
  cookie: (page, text) => page.evaluate((value) => cookieStore.set("x", value), text),
  statistics: (page, text, network) =>
    ask(page, `${network}/collect`, {
      method: "POST",
      body: JSON.stringify(["event", "x", { text }]),
    }),
};

// The policy would stop some of these leaks before a test could see them.
test.use({ bypassCSP: true });
test.slow();

for (const [place, plant] of Object.entries(plants) as [Place, Plant][]) {
  test(
    `[QT-3] a leak into ${place} is found in every form of writing`,
    full,
    async ({ page, sandbox, watch }) => {
      await page.route(`${away}/**`, (route) =>
        route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" } }),
      );
      await page.goto(sandbox.origin("default"));
      await settled(page);
      watch.follow("password", ...canaries);
      expect((await watch.result()).leaks).toEqual([]);
      for (const [index, form] of forms.entries()) {
        await plant(page, spell(canaries[index] ?? "", form), sandbox.beside("static"));
        await watch.look();
      }
      const found = (await watch.result()).leaks.join("\n");
      for (const index of forms.keys()) {
        expect(found).toContain(`password ${index + 1} in ${place} (`);
      }
    },
  );
}

test("[QT-3] a mailed token in a Referer is found", async ({ page, sandbox, watch }) => {
  const token = "planted-token-in-the-address";
  watch.follow("token", token);
  await page.goto(`${sandbox.origin("default")}/forgot/${token}`);
  await page.evaluate(() =>
    fetch("/favicon.svg", { referrer: location.href, referrerPolicy: "unsafe-url" }).then(
      () => undefined,
    ),
  );
  expect((await watch.result()).leaks).toContain("token 1 in header (referer)");
});
