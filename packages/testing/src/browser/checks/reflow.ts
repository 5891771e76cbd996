import type { Page } from "@playwright/test";

/** The spacing that people may ask for, as WCAG 1.4.12 says it. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

const bigText = "html { font-size: 200% !important; }";

/** Returns a line for whatever is lost or overflows at 320px, with other text spacing, and with text twice the size. */
export async function reflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await lost(page, "at 320px");
  const spaced = await withStyle(page, textSpacing, () => lost(page, "with text spacing"));
  await page.setViewportSize({ width: 640, height: 480 });
  const big = await withStyle(page, bigText, () => lost(page, "with text at 200%"));
  if (before) await page.setViewportSize(before);
  return [...narrow, ...spaced, ...big];
}

async function withStyle(page: Page, css: string, look: () => Promise<string[]>) {
  // The security policy of a page lets no style element in.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const faults = await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}

/** Elements that hang over the side of the page, and texts that are cut off by the box they are in. */
function lost(page: Page, when: string): Promise<string[]> {
  return page.evaluate(async (words) => {
    // The page follows its new size in a frame, and draws it in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults: string[] = [];
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll("*")].find(
        (each) => each.getBoundingClientRect().right > clientWidth && each.children.length === 0,
      );
      faults.push(`reflow ${words}: ${scrollWidth}px wide ${wide?.outerHTML.slice(0, 120)}`);
    }
    for (const each of document.querySelectorAll("main *, header *, footer *, .wm-banners *")) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const cut =
        (overflowX === "hidden" || overflowX === "clip") && each.scrollWidth > each.clientWidth + 1;
      const cutBelow =
        (overflowY === "hidden" || overflowY === "clip") &&
        each.scrollHeight > each.clientHeight + 1;
      // A button beside it shows all of it.
      if (each.closest("[data-folds]:not([data-unfolded])")) continue;
      // One pixel is how texts for screen readers are hidden.
      if ((cut || cutBelow) && each.clientWidth > 1 && each.textContent?.trim()) {
        faults.push(`reflow ${words}: cut off ${each.outerHTML.slice(0, 120)}`);
      }
    }
    return faults;
  }, when);
}
