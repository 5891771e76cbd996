// Runs in each measured page before the page's own scripts. Its types are stripped and the rest is sent unchanged, so it may
// import nothing.

const USERNAME = "input[type=text], input[type=email], input:not([type])";
const PASSWORD = "input[type=password]";
const shifts: { atMs: number; value: number }[] = [];

/** The page, and the shadow roots in it. */
function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const elements = [...root.querySelectorAll("*")];
  return [root, ...elements.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
}

function visibleField(selector: string): HTMLInputElement | undefined {
  return rootsIn(document)
    .flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(selector)])
    .find((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1);
}

function textOf(root: Document | ShadowRoot): string {
  return root instanceof Document ? root.body.innerText : root.textContent;
}

/** Resolves with the end of the first frame in which something is true. */
async function frameWhere(isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise(requestAnimationFrame);
  // A task of its own comes after the frame.
  await scheduler.postTask(() => undefined);
  return performance.now();
}

function enter(selector: string, text: string): void {
  const field = visibleField(selector);
  field?.focus();
  if (field?.value === "") document.execCommand("insertText", false, text);
}

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { value } = entry as PerformanceEntry & { value: number };
    shifts.push({ atMs: entry.startTime, value });
  }
}).observe({ type: "layout-shift", buffered: true });

/** Interface of the page for the measuring side; times are milliseconds since the navigation began. */
const probe = {
  /** Resolves with the end of the first frame in which the password field has a box. */
  visible: frameWhere(() => visibleField(PASSWORD) !== undefined),
  shifts,
  /**
   * Puts texts into the empty ones of both fields, as a password manager does: all at once, by the
   * browser's own editing. Leaves the caret in the password.
   */
  fill(username: string, password: string) {
    enter(USERNAME, username);
    enter(PASSWORD, password);
  },
  /** Resolves with the end of the first frame in which the page has the words, inside shadow roots too. */
  words: (wanted: string) =>
    frameWhere(() => rootsIn(document).map(textOf).join(" ").includes(wanted)),
  /** Resolves with the end of the first frame in which React handles the form of one of our pages. */
  hydrated: () => frameWhere(() => document.querySelector("form[data-ready]") !== null),
};

export type Probe = typeof probe;

declare global {
  interface Window {
    waymarkProbe: Probe;
  }
}
window.waymarkProbe = probe;
