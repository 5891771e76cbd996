import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const address = () => `${location.pathname}${location.search}${location.hash}`;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Opens an address, follows the link to the page about accounts, and changes its language there. */
async function choose(opened: string, language: string, basePath = "") {
  const { user } = renderPortal(opened, { environment: { basePath } });
  await user.click(await screen.findByRole("link", { name: /^Don’t have|^Vous n’avez pas/u }));
  await screen.findByRole("link", { name: /^Back to sign-in|^Retour/u });
  await user.click(screen.getByRole("link", { name: language }));
  return user;
}

async function goBack(): Promise<void> {
  act(() => history.back());
  await waitFor(() => expect(document.querySelector("form")).not.toBeNull());
}

describe("the language that was chosen last", () => {
  it.each([
    ["/?lang=fr", "English", "Sign in", "/?lang=en"],
    ["/?lang=fr#main", "English", "Sign in", "/?lang=en#main"],
    ["/?redirect=/a+b%20c&lang=fr", "English", "Sign in", "/?redirect=%2Fa%2Bb%20c&lang=en"],
    ["/", "Français", "Connexion", "/?lang=fr"],
    ["/?lang=en", "Français", "Connexion", "/?lang=fr"],
  ])("[LN-3] stays after Back to %s: %s", async (opened, language, title, shown) => {
    await choose(opened, language);
    await goBack();
    const shownTitle = await heading(title);
    await waitFor(() => expect(shownTitle).toHaveFocus());
    expect(address()).toBe(shown);
    act(() => history.forward());
    await waitFor(() => expect(location.pathname).toBe("/noaccount"));
    expect(document.documentElement.lang).toBe(language === "English" ? "en-CA" : "fr-CA");
  });

  it("[LN-3] stays below a path", async () => {
    await choose("/portal?lang=fr", "English", "/portal");
    await goBack();
    expect(await heading("Sign in")).toBeVisible();
    expect(address()).toBe("/portal?lang=en");
  });

  it("[LN-3] is in no address that asks for it already", async () => {
    const user = await choose("/", "Français");
    await user.click(screen.getByRole("link", { name: "English" }));
    await goBack();
    expect(await heading("Sign in")).toBeVisible();
    expect(address()).toBe("/");
  });

  it("[LN-1] changes no address in the UK, where a link alone may be in another one", async () => {
    answering("/api/auth/personalemailverify", refusal(409));
    const link = "/verify/t/Personal/1/fr";
    const { user } = renderPortal(link, { environment: { country: "uk" } });
    await user.click(await screen.findByRole("link", { name: "Se connecter" }));
    expect(await heading("Sign in")).toBeVisible();
    act(() => history.back());
    expect(await screen.findByRole("link", { name: "Se connecter" })).toBeVisible();
    expect(location.search).toBe("");
  });
});
