import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../../../config/configuration-keys.ts";
import { answering, refusal } from "../../../testing/recorded-calls.ts";
import { renderPortal } from "../../../testing/render-portal.tsx";
import { coast, open, river } from "../../../testing/ways-page.ts";
import type { NoticePartProps } from "../../../ui/component-props.ts";
import { ownComponents } from "../../../ui/own-components.tsx";

describe("the file of a list of ways in", () => {
  it("[QX-6] ways that are left out of a file are one line of the console, however many they are", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const many = Array.from({ length: 500 }, (_, at) => ({ ...coast, id: `c${at}` }));
    const none = Array.from({ length: 300 }, () => ({ ...coast, url: "javascript:alert(1)" }));
    answering("/ways.json", [...many, river, ...none, "x"]);
    open("/ways.json", "/?way=coast", { allowedRedirectOrigins: ["https://river.example"] });
    expect(await screen.findByText("1 in the list")).toBeVisible();
    expect(warned.mock.calls).toEqual([
      [
        "waysIn: 301 entries are left out of /ways.json; entry 502: url should be an http(s) url or a path that starts with /",
      ],
      ["waysIn: the urls of 500 ways, such as c0, must not be followed"],
    ]);
  });

  it.each([
    [{ ...coast, id: "" }, "id should be 1 to 64 letters, digits, dots, dashes and underscores"],
    [{ ...coast, name: 5 }, "name should be a text of 1 to 120 characters without invisible ones"],
    [{ ...coast, logo: "https://x.example" }, "logo should be a path that starts with /"],
    [{ id: "x" }, "name should be a text of 1 to 120 characters without invisible ones"],
    [null, "it should be { id, name, url }"],
  ])(
    "[QX-6] one wrong entry of a file is left out, and its field is named: %j",
    async (wrong, reason) => {
      const warned = vi.spyOn(console, "warn").mockReturnValue();
      answering("/ways.json", [river, wrong]);
      open("/ways.json", "/?way=river");
      expect(await screen.findByText("1 in the list")).toBeVisible();
      expect(warned.mock.calls).toEqual([
        [`waysIn: 1 entry is left out of /ways.json; entry 2: ${reason}`],
      ]);
    },
  );

  it.each([
    ["a page of HTML", () => HttpResponse.html("<!doctype html><title>Not here</title>")],
    ["an empty body", () => new HttpResponse(null, { status: 200 })],
    ["no list", () => HttpResponse.json({})],
  ])("[QX-6] a file that is %s has words and a button in place of the list", async (_, answer) => {
    answering("/ways.json", answer, [river]);
    const { user } = open("/ways.json", "/?way=river");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 in the list")).toBeVisible();
  });

  it("[QX-6] an empty list says so", async () => {
    answering("/ways.json", []);
    open("/ways.json", "/?way=river");
    expect(await screen.findByText(/^No school or district has a name like that/u)).toBeVisible();
  });

  it("[QE-3] a file that does not load is said in a notice, which has its style", async () => {
    document.head.append(document.createElement("style"));
    answering("/ways.json", refusal(503));
    const { user } = open("/ways.json");
    await user.click(await screen.findByRole("button", { name: "Find your school or district" }));
    expect(await screen.findByText("Other ways to sign in could not be loaded.")).toBeVisible();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText).join("")).toMatch(/\.wm-notice\s*\{/u);
  });

  it("[QE-3] a file that does not load is said in the region's own notice", async () => {
    answering("/ways.json", refusal(503));
    const notice = ({ role, children }: NoticePartProps) => <aside role={role}>{children}</aside>;
    renderPortal("/?way=coast", {
      environment: { configuration: { ...defaultConfiguration, waysIn: "/ways.json" } },
      region: { components: ownComponents({ notice }) },
    });
    const said = await screen.findByText("Other ways to sign in could not be loaded.");
    expect(said.closest("aside")).toHaveRole("alert");
    expect(document.querySelector(".wm-notice")).toBeNull();
  });

  it("[QE-3] [QV-3] a file that does not load can be asked for again, and the focus is never lost", async () => {
    const asked = answering("/ways.json", refusal(503), { not: "a list" }, [coast]);
    const { user } = open("/ways.json", "/?way=coast");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText("Other ways to sign in could not be loaded.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("option", { selected: true })).toHaveTextContent("Coast");
  });
});
