import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../i18n/use-text.tsx";
import { MENU_FLAG_DELAY_MS } from "../config/constants.ts";
import { useDisclosure } from "../ui/use-disclosure.ts";
import { useLinks } from "../navigation/configured-links.ts";
import { Icon } from "../ui/icon.tsx";

const linkNames = ["help", "contact"] as const;

/** Help and contact: beside the logo on a desk, behind a menu button on a phone. */
export function HeaderMenu() {
  const text = useText();
  const links = useLinks();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useDisclosure(menu);
  const open = useMenuFlag(wanted);

  return (
    <nav className="wm-menu" aria-label={text("header.menu")} ref={menu}>
      <button
        type="button"
        className="wm-menu__button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWanted(!wanted)}
      >
        <Icon grid={24} size="1.5em">
          <path className="wm-menu__bars" d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
          <path className="wm-menu__cross" d="M5 5l14 14M19 5 5 19" />
        </Icon>
        <span className="wm-visually-hidden">{text("header.menuButton")}</span>
      </button>
      <ul className="wm-menu__links" id={id}>
        {linkNames.map((name) => (
          <li key={name}>
            <a className="wm-header__link" href={links[name]} data-link={name}>
              {text(`link.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header's menu flag: it follows a change 25 ms later. */
function useMenuFlag(wanted: boolean): boolean {
  const [flag, setFlag] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setFlag(wanted), MENU_FLAG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return flag;
}
