import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import french from "../i18n/dictionaries/fr-CA.json";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { useText } from "../i18n/use-text.tsx";
import { PortalFooter } from "../layout/footer.tsx";
import { lazyPage } from "../layout/lazy-page.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { RegionScreen } from "../layout/screen.tsx";
import { usePageParams } from "../navigation/route-params.ts";
import { plainRegion, renderPortal } from "../testing/render-portal.tsx";
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
        pages: {
          "/about": lazyPage(
            async () => ({ About }),
            () => About,
          ),
        },
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

  it.each([
    ["/about#team", "/about?lang=fr#team"],
    ["/about?who=us#team", "/about?who=us&lang=fr#team"],
    ["/?redirect=%2Fcatalogue", "/?redirect=%2Fcatalogue&lang=fr"],
    ["/about?lang=en", "/about?lang=en&lang=fr"],
  ])("[LN-3] [QT-2] link to %s keeps its query, its fragment and the language", (to, address) => {
    const footer = () => <PortalLink to={to}>Go</PortalLink>;
    renderPortal("/?lang=fr", { region: { footer } });
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", address);
  });

  it("[QE-5] [LN-3] screen stays the same one in another language, and is another one with another title", async () => {
    const OwnForgot = () => {
      const text = useText();
      const [sent, setSent] = useState(false);
      return (
        <RegionScreen title={text(sent ? "forgot.sentTitle" : "forgot.title")}>
          <button type="button" onClick={() => setSent(true)}>
            Send
          </button>
        </RegionScreen>
      );
    };
    const { user } = renderPortal("/forgot", { region: { screens: { forgot: OwnForgot } } });
    const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
    await user.click(await screen.findByRole("link", { name: "Français" }));
    expect(await screen.findByRole("heading", { name: french["forgot.title"] })).toBeVisible();
    expect(screen.getByRole("link", { name: "English" })).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByRole("heading", { name: french["forgot.sentTitle"] })).toHaveFocus();
  });

  it("page does not take a path that the portal has", async () => {
    renderPortal("/noaccount", {
      region: {
        pages: {
          "/noaccount": lazyPage(
            async () => ({}),
            () => About,
          ),
        },
      },
    });
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
  const Broken = vi.fn<() => never>(() => {
    throw new Error("planted");
  });
  const configuration = {
    ...defaultConfiguration,
    branding: { institutionId: "riverside" },
    analytics: { ...defaultConfiguration.analytics, id: "G-1" },
  };

  it.each<[string, Partial<Region>]>([
    ["header", { header: Broken }],
    ["illustration", { illustration: Broken }],
    ["footer", { footer: Broken }],
    ["logos of a variant", { variantLogos: { default: { above: Broken, below: Broken } } }],
    ["institution's logos", { brandLogos: Broken }],
    ["statistics", { analytics: { consent: "notNeeded", start: async () => Broken() } }],
  ])("by its %s leaves sign-in as it is", async (_, region) => {
    Broken.mockClear();
    renderPortal("/", { region, environment: { configuration } });
    await waitFor(() => expect(Broken).toHaveBeenCalled());
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
    renderPortal("/about", {
      region: {
        pages: {
          "/about": lazyPage(
            async () => ({}),
            () => Broken,
          ),
        },
      },
    });
    expect(await screen.findByRole("link", { name: "Start again" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });
});

describe("around the portal", () => {
  it("no illustration is one column", () => {
    const { illustration: _, ...plain } = plainRegion;
    const { container } = renderPortal("/", { whole: plain });
    expect(container.querySelector(".wm-art")).toBeNull();
    expect(container.querySelector(".wm-stage")).toHaveAttribute("data-plain");
  });

  it("a page gets its parameters, each decoded once, and waits for its module", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const Event = () => {
      const { id, day } = usePageParams("/events/:id/:day");
      return <RegionScreen title={`${id} on ${day}`} />;
    };
    const pages = {
      "/events/:id/:day": lazyPage(
        () => arrived.then(() => ({ Event })),
        (module) => module.Event,
      ),
    };
    renderPortal("/events/a%252Fb/2026-05-01", { region: { pages } });
    expect(document.querySelector(".wm-waiting")).not.toBeNull();
    await act(async () => arrive());
    expect(await screen.findByRole("heading", { name: "a%2Fb on 2026-05-01" })).toBeVisible();
  });

  it("a page that is not lazy, a parameter that it has not, do not compile", () => {
    // @ts-expect-error -- would be loaded with every page
    const pages: Region["pages"] = { "/about": About };
    // @ts-expect-error -- the pattern has no such parameter
    const Wrong = () => usePageParams("/events/:id").day as string;
    expect([pages, Wrong]).toHaveLength(2);
  });
});
