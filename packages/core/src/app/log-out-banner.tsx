import { useSyncExternalStore } from "react";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { type LogOutNews, serverLogOutOf } from "../session/log-out.ts";
import { StatusBanner } from "../ui/banner.tsx";

/** Says that the server may not have heard of a log-out, and tells it again. This device has forgotten already. */
export function LogOutBanner() {
  const text = useText();
  const logOut = serverLogOutOf(useEnvironment());
  const news = useSyncExternalStore(logOut.subscribe, logOut.news, nothing);
  return (
    <StatusBanner
      answers={
        <>
          {news === "unheard" && (
            <button type="button" className="wm-button" onClick={logOut.tellAgain}>
              {text("link.tryAgain")}
            </button>
          )}
          {news !== "telling" && (
            <button type="button" className="wm-button wm-button--quiet" onClick={logOut.close}>
              {text("bar.close")}
            </button>
          )}
        </>
      }
    >
      {news !== "none" && text(`logOut.${news}`)}
    </StatusBanner>
  );
}

function nothing(): LogOutNews {
  return "none";
}
