import { afterEach, beforeEach, vi } from "vitest";
import { handleScriptError } from "../prehydration/head/portal-scripts.ts";

// Once: the script listens for as long as its window is there, and the files of a worker share both.
handleScriptError();

/** Gives each test of the errors of scripts a page of its own. */
export function watchScripts() {
  beforeEach(() => {
    // Other files of a worker share its window, and a timer that is left would break their pages.
    vi.useFakeTimers();
    const { dataset } = document.documentElement;
    for (const name of Object.keys(dataset)) delete dataset[name];
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.head.replaceChildren();
    delete window.waymark;
  });
}

/** Throws an error in a script of the page. */
export function throwIn(filename: string) {
  window.dispatchEvent(new ErrorEvent("error", { filename, message: "planted" }));
}

/** The first script of a page, on its way. */
export function firstScript(data: Record<string, string>): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { type: "module" });
  Object.assign(script.dataset, { first: "", ...data });
  return script;
}

/** Adds the app's own script, whose page is served with a static origin. */
export function addAppScript() {
  const script = Object.assign(document.createElement("script"), { type: "module" });
  script.src = "https://static.example/assets/index-1.js";
  document.head.append(script);
}
