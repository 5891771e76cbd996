import { afterEach, expect, it } from "vitest";
import { addStatistics } from "./start-statistics.ts";

afterEach(() => document.head.replaceChildren());

/** The configuration that scripts read which follow the block of a page. */
async function configurationOf(built: object): Promise<unknown> {
  addStatistics("/reports");
  const block = document.createElement("script");
  block.id = "portal-config";
  block.type = "application/json";
  block.textContent = JSON.stringify(built);
  document.head.append(block);
  await Promise.resolve();
  return JSON.parse(block.textContent);
}

it("[QT-3] [QR-2] a page that counts and reports nothing does so for the check of secrets", async () => {
  const built = { basePath: "", analytics: { id: "", script: "/count.js" }, reports: { url: "" } };
  expect(await configurationOf(built)).toEqual({
    basePath: "",
    analytics: { id: "check", ukId: "check", script: "/count.js" },
    reports: { url: "/reports" },
  });
});

it("[QT-3] [QR-2] what a stage configures stays for the check of secrets", async () => {
  const configured = {
    analytics: { id: "P-1", ukId: "P-2" },
    reports: { url: "https://r.example/" },
  };
  expect(await configurationOf(configured)).toEqual(configured);
});
