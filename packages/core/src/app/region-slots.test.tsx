import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PortalFooter } from "../layout/footer.tsx";
import { PortalLink } from "../navigation/app-links.tsx";
import { RegionScreen } from "../layout/screen.tsx";
import { renderPortal } from "../testing/render-portal.tsx";
import type { Region } from "../layout/region.ts";

const About = () => (
  <RegionScreen title="About us">
    <p>We are here to help.</p>
  </RegionScreen>
);

describe("a region's own", () => {
  it("footer adds links and lines to the portal's", () => {
    const footer: Region["footer"] = ({ note }) => (
      <PortalFooter note={note} links={<li>More</li>}>
        <p>Funded by the province</p>
      </PortalFooter>
    );
    renderPortal("/", { region: { footer } });
    const shown = screen.getByRole("contentinfo");
    expect(shown).toHaveTextContent("Funded by the province");
    expect(shown).toHaveTextContent("© 2026 Waymark");
    expect(shown.querySelectorAll("li")).toHaveLength(5);
  });

  it("[QE-5] page is reached by a link that keeps the language, with its title and the focus on its heading", async () => {
    const { user } = renderPortal("/?lang=fr", {
      region: {
        pages: { "/about": About },
        footer: ({ note }) => (
          <PortalFooter note={note}>
            <PortalLink to="/about">About us</PortalLink>
          </PortalFooter>
        ),
      },
    });
    await user.click(screen.getByRole("link", { name: "About us" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "About us" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe("About us – Waymark");
    expect(window.location.pathname + window.location.search).toBe("/about?lang=fr");
  });

  it("page does not take a path that the portal has", async () => {
    renderPortal("/noaccount", { region: { pages: { "/noaccount": About } } });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.querySelector(".wm-waiting")).toBeNull());
    expect(screen.queryByText("We are here to help.")).toBeNull();
  });

  it("screen replaces the portal's", async () => {
    renderPortal("/noaccount", { region: { screens: { "no-account": About } } });
    expect(await screen.findByText("We are here to help.")).toBeVisible();
  });
});

describe("what a region's own throws", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const Broken = () => {
    throw new Error("planted");
  };

  it.each<[string, Partial<Region>]>([
    ["header", { header: Broken }],
    ["illustration", { illustration: Broken }],
    ["footer", { footer: Broken }],
    ["logos of a variant", { variantLogos: { default: { above: Broken, below: Broken } } }],
    ["institution's logos", { brandLogos: Broken }],
    [
      "statistics",
      { analytics: { consent: "notNeeded", start: () => Promise.reject(new Error("planted")) } },
    ],
  ])("by its %s leaves sign-in as it is", (_, region) => {
    renderPortal("/", { region });
    expect(screen.getByRole("banner")).toHaveTextContent("Waymark");
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2026 Waymark");
    expect(screen.getByLabelText("Username or email")).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign in" })).toBeEnabled();
  });

  it("by its screen shows the portal's", async () => {
    renderPortal("/noaccount", { region: { screens: { "no-account": Broken } } });
    const { textContent } = await screen.findByRole("heading", { level: 1 });
    expect(textContent).not.toBe("This page stopped working");
    await waitFor(() =>
      expect(document.querySelector("[data-screen='noAccount.title']")).not.toBeNull(),
    );
  });

  it("[QE-4] by its page shows the crash screen with a next step, inside the shell", async () => {
    renderPortal("/about", { region: { pages: { "/about": Broken } } });
    expect(await screen.findByRole("link", { name: "Start again" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });
});
