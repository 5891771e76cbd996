import { expect, it } from "vitest";
import { secretPaths } from "../../navigation/link-address.ts";
import { hideToken } from "./hide-token.ts";

it("[QN-5] [QV-3] the skip link makes no entry of the history without the token before React", async () => {
  const link = "/reset/secret/ResetPassword";
  document.body.innerHTML = `<a href="#main">Skip to content</a><main id="main" tabindex="-1"></main>`;
  history.replaceState(null, "", link);
  hideToken(link, "", secretPaths);
  const entries = history.length;
  document.querySelector("a")?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.href).toMatch(/\/reset\/-\/ResetPassword$/u);
  expect(history.state).toEqual({ usr: { link } });
  expect(history.length).toBe(entries);
  expect(document.activeElement?.id).toBe("main");
});
