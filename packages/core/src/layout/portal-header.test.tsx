import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { server } from "../testing/server.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { PortalHeader } from "./portal-header.tsx";

const names = () =>
  screen.getAllByRole("link").flatMap((link) => (link.getAttribute("hreflang") ? [link.lang] : []));
const menu = () => screen.getByRole("group");

describe("the way to another language", () => {
  it.each([
    [["fr-CA", "en-CA"], "/", "fr-CA", ["en-CA"]],
    [["fr-CA", "en-CA"], "/?lang=en", "en-CA", ["fr-CA"]],
    [["fr-CA"], "/?lang=en", "fr-CA", []],
  ] as const)("[LN-1] [LN-3] of %j at %s, in %s: %j", (languages, path, shown, others) => {
    renderPortal(path, { region: { languages: [...languages] } });
    expect(document.documentElement.lang).toBe(shown);
    expect(names()).toEqual(others);
  });

  it("[LN-3] [RT-1] keeps what was typed at an address that ends with a slash", async () => {
    const { user } = renderPortal("/sdmylife/");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "maple-trail");
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByLabelText("Nom d’utilisateur ou courriel")).toHaveValue("amelie");
    expect(screen.getByLabelText("Mot de passe")).toHaveValue("maple-trail");
    expect(window.location.pathname).toBe("/sdmylife/");
  });

  it("[LN-3] [LN-4] [QV-5] leaves the page in its language where the file of one without a copy does not come", async () => {
    let isRead = false;
    const pull = (controller: ReadableStreamDefaultController) => {
      isRead = true;
      controller.close();
    };
    server.use(
      http.get("*/t/es-US.json", () => {
        const body = new ReadableStream({ pull }, { highWaterMark: 0 });
        return new HttpResponse(body, { status: 503 });
      }),
    );
    const { user } = renderPortal("/", { region: { languages: ["fr-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    await waitFor(() => expect(isRead).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Connexion");
    expect(document.documentElement.lang).toBe("fr-CA");
  });

  it("[LN-3] [QN-2] [QX-6] is asked for again by another press, with what was typed", async () => {
    let asked = 0;
    server.use(
      http.get("*/t/es-US.json", () => {
        asked += 1;
        return asked === 1
          ? HttpResponse.html("<p>Sign in to the Wi-Fi</p>")
          : HttpResponse.json({ "signIn.title": "Iniciar sesión" });
      }),
    );
    const { user } = renderPortal("/", { region: { languages: ["fr-CA", "es-US"] } });
    await user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "maya");
    await user.click(screen.getByRole("link", { name: "Español" }));
    expect(await screen.findByText(/charger « Español »/u)).toBeVisible();
    expect(document.documentElement.lang).toBe("fr-CA");
    await user.click(screen.getByRole("link", { name: "Español" }));
    expect(await screen.findByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
    expect(document.documentElement.lang).toBe("es-US");
    expect(document.querySelector("[name=username]")).toHaveValue("maya");
  });

  it("[QL-1] [QV-5] is named in its own language, which a translator leaves alone", () => {
    renderPortal("/", { region: { languages: ["fr-CA", "en-CA", "es-US"] } });
    const named = [within(menu()).getByText("Français"), ...within(menu()).getAllByRole("link")];
    expect(named.map((each) => each.getAttribute("translate"))).toEqual(["no", "no", "no"]);
    expect(names()).toEqual(["en-CA", "es-US"]);
  });

  it("[LN-3] is a menu with three, which keeps what was typed, closes, and keeps the focus", async () => {
    const { user } = renderPortal("/", { region: { languages: ["fr-CA", "en-CA", "es-US"] } });
    await user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "maya");
    const summary = within(menu()).getByText("Français");
    await user.click(summary);
    expect(menu()).toHaveAttribute("open");
    expect(names()).toEqual(["en-CA", "es-US"]);
    await user.click(screen.getByRole("link", { name: "English" }));
    expect(await screen.findByLabelText("Username or email")).toHaveValue("maya");
    expect(window.location.search).toBe("?lang=en");
    expect(menu()).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
    expect(names()).toEqual(["fr-CA", "es-US"]);
  });

  it("[LN-3] [QV-3] the menu stays open under a press on a link, which Safari gives no focus", async () => {
    const { user } = renderPortal("/", { region: { languages: ["fr-CA", "en-CA", "es-US"] } });
    const summary = within(menu()).getByText("Français");
    await user.click(summary);
    act(() => summary.blur());
    expect(menu()).toHaveAttribute("open");
    await user.click(screen.getByRole("link", { name: "English" }));
    expect(await screen.findByLabelText("Username or email")).toBeVisible();
    expect(menu()).not.toHaveAttribute("open");
    await user.click(summary);
    await user.tab({ shift: true });
    expect(menu()).not.toHaveAttribute("open");
    await user.click(summary);
    fireEvent.pointerDown(document.body);
    expect(menu()).not.toHaveAttribute("open");
  });

  it("[QV-3] the menu closes on Escape, and when the focus leaves it", async () => {
    const { user } = renderPortal("/", { region: { languages: ["fr-CA", "en-CA", "es-US"] } });
    const summary = within(menu()).getByText("Français");
    await user.click(summary);
    await user.keyboard("{Escape}");
    expect(menu()).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
    await user.click(summary);
    await user.click(screen.getByLabelText("Mot de passe"));
    expect(menu()).not.toHaveAttribute("open");
  });

  it("[SH-4] [LN-3] [VF-4] a mailed link in UK English has the toggle to French, outside of the UK too", async () => {
    answering("/api/auth/personalemailverify", { data: { email: "a@b.example" } });
    const { user } = renderPortal("/verify/t/type/1/8");
    await screen.findByRole("heading", { name: "Your email is confirmed" });
    expect(document.documentElement.lang).toBe("en-GB");
    expect(screen.queryByRole("link", { name: "English" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("fr-CA"));
    expect(screen.getByRole("link", { name: "English" })).toBeVisible();
  });
});

it("[SH-3] [SH-4] a region's links and buttons are in the header, in front of the portal's own", async () => {
  const parents = <PortalLink to="/parent">For parents</PortalLink>;
  const { user } = renderPortal("/?lang=fr", {
    region: { header: ({ kind }) => <PortalHeader kind={kind} logo="Prairie" actions={parents} /> },
  });
  const shown = within(screen.getByRole("banner")).getAllByRole("link");
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    "Prairie– aller à la page de connexion",
    "For parents",
    "English",
    "Aide",
    "Nous joindre",
  ]);
  await user.click(screen.getByRole("link", { name: "For parents" }));
  expect(window.location.pathname + window.location.search).toBe("/parent?lang=fr");
});
