import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * Empties the password fields of a form whose submit has succeeded, when the browser leaves the page: Back would show the
 * page as it was left [QX-3]. Not before that: browsers read the fields when they offer to save a password.
 * @param afterwards told once they are empty
 * @returns to be called when a submit has succeeded
 */
export function useEmptyOnLeave(
  form: RefObject<HTMLFormElement | null>,
  afterwards: (form: HTMLFormElement) => void,
): () => void {
  const succeeded = useRef(false);
  const empty = useEffectEvent(() => {
    if (!succeeded.current || !form.current) return;
    succeeded.current = false;
    const fields = form.current.querySelectorAll<HTMLInputElement>("[autocomplete$=-password]");
    for (const field of fields) field.value = "";
    // A page that is kept renders nothing any more.
    flushSync(() => form.current && afterwards(form.current));
  });

  useEffect(() => {
    const leave = () => empty();
    window.addEventListener("pagehide", leave);
    // A browser that kept the page before it could be emptied.
    window.addEventListener("pageshow", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", leave);
    };
  }, []);

  return () => {
    succeeded.current = true;
  };
}
