import { expect, it } from "vitest";
import english from "./i18n/dictionaries/en-CA.json" with { type: "json" };
import { defaultConfiguration } from "./config/configuration.ts";
import { renderPage } from "./prerender.tsx";

const pageOf = (productName: string) =>
  renderPage({
    region: { productName, variants: ["default"], header: () => null, illustration: () => null },
    configuration: defaultConfiguration,
    path: "/forgot",
    language: "en-CA",
    texts: { portal: { ...english, "forgot.title": "Tom & Zoë’s <password>" }, legal: {} },
  });

it("[SH-1] the title is text, whatever is in the product's name or the heading", async () => {
  const { html, title } = await pageOf("</title><script>alert(1)</script>");
  expect(title).toBe("Tom & Zoë’s <password> – </title><script>alert(1)</script>");
  expect(html).not.toContain("<script>alert");
});
