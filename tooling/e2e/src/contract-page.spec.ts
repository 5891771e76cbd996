import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import contract from "@waymark/contract/openapi.json" with { type: "json" };
import { contractPage } from "@waymark/contract/page";
import { full } from "./fixtures/share.ts";

type Operations = Partial<Record<"get" | "post", { summary: string }>>;

test(
  "[QO-6] the page of the contract shows every call, and asks no network for anything",
  full,
  async ({ page }, testInfo) => {
    const file = testInfo.outputPath("openapi.html");
    writeFileSync(file, contractPage(JSON.stringify(contract)));
    const requests: string[] = [];
    const problems: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => problems.push(message.text()));
    page.on("pageerror", ({ message }) => problems.push(message));
    await page.goto(pathToFileURL(file).href);
    for (const { post, get } of Object.values<Operations>(contract.paths)) {
      const name = (post ?? get)?.summary ?? "";
      await expect(page.getByRole("heading", { name, exact: true })).toBeAttached();
    }
    await expect(page.getByText("The portal repeats nothing else")).toBeVisible();
    expect(requests).toEqual([pathToFileURL(file).href]);
    expect(problems).toEqual([]);
  },
);
