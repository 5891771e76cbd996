import type * as paths from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { buildWithTexts } from "../testing/build-with-texts.ts";

// Test files share their modules: these are loaded again, with the paths of Windows.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("node:path", async (actual) => {
  const path = await actual<typeof paths>();
  // Whole paths lead to files of this machine; the name of a file in its folder is as on Windows.
  const join = (...parts: string[]) => {
    const joined = path.join(...parts.map((part) => part.replaceAll("\\", "/")));
    return path.isAbsolute(joined) ? joined : joined.replaceAll("/", "\\");
  };
  return { ...path, join };
});

const { configure, frenchPage, read } = buildWithTexts();

it("[QO-7] [QR-4] on Windows, too, texts are in every page and not in the scripts alone", () => {
  const { pages } = configure({ "fr-CA": { "signIn.title": "Entrez" } });
  expect(JSON.parse(read("assets/translations/fr-CA.json"))["signIn.title"]).toBe("Entrez");
  expect(frenchPage()).toContain("<title>Entrez – Waymark</title>");
  expect(pages).toEqual(["index.html", "pages/root.en-CA.html", "pages/root.fr-CA.html"]);
});
