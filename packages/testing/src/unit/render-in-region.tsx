import type { Region } from "@waymark/core";
import { inPlaceOfScreens } from "@waymark/core/testing";
import type { ReactNode } from "react";
import { type PortalOptions, type RenderedPortal, renderWith } from "./render-portal.tsx";

/** Settings of a part in a test. */
export interface PartOptions extends PortalOptions {
  /** Pattern of the address, for a part that reads parameters of it, such as `/visit/:day`. */
  route?: string;
}

/**
 * Renders one part of a region alone, with the real router and providers, and all texts. What the part throws reaches the test.
 * @param part such as `<Header kind="sign-in" withPartnerLogo={false} />`
 * @returns Testing Library's result, the person, and where the part has led to
 * @example
 * renderInRegion(<Footer note={null} />, { region, language: "fr-CA" });
 * expect(screen.getByRole("link", { name: "Qui nous sommes" })).toBeVisible();
 */
export function renderInRegion(part: ReactNode, options: PartOptions): RenderedPortal {
  const { illustration: _, ...region }: Region = options.region;
  const alone = { ...region, header: Nothing, footer: Nothing };
  return renderWith(
    { ...options, region: alone },
    { ScreenProviders: inPlaceOfScreens(part, options.route) },
  );
}

function Nothing() {
  return null;
}
