declare global {
  interface Window {
    /**
     * Exports of the first script, for the portal's other scripts; the first copy that runs sets this list. Before that it may
     * be an element of the region with the id `waymark`.
     */
    waymark?: readonly unknown[] | Element;
  }
}

/** The element of the first script, with what it has to know of its page. */
interface FirstScript {
  /** The sign-in form of the page; absent on other pages. */
  variant?: string;
  /** Url of the file with the messages before React that the page lacks. */
  messages?: string;
  /** Present where the region counts without asking. */
  counts?: string;
}

/** Returns the facts of the page for its first script. */
export function firstScript(): FirstScript {
  return document.querySelector<HTMLElement>("script[data-first]")?.dataset ?? {};
}

/** Returns the messages before React that are in the page. */
export function messagesInPage(): DocumentFragment | null {
  return document.querySelector<HTMLTemplateElement>("#portal-messages")?.content ?? null;
}

/** Notes that the first script has failed to load. */
export function markFailed(script: HTMLElement): void {
  script.dataset["failed"] = "";
}

/** Returns true once the first script has run, from its own file or from the portal's copy. */
export function hasFirstScriptRun(): boolean {
  return Array.isArray(window.waymark);
}

/** Returns true for a page with a sign-in form that the first script sends, now or once it is loaded. */
export function isSentByFirstScript(): boolean {
  return document.querySelector("script[data-variant]:not([data-failed])") !== null;
}

/** Loads the portal's scripts from a template of the page. That empties the template, so another call does nothing. */
export function loadPortalScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>("#portal-scripts");
  if (template) document.head.append(template.content);
}
