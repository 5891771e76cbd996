import { useEffect } from "react";
import { askServer } from "../browser/ask-server.ts";
import { listen } from "../browser/listen.ts";
import { useOnline } from "../browser/use-online.ts";
import { useEnvironment } from "../config/environment.ts";
import { linkPressedOffline } from "./link-pressed-offline.ts";

/**
 * Keeps links from leaving the page while there is no network: they would lead to the browser's own error page. One is
 * followed where the browser is wrong about the network.
 */
export function useLinksOffline(): void {
  const { leaveTo } = useEnvironment();
  const online = useOnline();
  useEffect(() => {
    if (online) return;
    const stay = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // The router has prevented the default of its own links.
      if (!link || event.defaultPrevented || !leavesPage(link)) return;
      event.preventDefault();
      linkPressedOffline.set(link.textContent);
      if (await askServer()) leaveTo(link.href);
    };
    const end = listen(document, ["click"], stay);
    return () => {
      end();
      linkPressedOffline.set(null);
    };
  }, [online, leaveTo]);
}

function leavesPage({ href, protocol }: HTMLAnchorElement): boolean {
  const [page] = window.location.href.split("#");
  return protocol.startsWith("http") && href.split("#")[0] !== page;
}
