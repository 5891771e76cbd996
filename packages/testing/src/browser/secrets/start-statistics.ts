import type { Page } from "@playwright/test";

const REPORTS = "/check/reports";

/**
 * Has the region's statistics and reports run on the next pages. A build has no identifier and no address for them, so that nothing
 * would be sent, and nothing found. Nothing reaches another server: each gets an empty answer.
 */
export async function startStatistics(page: Page): Promise<void> {
  await page.addInitScript(addStatistics, REPORTS);
  await page.route(
    (url) => url.pathname === REPORTS || !isLocal(url),
    (route) => route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, body: "" }),
  );
  // The policy of a build allows no provider, and would keep from sight what is sent there.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setBypassCSP", { enabled: true });
}

const isLocal = ({ hostname }: URL) => /^(?:.+\.)?localhost$|^127\./u.test(hostname);

/** Completes the configuration of a page before a script reads it. Runs in the page, so it cannot use anything else of this file. */
export function addStatistics(reportsUrl: string): void {
  window.localStorage.setItem("analyticsConsent", "given");
  const watch = new MutationObserver(() => {
    const block = document.querySelector("#portal-config");
    if (!block) return;
    watch.disconnect();
    const { analytics, reports, ...others } = JSON.parse(block.textContent);
    const withIds = {
      ...analytics,
      id: analytics?.id || "check",
      ukId: analytics?.ukId || "check",
    };
    const withUrl = { ...reports, url: reports?.url || reportsUrl };
    block.textContent = JSON.stringify({ ...others, analytics: withIds, reports: withUrl });
  });
  watch.observe(document, { subtree: true, childList: true });
}
