import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { submitWith } from "../testing/fill-in.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { account, password, reset, validate } from "../testing/reset-page.ts";

describe("routes", () => {
  it.each(["/nowhere", "/reset", "/a/b/c", "/%E0%A4%A"])(
    "[RT-2] %s goes to the root, in the same language",
    async (path) => {
      vi.spyOn(console, "warn").mockImplementation(() => undefined);
      renderPortal(`${path}?lang=fr&redirect=x`);
      await screen.findByRole("heading", { name: "Connexion" });
      expect(window.location.pathname + window.location.search).toBe("/?lang=fr");
    },
  );

  it("[RT-2] an address that is no page says so at the root, once", async () => {
    const { user } = renderPortal("/nowhere?lang=en");
    const message = await screen.findByText(/^The page you asked for does not exist\./u);
    expect(message).toHaveAttribute("data-message", "PAGE_DOES_NOT_EXIST_ERROR");
    expect(document.querySelector("[data-code]")).toBeNull();
    await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(screen.queryByText(/^The page you asked for does not exist/u)).toBeNull();
  });

  it("[RT-2] a host's own spelling of the root is a page, and keeps its query", async () => {
    renderPortal("/index.html?redirect=%2Fplan");
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(window.location.search).toBe("?redirect=%2Fplan");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(screen.queryByText(/^The page you asked for does not exist/u)).toBeNull();
  });

  it.each(["/reset/tok", "/reset", "/verify/tok/Personal/0", "/massprint/t", "/reset/a/b/c"])(
    "[RT-2] [RS-8] [QV-5] %s, a mailed link that was cut off, says so at the root, once",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      const { user } = renderPortal(path);
      await waitFor(() => expect(window.location.pathname).toBe("/"));
      const notice = await screen.findByText(/link you opened is incomplete/u);
      expect(notice).toHaveAttribute("data-message", "LINK_CUT_OFF");
      expect(screen.getByText(english["linkCutOff.inFrench"])).toHaveAttribute("lang", "fr-CA");
      expect(window.location.href).not.toContain("tok");
      localStorage.removeItem("appToken");
      await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
      await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect(screen.queryByText(/link you opened/u)).toBeNull();
    },
  );

  it("[RE-2] another region's paths go to the root", async () => {
    renderPortal("/florida", { region: { variants: ["sdmylife"] } });
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(screen.queryByText("Florida logo")).toBeNull();
  });

  it("[RE-2] [RS-7] another region's sign-in page after an activation says at the root that the account is ready", async () => {
    renderPortal("/florida?activate=true", { region: { variants: ["sdmylife"] } });
    expect(await screen.findByText(english.ACCOUNT_ACTIVATED)).toBeVisible();
    expect(screen.queryByText(english.PAGE_DOES_NOT_EXIST_ERROR)).toBeNull();
  });

  it("[RE-2] [RS-7] and after a new password that it is saved", async () => {
    answering(validate, { data: account });
    answering(reset, { url: "/florida" });
    const { user } = renderPortal("/reset/tok/ForceResetPassword", {
      region: { variants: ["default"] },
    });
    await submitWith(user, await password(), "mountain river");
    expect(await screen.findByText(english.PASSWORD_CHANGED)).toBeVisible();
    expect(screen.queryByText(english.PAGE_DOES_NOT_EXIST_ERROR)).toBeNull();
  });
});
