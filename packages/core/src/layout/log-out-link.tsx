import { useHref } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useText } from "../i18n/use-text.tsx";
import { useLogOut } from "../session/log-out.ts";
import { useLangSearch } from "../navigation/app-links.tsx";

/** Logs out, and goes to sign-in in the same language. Before hydration it could not log out, and only takes its room. */
export function LogOutLink() {
  const text = useText();
  const logOut = useLogOut();
  return (
    <a
      className={`wm-header__link${useHydrated() ? "" : " wm-header__room"}`}
      href={useHref(`/${useLangSearch()}`)}
      onClick={(event) => {
        event.preventDefault();
        logOut();
      }}
    >
      {text("header.logOut")}
    </a>
  );
}
