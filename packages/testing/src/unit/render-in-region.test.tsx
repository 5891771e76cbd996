import { screen, waitFor } from "@testing-library/react";
import type { Language, Languages } from "@waymark/core";
import { describe, expect, it, vi } from "vitest";
import { Footer, Header, region, Visit } from "../fixtures/region/region.tsx";
import {
  answering,
  noAnswer,
  refusal,
  renderInRegion,
  renderPortal,
  startSandbox,
} from "../index.ts";

describe("a part of a region in a test", () => {
  it("[QR-2] has the router, the providers and the region's own texts, in the language that is asked for", () => {
    renderInRegion(<Footer note={null} />, { region, language: "fr-CA" });
    const link = screen.getByRole("link", { name: "Qui nous sommes" });
    expect(link).toHaveAttribute("href", "/about?lang=fr");
    expect(document.documentElement.lang).toBe("fr-CA");
    // It is there once, without the region's other parts.
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
    expect(screen.queryByText("Prairie")).toBeNull();
  });

  it("[QR-2] changes its language by the toggle", async () => {
    const { user } = renderInRegion(<Header kind="default" withPartnerLogo={false} />, { region });
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByRole("link", { name: "English" })).toBeVisible();
  });

  it("[QR-2] reads its address, and calls a server that the test answers for", async () => {
    const calls = answering("/api/prairie/visits", noAnswer(), refusal(503), [
      "Regina",
      "Moose Jaw",
    ]);
    const at = { region, path: "/visit/3", route: "/visit/:day" };
    const { user } = renderInRegion(<Visit />, at);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Visit on 3");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Regina, Moose Jaw")).toBeVisible();
    expect(calls[0]?.url.search).toBe("?day=3");
  });

  it("[QR-2] throws what it throws", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error("A header that breaks");
    };
    expect(() => renderInRegion(<Broken />, { region })).toThrow("A header that breaks");
  });
});

describe("the whole portal of a region in a test", () => {
  it("[QR-2] shows the region's pages between its header and its footer", async () => {
    renderPortal({ region, path: "/about" });
    expect(await screen.findByRole("heading", { level: 1, name: "Who we are" })).toBeVisible();
    expect(screen.getByRole("banner")).toHaveTextContent("Prairie");
    expect(screen.getByRole("contentinfo")).toHaveTextContent("Who we are");
  });

  it("[QR-2] shows the texts that the region replaces", () => {
    renderPortal({ region, language: "fr-CA" });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent("Bienvenue dans les Prairies");
  });

  it("[QR-2] is in the language that is asked for, where the region speaks another one first", () => {
    const languages: Languages = ["fr-CA", "en-CA", "es-MX"];
    const french = { ...region, languages };
    const langOf = (language?: Language) => {
      const { unmount } = renderPortal({ region: french, ...(language && { language }) });
      unmount();
      return document.documentElement.lang;
    };
    expect(langOf("en-CA")).toBe("en-CA");
    expect(langOf("es-MX")).toBe("es-MX");
    expect(langOf()).toBe("fr-CA");
    expect(langOf("en-GB")).toBe("en-GB");
  });

  it("[QR-2] signs a person of the sandbox in", async () => {
    const { accounts } = await startSandbox();
    const student = accounts.find(({ username }) => username === "maya.chen");
    const { user, leftTo } = renderPortal({ region });
    await user.type(screen.getByLabelText("Username or email"), student?.username ?? "");
    await user.type(screen.getByLabelText("Password"), student?.password ?? "");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(leftTo).toEqual([`${window.location.origin}/workspace/student`]));
  });

  it("[QR-2] takes the values of a stage", () => {
    const links = { "en-CA": { help: "https://prairie.test/help" } };
    renderPortal({ region, configuration: { links } });
    const help = document.querySelector("[data-link=help]");
    expect(help).toHaveAttribute("href", "https://prairie.test/help");
    // What a stage does not say has its default, also within a group.
    const contact = document.querySelector("[data-link=contact]");
    expect(contact).toHaveAttribute("href", "/site/en-ca/contact");
  });

  it("[QR-2] names a value of a stage that a page would ignore", () => {
    const configuration = { links: { "en-CA": { contact: "contact" } } };
    expect(() => renderPortal({ region, configuration })).toThrow("links.en-CA.contact should be");
  });
});
