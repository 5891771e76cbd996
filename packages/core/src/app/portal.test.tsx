import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { routeTable } from "../navigation/route-table.ts";
import { readEnvironment } from "./read-environment.ts";

const paths = routeTable.map(({ path }) => path.replaceAll(/:\w+/gu, "x"));
const pages = paths.flatMap((path) => ["en", "fr"].map((lang) => `${path}?lang=${lang}`));

/** The links in a part of the page, by name and address. */
function linksIn(part: HTMLElement) {
  const links = within(part).getAllByRole("link");
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

/** Waits for the screen that a path ends on. */
async function settled() {
  await waitFor(() => expect(document.querySelector(".wm-waiting")).toBeNull());
  await screen.findByRole("heading", { level: 1 });
}

describe("shell", () => {
  it.each(pages)("[SH-1] %s has header, footer, one main, one h1 and its title", async (page) => {
    answering("/api/*", refusal(404));
    renderPortal(page);
    await settled();
    const headings = await screen.findAllByRole("heading", { level: 1 });
    const title = document.title.replace(/^(?:Error|Erreur\s):\s/u, "");
    expect(headings.map(({ textContent }) => `${textContent} – Waymark`)).toEqual([title]);
    expect(screen.getAllByRole("main")).toHaveLength(1);
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("[SH-2] UK pages have the UK header, without the toggle, in UK English", () => {
    renderPortal("/", { environment: { country: "uk" } });
    expect(screen.getByRole("banner")).toHaveAttribute("data-kind", "uk");
    expect(screen.queryByRole("link", { name: "Français" })).toBeNull();
    expect(document.documentElement.lang).toBe("en-GB");
  });

  it("[SH-3] [SH-8] switchaccount has the dual-login header, whose log-out forgets everything and goes to /", async () => {
    localStorage.setItem("auth_token", "true");
    localStorage.setItem("appToken", "t");
    const { user } = renderPortal("/switchaccount?k=1", { environment: { country: "uk" } });
    expect(screen.getByRole("banner")).toHaveAttribute("data-kind", "dual-login");
    // Every app may be served on a UK origin, where there is no French.
    expect(screen.queryByRole("link", { name: "Français" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Sign out" }));
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(localStorage).toHaveLength(0);
  });

  it("[SH-3] elsewhere the dual-login header has the language toggle", () => {
    renderPortal("/switchaccount?k=1");
    expect(screen.getByRole("link", { name: "Français" })).toBeVisible();
  });

  it("[SH-8] [LN-3] logging out keeps French", async () => {
    const { user } = renderPortal("/switchaccount?k=1&lang=fr");
    const logOut = await screen.findByRole("link", { name: "Se déconnecter" });
    expect(logOut).toHaveAttribute("href", "/?lang=fr");
    await user.click(logOut);
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(window.location.search).toBe("?lang=fr");
  });

  it("[API-23] logging out tells the server only where the configuration names the path", async () => {
    // A call without a configured path would have another one.
    const all = answering("", refusal(404));
    const asked = answering("/api/auth/logout", noAnswer());
    const silent = renderPortal("/switchaccount?k=1");
    await silent.user.click(screen.getByRole("link", { name: "Sign out" }));
    await screen.findByLabelText("Password");
    expect([...all, ...asked].filter(({ method }) => method === "POST")).toEqual([]);
    silent.unmount();

    localStorage.setItem("auth_token", "true");
    const configuration = { ...defaultConfiguration, logoutPath: "/api/auth/logout" };
    const { user } = renderPortal("/switchaccount?k=1", { environment: { configuration } });
    await user.click(screen.getByRole("link", { name: "Sign out" }));
    // A logout that the server did not hear changes nothing here.
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(window.location.pathname).toBe("/");
    expect(localStorage).toHaveLength(0);
    expect(screen.getByLabelText("Password")).toBeVisible();
  });

  it("[SH-4] the default header has the toggle, and the partner's logo on Florida's paths", () => {
    const view = renderPortal("/");
    expect(screen.getByRole("link", { name: "Français" })).toHaveAttribute("lang", "fr-CA");
    expect(screen.queryByText("Partner")).toBeNull();
    view.unmount();
    const florida = renderPortal("/forgot/florida");
    expect(screen.getByText("Partner")).toBeVisible();
    florida.unmount();
    renderPortal("/forgot/florida", { environment: { country: "uk" } });
    expect(screen.queryByText("Partner")).toBeNull();
  });

  it("[SH-6] the menu flag follows a change 25 ms later", async () => {
    renderPortal("/");
    const button = screen.getByRole("button", { name: "Menu" });
    vi.useFakeTimers();
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(24));
    expect(button).toHaveAttribute("aria-expanded", "false");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button).toHaveAttribute("aria-expanded", "true");
  });

  it.each([
    [
      "/",
      [
        ["Help", "/site/en-ca/help"],
        ["Contact us", "/site/en-ca/contact"],
        ["Privacy", "/privacy?lang=en"],
        ["Terms of use", "/legal?lang=en"],
      ],
    ],
    [
      "/?lang=fr",
      [
        ["Aide", "/site/fr-ca/help"],
        ["Nous joindre", "/site/fr-ca/contact"],
        ["Confidentialité", "/privacy?lang=fr"],
        ["Conditions d’utilisation", "/legal?lang=fr"],
      ],
    ],
  ])(
    "[SH-7] the footer of %s has the year and its language's links, the header two of them",
    (path, links) => {
      renderPortal(path);
      const footer = screen.getByRole("contentinfo");
      expect(footer).toHaveTextContent("© 2026 Waymark");
      expect(linksIn(footer)).toEqual(links);
      expect(linksIn(within(screen.getByRole("banner")).getByRole("list"))).toEqual(
        links.slice(0, 2),
      );
    },
  );

  it("[SH-7] the year is that of the day, also on a page that was prerendered last year", () => {
    vi.useFakeTimers({ now: new Date("2031-06-15") });
    const { year } = readEnvironment({});
    vi.useRealTimers();
    expect(year).toBe(2031);
    renderPortal("/", { environment: { year, renderedYear: 2030 } });
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Waymark");
  });

  it("[LN-3] the toggle keeps what was typed and sets language, title and url", async () => {
    const { user } = renderPortal("/?redirect=%2Fplan");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByLabelText("Nom d’utilisateur ou courriel")).toHaveValue("amelie");
    expect(document.documentElement.lang).toBe("fr-CA");
    expect(document.title).toBe("Connexion – Waymark");
    expect(window.location.search).toBe("?redirect=%2Fplan&lang=fr");
    await user.click(screen.getByRole("link", { name: "Difficulté à vous connecter?" }));
    expect(window.location.search).toBe("?lang=fr");
  });

  it("[LN-3] the second click of a double click does not lead back to the first language", async () => {
    renderPortal("/");
    fireEvent.click(screen.getByRole("link", { name: "Français" }), { detail: 1 });
    const english = await screen.findByRole("link", { name: "English" });
    fireEvent.click(english, { detail: 2 });
    expect(window.location.search).toBe("?lang=fr");
    expect(screen.getByRole("link", { name: "English" })).toBe(english);
    fireEvent.click(english, { detail: 1 });
    expect(await screen.findByRole("link", { name: "Français" })).toBeVisible();
  });

  it("[QE-5] the second click of a double click does not press the next screen's link at the same place", async () => {
    renderPortal("/forgot");
    fireEvent.click(await screen.findByRole("link", { name: "Back to sign-in" }), { detail: 1 });
    const next = await screen.findByRole("link", { name: "Don’t have an account?" });
    fireEvent.click(next, { detail: 2 });
    expect(window.location.pathname).toBe("/");
    fireEvent.click(next, { detail: 1 });
    await waitFor(() => expect(window.location.pathname).toBe("/noaccount"));
  });

  it("[QE-5] navigation scrolls to the top and puts the focus on the new heading; the first load moves nothing", async () => {
    const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
    const { user } = renderPortal("/");
    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(document.title).not.toMatch(/^Sign in/u);
  });

  it("[QE-5] Back is not scrolled to where another screen was", () => {
    window.history.scrollRestoration = "auto";
    renderPortal("/");
    expect(window.history.scrollRestoration).toBe("manual");
  });

  it("[QX-3] a page from the back/forward cache is where it was left, once", () => {
    renderPortal("/legal");
    const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
    const comeBack = () =>
      act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    vi.stubGlobal("scrollY", 500);
    dispatchEvent(new Event("pagehide"));
    vi.stubGlobal("scrollY", 0);
    comeBack();
    expect(scrolled.mock.calls).toEqual([[0, 500]]);
    // As where the next page was stopped, so that this one was not left.
    comeBack();
    expect(scrolled).toHaveBeenCalledOnce();
  });
});
