import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useMissingLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";
import { useText } from "../i18n/use-text.tsx";
import { BACK_ONLINE_MS } from "../config/constants.ts";
import { useEnvironment } from "../config/environment.ts";
import { listen } from "../browser/listen.ts";
import { askServer, useOnline } from "../browser/online.ts";
import { opensElsewhere } from "../browser/opens-elsewhere.ts";
import { StatusBanner } from "../ui/status-banner.tsx";
import { Icon } from "../ui/icon.tsx";
import { useDelayedOff } from "../browser/use-delayed-off.ts";

/**
 * Shows that there is no network, and for a moment that it is back. Typed text is not lost: a link that would lead to the
 * browser's own error page is not followed.
 */
export function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  const wasOffline = useDelayedOff(!online, BACK_ONLINE_MS);
  const missing = useMissingLanguage();
  const pressed = useLinksPressedOffline(online);
  const link = pressed.at(-1) ?? (missing && languages[missing].ownName);
  const offline = link ? text("line.linkLater", { link }) : text("line.offline");
  return (
    <StatusBanner icon={<NetworkIcon cut={!online} />} times={pressed.length}>
      {wasOffline && (online ? text("line.back") : offline)}
    </StatusBanner>
  );
}

/**
 * Keeps links from leaving the page while there is no network. A link is followed if the server answers all the same.
 * @returns the names of the pressed links
 */
function useLinksPressedOffline(online: boolean): readonly string[] {
  const { leaveTo } = useEnvironment();
  const { pathname } = useLocation();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (online) return;
    const controller = new AbortController();
    const stay = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // The router has prevented the default of its own links.
      if (!link || event.defaultPrevented || !leavesPage(link) || opensElsewhere(event, link))
        return;
      event.preventDefault();
      // A way in has its place and its mark beside its name.
      const name = link.querySelector(".wm-way__name > span") ?? link;
      setPressed((before) => [...before, name.textContent]);
      const answer = await askServer(controller.signal);
      if (answer && !controller.signal.aborted) leaveTo(link.href);
    };
    const end = listen(document, ["click"], stay);
    return () => {
      end();
      // An answer may come after the person has left the screen.
      controller.abort();
      setPressed([]);
    };
  }, [online, leaveTo, pathname]);
  return pressed;
}

function leavesPage({ href, protocol }: HTMLAnchorElement): boolean {
  const [page] = window.location.href.split("#");
  return protocol.startsWith("http") && href.split("#")[0] !== page;
}

function NetworkIcon({ cut }: { cut: boolean }) {
  return (
    <Icon grid={24} size="1.5em">
      <path d="M3 10a13 13 0 0 1 18 0M6.5 13.5a8 8 0 0 1 11 0M10 17a3 3 0 0 1 4 0" />
      {cut && <path d="M4 4l16 16" />}
    </Icon>
  );
}
