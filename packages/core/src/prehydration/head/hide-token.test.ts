import { expect, it } from "vitest";
import { secretPaths } from "../../navigation/link-address.ts";
import { queueUntilHydrated } from "./events-before-hydration.ts";
import { hideToken } from "./hide-token.ts";

it("[QN-5] [QV-3] skip link and language link make no entry of the history without the token before React", async () => {
  const link = "/reset/secret/ResetPassword";
  document.body.innerHTML = `<a href="#main">Skip to content</a><main id="main" tabindex="-1"></main><a hreflang="fr-CA" href="?lang=fr">Français</a>`;
  history.replaceState(null, "", link);
  queueUntilHydrated(false);
  hideToken(link, "", secretPaths);
  const entries = history.length;
  document.querySelector("a")?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.href).toMatch(/\/reset\/-\/ResetPassword$/u);
  expect(history.state).toEqual({ usr: { link } });
  expect(history.length).toBe(entries);
  expect(document.activeElement?.id).toBe("main");
  document.querySelector<HTMLElement>("[hreflang]")?.click();
  expect(location.href).toMatch(/\/reset\/-\/ResetPassword\?lang=fr$/u);
  expect(history.state).toEqual({ usr: { link } });
});
