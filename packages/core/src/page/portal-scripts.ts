import { readMark } from "./marks.ts";

/** Loads the portal's scripts where they wait in a template of the page. It is empty then, and another call does nothing. */
export function loadPortalScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>("#portal-scripts");
  if (template) document.head.append(template.content);
}

/**
 * Loads them once the page is parsed. The page and its first script have the connection to themselves until then, and a
 * round trip longer.
 */
export function loadPortalScriptsOnceParsed(): void {
  document.addEventListener(
    "readystatechange",
    () => {
      // A stored sign-in needs them where it is refused alone: its call is not to share the connection.
      if (readMark("awaits") === "session") {
        requestAnimationFrame(() => setTimeout(loadPortalScripts));
      } else loadPortalScripts();
    },
    { once: true },
  );
}
