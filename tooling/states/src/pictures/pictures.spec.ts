import { expect, type Page } from "@playwright/test";
import { screenStates } from "@waymark/core/states";
import { openView, regionsOf, type View, viewsOf } from "../views.ts";
import { stateTest as test } from "@waymark/testing/parts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const paper = { width: 794, height: 1123 };
const plain = {
  media: "screen",
  forcedColors: "none",
  contrast: "no-preference",
  colorScheme: "light",
} as const;

/** A spinner ends a second after its work; a picture must not show it. */
const lingering = ".wm-button[aria-busy=false] .wm-spinner";

interface Shot {
  label: string;
  size: typeof phone;
  media: Parameters<Page["emulateMedia"]>[0];
}

const everywhere: readonly Shot[] = [
  { label: "phone light", size: phone, media: plain },
  { label: "phone dark", size: phone, media: { ...plain, colorScheme: "dark" } },
  { label: "desk light", size: desk, media: plain },
  { label: "desk dark", size: desk, media: { ...plain, colorScheme: "dark" } },
];
const inEnglish: readonly Shot[] = [
  ...everywhere,
  { label: "forced colours", size: phone, media: { ...plain, forcedColors: "active" } },
  { label: "more contrast", size: phone, media: { ...plain, contrast: "more" } },
  { label: "paper", size: paper, media: { ...plain, media: "print" } },
];

/** Every state in both languages, the first screen in every region. */
const views = screenStates.flatMap((state): View[] => {
  const regions = regionsOf(state);
  const pictured = state.id === "sign-in-ready" ? regions : regions.slice(0, 1);
  return viewsOf(state)
    .filter(({ theme, region }) => theme === "light" && pictured.includes(region))
    .filter(({ region, language }) => language !== "en-GB" || region === "uk");
});

/** Playwright hides the caret by its colour, which forced colours ignore. A field that is read only has none. */
function hideCaret(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { activeElement: field } = document;
    if (field instanceof HTMLInputElement) field.readOnly = true;
  });
}

for (const view of views) {
  const { state, region, language } = view;
  test(`${state.id} ${region} ${language}`, async ({ shared }) => {
    await shared.emulateMedia({ media: null, forcedColors: null });
    await openView(shared, view);
    await shared.locator(lingering).waitFor({ state: "detached" });
    await hideCaret(shared);
    for (const { label, size, media } of language === "fr-CA" ? everywhere : inEnglish) {
      const file = `${state.id}-${region}-${language}-${label.replaceAll(" ", "-")}.png`;
      await shared.setViewportSize(size);
      await shared.emulateMedia(media);
      await expect.soft(shared).toHaveScreenshot(file);
      await test.info().attach(label, { path: test.info().snapshotPath(file) });
    }
  });
}
