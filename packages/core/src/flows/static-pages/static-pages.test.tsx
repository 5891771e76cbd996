import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

const message = () => document.querySelector("[data-message]")?.getAttribute("data-message");

describe("static pages", () => {
  it.each([
    ["/legal", "Terms of use", /read these terms with a parent/u],
    ["/privacy", "Privacy policy", /Google, may be in another country/u],
    ["/legal?lang=fr", "Conditions d’utilisation", /lisez ces conditions avec un parent/u],
    [
      "/privacy?lang=fr",
      "Politique de confidentialité",
      /Google les compte, parfois dans un autre pays/u,
    ],
  ])("[RT-4] %s", async (route, title, words) => {
    renderPortal(route);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(6);
    expect(document.body).not.toHaveTextContent(/\{\{|\*\*|\]\(/u);
  });

  it("[RT-4] a region's own legal text replaces the sample", async () => {
    answering("/t/l/en-CA.json", { terms: "## Ours\n- **All** of it <b>is</b> ours", privacy: "" });
    renderPortal("/legal");
    expect(await screen.findByRole("heading", { level: 2, name: "Ours" })).toBeVisible();
    expect(document.querySelector(".wm-prose li")).toHaveTextContent("All of it <b>is</b> ours");
  });

  it("[RT-5] /parent: contact the school, or go to the main site", async () => {
    renderPortal("/parent");
    expect(await screen.findByText(/not in Waymark yet/u)).toBeVisible();
    expect(await screen.findByText(/contact the school to be added/u)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the main site" })).toHaveAttribute(
      "href",
      "/site/en-ca/",
    );
  });

  it.each([
    [
      "/registrationnotallowed",
      "To link your account, start again from your school’s or district’s sign-in page.",
    ],
    // A parent has nothing to link.
    ["/parent", ""],
  ])("[QN-2] %s leads to sign-in with an account of the product", async (route, below) => {
    renderPortal(`${route}?lang=en`);
    const main = await screen.findByRole("link", { name: "Sign in with your Waymark account" });
    expect(main).toHaveAttribute("href", "/?lang=en");
    expect(main).not.toHaveClass("wm-button--quiet");
    expect(main.parentElement?.nextElementSibling?.textContent ?? "").toBe(below);
    expect(screen.queryByRole("link", { name: "Back to sign-in" })).toBeNull();
  });

  it("[QV-3] the way back is as large a target as the links of a list", async () => {
    renderPortal("/error?code=100");
    const back = await screen.findByRole("link", { name: "Back to sign-in" });
    expect(back.parentElement).toHaveClass("wm-links");
  });

  it("[RT-6] /noaccount: rich help and the way back", async () => {
    renderPortal("/noaccount");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Don’t have an account?" }),
    ).toBeVisible();
    expect(screen.getByText("Students:").tagName).toBe("STRONG");
    expect(screen.getByRole("link", { name: "help pages" })).toHaveAttribute(
      "href",
      "/site/en-ca/help",
    );
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", "/");
  });

  it.each([
    [
      "/registrationconfirmation",
      "Your registration was sent",
      /administrator will review .* email you once it’s approved/u,
    ],
    [
      "/registrationnotallowed",
      "We couldn’t find you",
      /among the educators of your school\. Ask your school’s .* to add you/u,
    ],
  ])("[RT-7] %s: %s, and what follows", async (route, title, words) => {
    renderPortal(route);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  it.each([
    ["/error?code=100", "PAGE_DOES_NOT_EXIST_ERROR"],
    ["/error?code=401", "PAGE_DOES_NOT_EXIST_ERROR"],
    ["/error?code=500", "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
    ["/error", "SOMETHING_WENT_WRONG_WITH_SSO_ERROR"],
  ])("[RT-8] %s: %s, and the stored token is removed", async (route, key) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(route);
    await waitFor(() => expect(message()).toBe(key));
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it.each(["1000", "4010", "10", "01", "0100", "100.0", "-100", "401a", " 401"])(
    "[RT-8] a code that is nearly one of the two is any other: %j",
    async (code) => {
      renderPortal(`/error?code=${encodeURIComponent(code)}`);
      await waitFor(() => expect(message()).toBe("SOMETHING_WENT_WRONG_WITH_SSO_ERROR"));
    },
  );

  it("[QN-2] /account/:k names the product whose account it asks for", async () => {
    renderPortal("/account/k");
    expect(await screen.findByText(/which Waymark account is yours\.$/u)).toBeVisible();
  });

  it("[RT-9] /account/:k: register, or sign in to link", async () => {
    renderPortal("/account/a%2Fb?lang=en");
    expect(await screen.findByRole("link", { name: "Register" })).toHaveAttribute(
      "href",
      "/registration/a%2Fb?lang=en",
    );
    expect(screen.getByRole("link", { name: "Sign in to link your account" })).toHaveAttribute(
      "href",
      "/portfoliolinking/a%2Fb/educator?lang=en",
    );
  });
});
