import { useEffect, useRef } from "react";
import { listen } from "../browser/listen.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { LanguageLink } from "./language-link.tsx";

/** False in a build with two languages or fewer, which leaves the menu out. */
export const hasMenu = true as boolean;

interface LanguageMenuProps {
  /** The language of the page. */
  language: Language;
  others: readonly Language[];
}

/** A menu of the other languages. It opens without a script, and closes on a choice, on Escape and when the focus leaves it. */
export function LanguageMenu({ language, others }: LanguageMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  // Not on blur: Safari does not focus a pressed link, and the menu would close before the click.
  useEffect(
    () =>
      listen(document, ["pointerdown", "focusin"], ({ target }) => {
        if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
      }),
    [],
  );
  return (
    <details
      ref={menu}
      className="wm-languages"
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Escape") close(currentTarget);
      }}
      onClick={({ target, currentTarget }) => {
        if (target instanceof HTMLAnchorElement) close(currentTarget);
      }}
    >
      <summary
        className="wm-header__link wm-header__language"
        aria-label={[language, ...others].map(nameOf).join(", ")}
        translate="no"
      >
        {nameOf(language)}
      </summary>
      <ul className="wm-languages__list">
        {others.map((other) => (
          <li key={other}>
            <LanguageLink className="wm-header__link" to={other}>
              {nameOf(other)}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameOf(language: Language): string {
  return languages[language].ownName;
}

/** Closes the menu. The focus stays with it, because the chosen language leaves the list. */
function close(menu: HTMLDetailsElement): void {
  if (!menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
