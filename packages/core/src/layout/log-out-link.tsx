import { useHref, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useText } from "../i18n/use-text.tsx";
import { useLogOut } from "../session/log-out.ts";
import { useLangSearch } from "../navigation/app-links.tsx";

/** Logs out, and goes to sign-in in the same language. Before hydration it could not log out, and only takes its room. */
export function LogOutLink() {
  const text = useText();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const signIn = `/${useLangSearch()}`;
  return (
    <a
      className={`wm-header__link${useHydrated() ? "" : " wm-header__room"}`}
      href={useHref(signIn)}
      onClick={(event) => {
        event.preventDefault();
        logOut();
        // Back must not lead to the workspaces again.
        void navigate(signIn, { replace: true });
      }}
    >
      {text("header.logOut")}
    </a>
  );
}
