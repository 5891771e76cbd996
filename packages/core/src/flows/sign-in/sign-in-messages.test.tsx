import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { defaultLanguages, type Languages } from "../../i18n/languages.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { server } from "../../testing/server.ts";
import { button, signIn, username } from "../../testing/sign-in-page.ts";

describe("what is said about the past", () => {
  it("[QX-2] goes when the network is there again; the focus stays in the form", async () => {
    answering("/api/auth/login", noAnswer());
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
    expect(username()).toHaveValue("amelie");
    expect(document.title).toBe("Sign in – Waymark");
  });

  it("[QX-2] stays where the network was not the reason", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("[QN-6] [QV-5] carries the language that the server was asked in, also after a change of language", async () => {
    const words = "Your school is on holiday.";
    answering("/api/auth/login", { data: { errorMessage: words } });
    const { user } = renderPortal("/");
    await signIn(user);
    expect(await screen.findByText(words)).toHaveAttribute("lang", "en-CA");
    expect(screen.queryByText(/^\(in /u)).toBeNull();
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText("(en anglais)")).toBeVisible();
    expect(screen.getByText(words)).toHaveAttribute("lang", "en-CA");
  });

  it("[QN-6] [LN-3] names the language of the words, also in a region of three languages", async () => {
    const words = "Su escuela está de vacaciones.";
    answering("/api/auth/login", { data: { errorMessage: words } });
    server.use(http.get("*/t/es-US.json", () => HttpResponse.json({ "signIn.title": "Hola" })));
    const { user } = renderPortal("/", { region: { languages: ["en-CA", "fr-CA", "es-US"] } });
    await user.click(screen.getByRole("link", { name: "Español" }));
    await screen.findByRole("heading", { name: "Hola" });
    await signIn(user);
    expect(await screen.findByText(words)).toHaveAttribute("lang", "es-US");
    await user.click(screen.getByRole("link", { name: "English" }));
    expect(await screen.findByText("(in Spanish)")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText("(en espagnol)")).toBeVisible();
  });

  it.each<[string, Languages, boolean]>([
    ["/reset/tok", defaultLanguages, true],
    ["/reset/tok?lang=fr", defaultLanguages, false],
    ["/verify/abc", ["en-US", "fr-CA"], true],
    ["/verify/abc", ["es-US", "fr-CA"], true],
    ["/verify/abc?lang=fr", ["en-US", "fr-CA"], false],
    ["/verify/abc", ["en-US", "es-US"], false],
  ])(
    "[LN-3] [QN-2] [QN-6] of %s in %j: the notice of an incomplete link is in both languages: %s",
    async (address, languages, both) => {
      renderPortal(address, { region: { languages } });
      await screen.findByRole("textbox");
      await waitFor(() => {
        const other = document.querySelector(".wm-notice [lang=fr-CA]");
        expect(other?.textContent ?? "").toMatch(both ? /^Le lien que vous avez ouvert/u : /^$/u);
      });
    },
  );
});
