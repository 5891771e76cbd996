import type { Page } from "@playwright/test";
import { checkAccessibility, checkReflow } from "./fixtures/accessibility.ts";
import {
  type Answer,
  answerWith,
  correctedField,
  EVERY_PART,
  type Form,
  formNamed,
  forms,
  outOfWindow,
  submitRefused,
} from "./atlas/forms.ts";
import { full } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** Places of the fields and of the button after a refusal. */

const desk = { width: 1366, height: 768 };
const sizes = [desk, { width: 390, height: 844 }, { width: 320, height: 568 }];

const markup = "Votre compte <b>n’a pas</b> été <script>reconnu</script> &amp; le service le dit. ";

const ownWords: Readonly<Record<string, Answer>> = {
  refused: { status: 400, body: {} },
  outage: { status: 503, body: {} },
};

const serverWords: Readonly<Record<string, Answer>> = {
  "a sentence of the server": {
    status: 200,
    body: { errorMessage: "This account is locked. Please ask your school to unlock it." },
  },
  "2,000 characters of the server": {
    status: 200,
    body: { errorMessage: markup.repeat(40).slice(0, 2000) },
  },
};

/** The forms whose call may be answered with words of the server. */
const withServerWords = ["login", "portfolioLinking", "mustResetPassword"];

async function switchLanguage(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await page.locator("form[data-ready]").waitFor();
  await page.locator(".wm-header__language").click();
  await page.locator("html[lang=fr-CA] form[data-ready]").waitFor();
}

/** Lists the parts that are out of the window after each of three refusals, in each size. */
async function hiddenParts(page: Page, form: Form, answer: Answer): Promise<string[]> {
  await answerWith(page, form, answer);
  const hidden: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const attempt of [1, 2, 3]) {
      await submitRefused(page, form);
      const corrected = `main form [name=${correctedField(form)}]`;
      const out = await outOfWindow(page, size === desk ? EVERY_PART : corrected);
      hidden.push(...out.map((part) => `${size.width}, refusal ${attempt}: ${part}`));
    }
  }
  return hidden;
}

const languages = ["English", "French"] as const;
const cases = forms.flatMap((form) => languages.map((language) => ({ form, language })));

for (const { form, language } of cases) {
  test(
    `[QE-6] after three refusals of ${form.name}, the fields stay in the window (${language})`,
    full,
    async ({ page, sandbox, guard }) => {
      guard.allow(/400|503/u);
      await form.open(page, sandbox);
      if (language === "French") await switchLanguage(page);
      const answers = {
        ...ownWords,
        ...(withServerWords.includes(form.name) && serverWords),
      };
      for (const [name, answer] of Object.entries(answers)) {
        expect.soft(await hiddenParts(page, form, answer), name).toEqual([]);
      }
      await checkReflow(page);
    },
  );
}

for (const lang of ["en", "fr"]) {
  test(
    `[QE-6] [QN-3] a long wait leaves the fields in the window (${lang})`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/429/u);
      const form = formNamed("login");
      await answerWith(page, form, { status: 429, body: {}, headers: { "Retry-After": "900" } });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${origin}/?lang=${lang}`);
        await submitRefused(page, form);
        const parts = size === desk ? EVERY_PART : "main form [name=password]";
        expect.soft(await outOfWindow(page, parts), `${size.width}`).toEqual([]);
      }
    },
  );
}

test(
  "[QE-6] [QE-2] long words of the server are folded, whole, and text alone",
  full,
  async ({ page, origin }) => {
    const form = formNamed("login");
    const words = markup.repeat(40).slice(0, 2000);
    await answerWith(page, form, { status: 200, body: { errorMessage: words } });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${origin}/?lang=fr`);
    await submitRefused(page, form);
    const shown = page.locator("main form [role=alert] [lang=fr-CA]");
    expect(await shown.evaluate((each) => [each.textContent, each.children.length])).toEqual([
      words,
      0,
    ]);
    const height = async () => (await page.locator(".wm-summary").boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(200);
    await checkAccessibility(page);
    await page.getByText("Lire le message au complet").click();
    expect(await height()).toBeGreaterThan(500);
    await checkReflow(page);
    await submitRefused(page, form);
    expect(await height()).toBeLessThan(200);
  },
);

test("[QE-6] the twelfth refusal looks as the third did", full, async ({ page, origin, guard }) => {
  guard.allow(/401/u);
  const form = formNamed("login");
  await answerWith(page, form, { status: 401, body: {} });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/?lang=fr`);
  const places: (number | undefined)[] = [];
  for (let refusal = 1; refusal <= 12; refusal += 1) {
    await submitRefused(page, form);
    places.push((await page.locator("[name=password]").boundingBox())?.y);
  }
  expect(new Set(places.slice(2)).size).toBe(1);
  expect(await outOfWindow(page, "main form [name=password]")).toEqual([]);
});

/** Texts of the dictionaries that are shown above the fields of a form. */
const REASONS =
  /^(?:TROUBLE_|INVALID_|USERNAME_OR|GENERIC|CONNECTION|MULTIPLE|NO_RECORD|EMAIL_|REGISTRATION_P|ACCOUNT_|CHANGE_|PASSWORD_CHANGED|START_AT|MIN_|validateEqual|required\.)/u;

/** The mean width of a letter in a wide font, in em. DejaVu Sans, one of the widest, has a little more. */
const WIDE_LETTER = 0.485;

for (const [lang, language] of [
  ["en", "en-CA"],
  ["fr", "fr-CA"],
] as const) {
  test(
    `[QE-6] each reason has two lines at most on a small phone, whatever its font (${lang})`,
    full,
    async ({ page, origin, guard }) => {
      guard.allow(/401/u);
      const form = formNamed("login");
      await answerWith(page, form, { status: 401, body: {} });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`${origin}/?lang=${lang}`);
      await submitRefused(page, form);
      const dictionary = await page.evaluate<Record<string, string>, string>(
        async (path) => (await fetch(path)).json(),
        `/assets/translations/${language}.json`,
      );
      const texts = Object.entries(dictionary)
        .filter(([key]) => REASONS.test(key))
        .map(([, text]) => text.replace("{{count}}", "99"));
      expect(texts.length).toBeGreaterThan(30);
      const long = await page
        .locator(".wm-summary__list li")
        .evaluate(longReasons, { texts, letter: WIDE_LETTER });
      expect(long).toEqual([]);
    },
  );
}

/** Returns the texts that need more than two lines of a place, in a font as wide as is asked for. */
function longReasons(place: Element, { texts, letter }: { texts: string[]; letter: number }) {
  const measured = place.appendChild(document.createElement("span"));
  const size = Number.parseFloat(getComputedStyle(place).fontSize);
  measured.style.setProperty("white-space", "nowrap");
  measured.textContent = texts.join("");
  const mean = measured.getBoundingClientRect().width / measured.textContent.length;
  (place as HTMLElement).style.setProperty(
    "letter-spacing",
    `${Math.max(0, letter * size - mean)}px`,
  );
  const linesOf = (text: string) => {
    place.textContent = text;
    const range = document.createRange();
    range.selectNodeContents(place);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  return texts.filter((text) => linesOf(text) > 2);
}
