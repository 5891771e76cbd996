export const root = document.documentElement;

/** The element of this script, which says more about its page. */
export function firstScriptElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>("script[data-first]");
}

/** The language that the page was rendered in; a translator changes the one that the page says. */
export function shownLanguage(): string {
  return root.dataset["language"] ?? root.lang;
}

/** Returns true once React is there, and shows the state itself. */
export function isHydrating(): boolean {
  return root.dataset["ready"] !== undefined;
}

/** The sign-in form while it is not hydrated. */
export function prerenderedForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("form[data-portal-form]:not([data-ready])");
}

/** Shows the form as pending or not. */
export function setPending(form: HTMLFormElement, pending: boolean): void {
  if (pending) root.dataset["pending"] = "";
  else delete root.dataset["pending"];
  form.querySelector("[type=submit]")?.setAttribute("aria-busy", String(pending));
}
