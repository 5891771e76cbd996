import { useSyncExternalStore } from "react";
import { useText } from "../i18n/use-text.ts";
import { useEnvironment } from "../platform/environment.ts";
import { type LogOutNews, serverLogOutOf } from "../session/server-log-out.ts";
import { Bar } from "../shell/bar.tsx";

/** Says that the server may not have heard of a log-out, and tells it again [API-23]. This device has forgotten already. */
export function LogOutBar() {
  const text = useText();
  const logOut = serverLogOutOf(useEnvironment());
  const news = useSyncExternalStore(logOut.subscribe, logOut.news, nothing);
  return (
    <Bar
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
    </Bar>
  );
}

function nothing(): LogOutNews {
  return "none";
}
