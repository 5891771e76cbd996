import { useHref } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { useLogOut } from "../session/use-log-out.ts";

export function LogOutLink() {
  const text = useText();
  const logOut = useLogOut();
  return (
    <a
      className="wm-header__link"
      href={useHref("/")}
      onClick={(event) => {
        event.preventDefault();
        logOut();
      }}
    >
      {text("header.logOut")}
    </a>
  );
}
