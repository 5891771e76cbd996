import type { Probe, ProbeReport } from "./probe-report.ts";

// Runs in each measured page before anything of its own. Types are stripped and the rest is sent as it
// is, so nothing but types may be imported.

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const report = {
  visibleMs: null as number | null,
  longTasks: [] as Mutable<ProbeReport["longTasks"][number]>[],
  shifts: [] as Mutable<ProbeReport["shifts"][number]>[],
  keysMs: [] as number[],
  enterMs: null as number | null,
  reactedMs: null as number | null,
  timeOrigin: performance.timeOrigin,
};

const shown = Promise.withResolvers<void>();

/** The first field on the page that a person could see, inside shadow roots too. */
function visibleField(selector: string, root: Document | ShadowRoot): HTMLInputElement | null {
  for (const field of root.querySelectorAll<HTMLInputElement>(selector)) {
    if (field.checkVisibility({ visibilityProperty: true }) && field.offsetWidth > 1) return field;
  }
  for (const element of root.querySelectorAll("*")) {
    const found = element.shadowRoot ? visibleField(selector, element.shadowRoot) : null;
    if (found) return found;
  }
  return null;
}

function fieldOf(name: "username" | "password"): HTMLInputElement | null {
  const isPassword = name === "password";
  return visibleField(
    isPassword ? "input[type=password]" : "input[type=text], input[type=email], input:not([type])",
    document,
  );
}

/** Calls back in a task of its own: after the frame, when asked from within a frame's callbacks. */
function inNextTask(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    port1.close();
    then();
  });
  port1.start();
  port2.postMessage(null);
}

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => inNextTask(then));
}

function watchForForm(): void {
  if (!fieldOf("password")) {
    requestAnimationFrame(watchForForm);
    return;
  }
  inNextTask(() => {
    report.visibleMs = performance.now();
    shown.resolve();
  });
}

function textOf(root: Document | ShadowRoot): string {
  const inside = [...root.querySelectorAll("*")].map(({ shadowRoot }) =>
    shadowRoot ? textOf(shadowRoot) : "",
  );
  const own = root instanceof Document ? root.body.innerText : root.textContent;
  return [own, ...inside].join(" ");
}

function enter(field: HTMLInputElement | null, text: string): void {
  field?.focus();
  if (field?.value === "") document.execCommand("insertText", false, text);
}

function watchForReaction(): void {
  const form = fieldOf("password")?.form;
  if (!form) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    afterFrame(() => {
      report.reactedMs = performance.now();
    });
  });
  observer.observe(form, { attributes: true, childList: true, characterData: true, subtree: true });
}

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    report.longTasks.push({ startMs: startTime, durationMs: duration });
  }
}).observe({ type: "longtask", buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { value } = entry as PerformanceEntry & { value: number };
    report.shifts.push({ atMs: entry.startTime, value });
  }
}).observe({ type: "layout-shift", buffered: true });

addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Enter") {
      if (report.enterMs !== null) return;
      report.enterMs = event.timeStamp;
      watchForReaction();
    } else if (event.composedPath()[0] instanceof HTMLInputElement) {
      afterFrame(() => report.keysMs.push(performance.now() - event.timeStamp));
    }
  },
  true,
);

let restfulLooks = 0;

const probe: Probe = {
  report,
  visible: shown.promise,
  fill({ username, password }) {
    enter(fieldOf("username"), username);
    enter(fieldOf("password"), password);
  },
  async words(wanted) {
    while (!textOf(document).includes(wanted)) await new Promise(requestAnimationFrame);
    return new Promise((resolve) => inNextTask(() => resolve(performance.now())));
  },
  focusAtRest() {
    const field = fieldOf("username");
    field?.focus();
    const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
    restfulLooks = field?.matches(":focus") && !isMoving ? restfulLooks + 1 : 0;
    return restfulLooks > 2;
  },
};
window.waymarkProbe = probe;
requestAnimationFrame(watchForForm);
