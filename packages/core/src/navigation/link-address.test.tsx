import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { lazyScreen } from "../browser/lazy-chunk.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { server } from "../testing/server.ts";
import { PortalLink } from "./app-links.tsx";

const TOKEN = "secret%2Ftoken%20+=";
const address = () => `${window.location.pathname}${window.location.search}`;
/** The targets of the page's links but for the next step, which may be copied or opened in another tab. */
const targets = () =>
  [...document.links]
    .filter(({ textContent }) => textContent !== "Sign in to link your account")
    .map((link) => link.href)
    .join("\n");
const kept = () => JSON.stringify(window.history.state);

/** Each kind of link with a token: its call, its address afterwards, and what it sends. */
const links = [
  [`/reset/${TOKEN}/ResetPassword?lang=en`, "validateemailtoken", "/reset/-/ResetPassword?lang=en"],
  [`/massprint/${TOKEN}/1/77`, "massprintaddfiletoredis", "/massprint/-/1/77"],
  [`/registration/${TOKEN}`, "getregistrationdata", "/registration/-"],
  [`/verify/${TOKEN}/1/0/1`, "personalemailverify", "/verify/-/1/0/1"],
  [
    `/confirmusernamechange/${TOKEN}/1/0/1`,
    "confirmUserNameChange",
    "/confirmusernamechange/-/1/0/1",
  ],
] as const;

/** Opens the portal as a reload does, with the address and the state of the history entry. */
function reload(): void {
  renderPortal(address(), { historyState: window.history.state });
}

describe("the token of a link", () => {
  it.each(links)(
    "[QN-5] %s leaves the address bar, and a reload sends it again",
    async (link, call, shown) => {
      const asked = answering(`/api/auth/${call}`, refusal(503));
      const entries = window.history.length;
      const view = renderPortal(link);
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(JSON.stringify(asked[0]?.body)).toContain("secret/token +=");
      expect(address()).toBe(shown);
      expect(targets()).toMatch(/lang=fr/u);
      expect(targets()).not.toContain("secret");
      expect(kept()).toContain(TOKEN);
      expect(window.history.length).toBe(entries);
      view.unmount();
      reload();
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(asked[1]?.body).toEqual(asked[0]?.body);
      expect(address()).toBe(shown);
    },
  );

  it("[QN-5] the key of the workspaces leaves it, too, and the rest of the query stays", async () => {
    const asked = answering("/api/auth/switchaccount", refusal(503));
    const view = renderPortal("/switchaccount?k=a%2Bb&from=2");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(address()).toBe("/switchaccount?from=2");
    expect(targets()).not.toContain("a%2Bb");
    view.unmount();
    reload();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ url }) => url.search)).toEqual(["?k=a%2Bb", "?k=a%2Bb"]);
  });

  it("[QN-5] of a link within the portal leaves it while the script of its screen is on its way", async () => {
    const registration = lazyScreen(
      () => new Promise<object>(() => undefined),
      () => () => null,
    );
    const { user } = renderPortal(`/account/${TOKEN}`, { region: { screens: { registration } } });
    await user.click(await screen.findByRole("link", { name: "Register" }));
    await waitFor(() => expect(address()).toBe("/registration/-"));
    expect(kept()).toContain("secret");
  });

  it.each(["/registration/key?a=1", "/switchaccount?k=key&from=2#top"])(
    "[QN-5] [QN-7] a region's link to %s replaces its page, as before React",
    async (to) => {
      for (const call of ["getregistrationdata", "switchaccount"])
        answering(`/api/auth/${call}`, refusal(503));
      const footer = () => <PortalLink to={to}>Go</PortalLink>;
      const { user } = renderPortal("/account/secret", { region: { footer } });
      const entries = window.history.length;
      await user.click(await screen.findByRole("link", { name: "Go" }));
      await waitFor(() => expect(kept()).toContain(to.replace("#top", "")));
      expect(window.history.length).toBe(entries);
    },
  );

  it("[QN-5] [LN-3] a change of language keeps it out, before and after a reload", async () => {
    answering("/api/auth/getregistrationdata", refusal(503));
    const view = renderPortal(`/registration/${TOKEN}`);
    await view.user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(address()).toBe("/registration/-?lang=fr"));
    view.unmount();
    reload();
    await view.user.click(screen.getByRole("link", { name: "English" }));
    await waitFor(() => expect(address()).toBe("/registration/-?lang=en"));
    expect(kept()).toContain(TOKEN);
  });

  it("[QN-5] [LN-3] a language that does not load keeps it out, also when it is pressed once more", async () => {
    answering("/api/auth/getregistrationdata", refusal(503));
    let asked = 0;
    server.use(
      http.get("*/t/es-US.json", () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    const { user } = renderPortal(`/registration/${TOKEN}`, {
      region: { languages: ["en-CA", "es-US"] },
    });
    for (const press of [1, 2]) {
      await user.click(screen.getByRole("link", { name: "Español" }));
      await waitFor(() => expect(asked).toBeGreaterThanOrEqual(press));
      await waitFor(() => expect(address()).toBe("/registration/-?lang=es"));
    }
    expect(kept()).toContain(TOKEN);
  });

  it("[QN-5] it is gone once it is spent, and a reload says so at sign-in", async () => {
    const asked = answering("/api/auth/personalemailverify", { data: { email: "a@b.example" } });
    const view = renderPortal(`/verify/${TOKEN}/1/0/1`);
    expect(await screen.findByText("a@b.example", { exact: false })).toBeVisible();
    expect(kept()).not.toContain("secret");
    await view.user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(address()).toBe("/verify/-/1/0/1?lang=fr"));
    expect(kept()).not.toContain("secret");
    view.unmount();
    reload();
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(await screen.findByText(/^Ce lien n’est plus ouvert/u)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[QN-5] it is gone once it is spent, also where it has left the address before the portal was there", async () => {
    answering("/api/auth/personalemailverify", { data: { email: "a@b.example" } });
    const historyState = { usr: { link: `/verify/${TOKEN}/1/0/1` } };
    const view = renderPortal("/verify/-/1/0/1", { historyState });
    expect(await screen.findByText("a@b.example", { exact: false })).toBeVisible();
    expect(kept()).not.toContain("secret");
    await view.user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(address()).toBe("/verify/-/1/0/1?lang=fr"));
    expect(screen.getByText("a@b.example", { exact: false })).toBeVisible();
    expect(kept()).not.toContain("secret");
  });

  it("[QN-5] a link below another page does the same", async () => {
    const asked = answering("/api/auth/getregistrationdata", refusal(503));
    const { user } = renderPortal(`/portal/account/${TOKEN}`, {
      environment: { basePath: "/portal" },
    });
    await waitFor(() => expect(address()).toBe("/portal/account/-"));
    await user.click(await screen.findByRole("link", { name: "Register" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ K: "secret/token +=" });
    expect(address()).toBe("/portal/registration/-");
  });
});
