import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openWorkspaces, workspaces } from "../../testing/workspaces.ts";

const source = () => document.querySelector("[data-source]")?.getAttribute("data-workspace");

describe("the workspace that the person came from", () => {
  it.each([
    ["?k=1&from=1", "https://product.example/second", ["Student 2"]],
    ["?k=1&from=1", "", []],
    ["?k=1", "https://product.example/first", ["Student 1"]],
  ])(
    "[SW-3] of two of one type, %s and the referrer %j mark the one that is known",
    async (query, referrer, marked) => {
      const two = ["first", "second"].map((place) => ({
        userType: 1,
        url: `https://product.example/${place}`,
      }));
      await openWorkspaces(two, query, { referrer });
      const titles = [...document.querySelectorAll("[data-source] h2")];
      expect(titles.map((title) => title.textContent)).toEqual(marked);
    },
  );

  it.each([
    ["from as id", "?k=1&from=2", "", "2"],
    ["from as name", "?k=1&from=inspireuser", "", "3"],
    ["from, and the referrer of another one", "?k=1&from=2", "https://product.example/1", "2"],
    ["from unknown, and the referrer", "?k=1&from=9", "https://product.example/2", "2"],
    ["from empty, and the referrer", "?k=1&from=", "https://product.example/2", "2"],
    ["the referrer's path", "?k=1", "https://product.example/2", "2"],
    ["an origin that many share", "?k=1", "https://product.example/", undefined],
    ["no referrer", "?k=1", "", undefined],
  ])("[SW-3] %s", async (_, query, referrer, expected) => {
    await openWorkspaces(workspaces, query, { referrer });
    expect(source()).toBe(expected);
    expect(screen.queryAllByText("You came from this workspace")).toHaveLength(expected ? 1 : 0);
    const checkmarks = document.querySelectorAll("[data-source] .wm-workspace__source svg path");
    expect(checkmarks).toHaveLength(expected ? 1 : 0);
  });

  it("[SW-3] a workspace that is not among them marks no other", async () => {
    const referrer = "https://product.example/2";
    await openWorkspaces(workspaces.slice(0, 3), "?k=1&from=5", { referrer });
    expect(source()).toBeUndefined();
  });

  it("[SW-3] [QV-3] the button of the workspace that the user came from says so", async () => {
    await openWorkspaces(workspaces, "?k=1&from=2");
    expect(screen.getByRole("button", { name: "Select Family" })).toHaveAccessibleDescription(
      /You came from this workspace$/u,
    );
    expect(screen.getByRole("button", { name: "Select Student" })).toHaveAccessibleDescription(
      /^(?!.*came from)/u,
    );
  });

  it("[SW-3] an origin that one workspace has is enough", async () => {
    await openWorkspaces(
      [workspaces[0], { userType: 4, url: "https://educators.example/home" }],
      "?k=1",
      {
        referrer: "https://educators.example/",
      },
    );
    expect(source()).toBe("4");
  });
});
