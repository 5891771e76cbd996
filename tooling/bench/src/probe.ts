// Runs in each measured page before the page's own scripts. Its types are stripped and the rest is sent unchanged, so it may
// import nothing.

/** What the measuring side may ask of a page; times are milliseconds since the navigation began. */
export interface Probe {
  /** Resolves with the end of the first frame in which the password field has a box. */
  visible: Promise<number>;
  shifts: { atMs: number; value: number }[];
  /**
   * Puts texts into the empty ones of both fields, as a password manager does: all at once, by the
   * browser's own editing. Leaves the caret in the password.
   */
  fill(username: string, password: string): void;
  /** Resolves with the end of the first frame in which the page has the words, inside shadow roots too. */
  words(wanted: string): Promise<number>;
}

declare global {
  interface Window {
    waymarkProbe: Probe;
  }
}

const USERNAME = "input[type=text], input[type=email], input:not([type])";
const PASSWORD = "input[type=password]";
const shifts: Probe["shifts"] = [];

/** The first visible field on the page, inside shadow roots too. */
function visibleField(
  selector: string,
  root: Document | ShadowRoot = document,
): HTMLInputElement | null {
  for (const field of root.querySelectorAll<HTMLInputElement>(selector)) {
    if (field.checkVisibility({ visibilityProperty: true }) && field.offsetWidth > 1) return field;
  }
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    const found = shadowRoot ? visibleField(selector, shadowRoot) : null;
    if (found) return found;
  }
  return null;
}

/** Resolves with the end of the first frame in which something is true. */
async function frameWhere(isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise(requestAnimationFrame);
  // A message arrives in a task of its own, which is after the frame.
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", resolve);
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
  return performance.now();
}

function textOf(root: Document | ShadowRoot): string {
  const inside = [...root.querySelectorAll("*")].map(({ shadowRoot }) =>
    shadowRoot ? textOf(shadowRoot) : "",
  );
  const own = root instanceof Document ? root.body.innerText : root.textContent;
  return [own, ...inside].join(" ");
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

window.waymarkProbe = {
  visible: frameWhere(() => visibleField(PASSWORD) !== null),
  shifts,
  fill(username, password) {
    enter(USERNAME, username);
    enter(PASSWORD, password);
  },
  words: (wanted) => frameWhere(() => textOf(document).includes(wanted)),
};
