import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../testing/server.ts";
import { testEnvironment } from "../testing/environment.ts";
import { PortalInTests } from "../testing/portal-in-tests.tsx";
import { plainRegion, renderPortal } from "../testing/render-portal.tsx";
import english from "../i18n/dictionaries/en-CA.json";

describe("the offer of French", () => {
  const french = { environment: { preferredLanguages: ["fr-FR", "en"] } };
  const offer = () => screen.queryByRole("region", { name: "Français" });

  it("[LN-2] [QV-5] is made in French to a French browser on an English page, which stays English", async () => {
    const { user } = renderPortal("/", french);
    expect(document.documentElement.lang).toBe("en-CA");
    expect(offer()).toHaveAttribute("lang", "fr-CA");
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.click(screen.getByRole("link", { name: "Passer au français" }));
    expect(await screen.findByLabelText("Nom d’utilisateur ou courriel")).toHaveValue("amelie");
    expect(window.location.search).toBe("?lang=fr");
    expect(offer()).toBeNull();
  });

  it("[LN-2] [QV-2] shows the page's top once it is in French: a low window has the offer at the page's end", async () => {
    const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const { user } = renderPortal("/", french);
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "Passer au français" }));
    await screen.findByLabelText("Nom d’utilisateur ou courriel");
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it("[LN-2] [QN-2] stays until the page is in French: its texts may not load", async () => {
    server.use(http.get("*/t/fr-CA.json", () => new Promise<Response>(() => undefined)));
    window.history.replaceState(null, "", "/");
    render(
      <PortalInTests
        region={plainRegion}
        environment={testEnvironment(french.environment)}
        texts={{ "en-CA": english }}
        dictionaries={{ portal: { "fr-CA": "/t/fr-CA.json" }, legal: {} }}
      />,
    );
    await userEvent.click(screen.getByRole("link", { name: "Passer au français" }));
    expect(window.location.search).toBe("?lang=fr");
    expect(offer()).toBeVisible();
  });

  it("[LN-2] disappears permanently when it is declined", async () => {
    const { user, unmount } = renderPortal("/", french);
    const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    await user.click(screen.getByRole("button", { name: "Rester en anglais" }));
    expect(offer()).toBeNull();
    expect(scrolled).not.toHaveBeenCalled();
    unmount();
    renderPortal("/", french);
    expect(offer()).toBeNull();
  });

  it.each(["?lang=f", "?lang=", "?lang"])(
    "[QN-2] French is offered where a cut-off link ends in %s",
    async (search) => {
      renderPortal(`/${search}`, french);
      expect(await screen.findByRole("link", { name: "Passer au français" })).toBeVisible();
    },
  );

  it.each([
    ["of an English browser", "/", { preferredLanguages: ["en-CA", "fr"] }],
    ["who chose English", "/?lang=en", { preferredLanguages: ["fr"] }],
    ["who are on a French page", "/?lang=fr", { preferredLanguages: ["fr"] }],
    ["of the UK", "/", { preferredLanguages: ["fr"], country: "uk" as const }],
  ])("[LN-2] is not made to people %s", (_, path, environment) => {
    renderPortal(path, { environment });
    expect(offer()).toBeNull();
  });
});
