import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/render-portal.tsx";
import { routesOfVariant } from "../navigation/variants.ts";

const northside = { name: "northside", path: "/northside" } as const;
const texts = {
  "en-CA": {
    "signIn.title_northside": "Sign in to Northside",
    "signIn.title_florida": "Sign in to Florida",
    "forgot.body_northside": "Ask Northside.",
  },
  "fr-CA": { "signIn.title_northside": "Connexion à Northside" },
};
const heading = () => screen.getByRole("heading", { level: 1 });

describe("a variant with texts of its own", () => {
  it("[SI-2] [QR-4] shows them on its sign-in and forgot pages; any other text is the portal's", async () => {
    const { user } = renderPortal("/", { region: { variants: [northside] }, texts });
    expect(heading()).toHaveTextContent("Sign in to Northside");
    expect(document.title).toBe("Sign in to Northside – Waymark");
    expect(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    expect(await screen.findByText("Ask Northside.")).toBeVisible();
  });

  it("[QR-4] has them in each language", () => {
    renderPortal("/?lang=fr", { region: { variants: [northside] }, texts });
    expect(heading()).toHaveTextContent("Connexion à Northside");
  });

  it("[QR-4] leaves the root of another variant alone", () => {
    const region = { variants: ["default", "florida", northside] } as const;
    renderPortal("/", { region, texts });
    expect(heading()).toHaveTextContent(/^Sign in$/u);
  });

  it("[SI-2] is found by its path, as one of the portal's own", () => {
    renderPortal("/florida", { region: { variants: ["default", "florida"] }, texts });
    expect(heading()).toHaveTextContent("Sign in to Florida");
  });
});

it("[SI-2] [FP-1] a region's own variant has two routes", () => {
  expect(routesOfVariant({ ...northside, login: "loginSd" })).toEqual([
    expect.objectContaining({
      path: "/northside",
      screen: "sign-in",
      guard: "entry",
      variant: "northside",
      login: "loginSd",
    }),
    { path: "/forgot/northside", screen: "forgot", variant: "northside" },
  ]);
});
