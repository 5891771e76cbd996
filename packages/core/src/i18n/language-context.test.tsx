import { act, render, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "../browser/lazy-chunk.tsx";
import { server } from "../testing/server.ts";
import { createI18n } from "./create-i18n.ts";
import french from "./dictionaries/fr-CA.json";
import { LanguageProvider, useMissingLanguage } from "./language-context.tsx";
import type { Language } from "./languages.ts";
import { loadChosenDictionary, loadDictionary } from "./load-dictionary.ts";
import { useText } from "./use-text.tsx";

const files = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const urls = { portal: files, legal: files };

/** A page whose heading counts how often it is rendered. */
function openPage(load = loadChosenDictionary) {
  const i18n = createI18n("fr-CA", french);
  let renders = 0;
  function Heading() {
    renders += 1;
    return <h1>{useText()("signIn.title")}</h1>;
  }
  const Missing = () => <output>{useMissingLanguage()}</output>;
  const content = [<Heading key="heading" />, <Missing key="missing" />];
  let presses = 0;
  const page = (wanted: Language) => (
    <LanguageProvider
      i18n={i18n}
      wanted={wanted}
      navigationKey={String(presses)}
      dictionaries={urls}
      load={load}
    >
      {content}
    </LanguageProvider>
  );
  const { rerender } = render(page("fr-CA"));
  const want = (language: Language) => {
    presses += 1;
    rerender(page(language));
  };
  return { want, renders: () => renders };
}

it("[QF-6] the language that is shown already is not rendered a second time", async () => {
  const { renders } = openPage();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(renders()).toBe(1);
});

it("[QL-1] a translator's language stays where React comes to a page in its own, and goes with another one", async () => {
  const { lang, dataset } = document.documentElement;
  server.use(http.get("*/t/en-CA.json", () => HttpResponse.json({ "signIn.title": "Welcome" })));
  dataset["language"] = "fr-CA";
  document.documentElement.lang = "es";
  const { want } = openPage();
  expect(document.documentElement.lang).toBe("es");
  want("en-CA");
  expect(await screen.findByText("Welcome")).toBeVisible();
  expect(document.documentElement.lang).toBe("en-CA");
  document.documentElement.lang = lang;
});

it("[LN-3] another language is one more render, with the region's own text", async () => {
  server.use(http.get("*/t/en-CA.json", () => HttpResponse.json({ "signIn.title": "Welcome" })));
  const { want, renders } = openPage();
  want("en-CA");
  expect(await screen.findByText("Welcome")).toBeVisible();
  expect(renders()).toBe(2);
  expect(document.documentElement.lang).toBe("en-CA");
  want("fr-CA");
  expect(await screen.findByText("Connexion")).toBeVisible();
  expect(renders()).toBe(3);
});

it("[LN-3] [QX-6] a language that was chosen without a network is shown once it is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { want } = openPage((...file) =>
    navigator.onLine ? loadDictionary(...file) : Promise.reject(new ChunkLoadError("offline")),
  );
  server.use(http.get("*/t/en-CA.json", () => HttpResponse.json({ "signIn.title": "Welcome" })));
  want("en-CA");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => void window.dispatchEvent(new Event("online")));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText("Connexion")).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Welcome")).toBeVisible();
});

it("[LN-3] a language that did not load is not shown later in place of another choice", async () => {
  let isOnline = false;
  const { want } = openPage((...file) =>
    isOnline ? loadDictionary(...file) : Promise.reject(new ChunkLoadError("offline")),
  );
  server.use(http.get("*/t/en-CA.json", () => HttpResponse.json({ "signIn.title": "Welcome" })));
  want("en-CA");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  want("fr-CA");
  isOnline = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText("Connexion")).toBeVisible();
});

it("[LN-3] [QX-6] a language that did not load is asked for again by another press", async () => {
  let isOnline = false;
  const { want } = openPage((...file) =>
    isOnline ? loadDictionary(...file) : Promise.reject(new ChunkLoadError("a page of the Wi-Fi")),
  );
  server.use(http.get("*/t/en-CA.json", () => HttpResponse.json({ "signIn.title": "Welcome" })));
  want("en-CA");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText("Connexion")).toBeVisible();
  isOnline = true;
  want("en-CA");
  expect(await screen.findByText("Welcome")).toBeVisible();
});

it("[LN-3] [QX-6] a language that did not load is named, though a press before that fails after it", async () => {
  const failures: ((reason: Error) => void)[] = [];
  const { want } = openPage(() => new Promise((_, reject) => failures.push(reject)));
  want("en-CA");
  want("en-CA");
  for (const at of [1, 0]) {
    await act(async () => failures[at]?.(new ChunkLoadError("offline")));
    expect(screen.getByRole("status")).toHaveTextContent("en-CA");
  }
});

it("[LN-3] a second press on a language that is on its way waits no longer than the first", async () => {
  const answers: (() => void)[] = [];
  const { want } = openPage(
    () => new Promise((resolve) => answers.push(() => resolve({ "signIn.title": "Welcome" }))),
  );
  want("en-CA");
  want("en-CA");
  answers[0]?.();
  expect(await screen.findByText("Welcome")).toBeVisible();
});
