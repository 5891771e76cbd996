import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { createContext, useContext, useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Region } from "../layout/region.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

describe("a provider of a region's own", () => {
  const Greeting = createContext("nothing");
  const provider: Region["provider"] = ({ children }) => (
    <Greeting value="hello">{children}</Greeting>
  );
  function Footer() {
    return <p>{useContext(Greeting)}</p>;
  }

  it("is around header, screens and footer", () => {
    renderPortal("/", { region: { provider, footer: Footer } });
    expect(screen.getByText("hello")).toBeVisible();
  });

  it("may bring a query client of its own, and the portal's calls do not use it", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const own: Region["provider"] = ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    renderPortal("/legal", { region: { provider: own } });
    expect(await screen.findAllByRole("heading", { level: 2 })).not.toEqual([]);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  const Failing: Region["provider"] = ({ children }) => {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      const fail = () => setFailed(true);
      window.addEventListener("planted", fail);
      return () => window.removeEventListener("planted", fail);
    }, []);
    if (failed) throw new Error("planted");
    return <Greeting value="hello">{children}</Greeting>;
  };

  it("[QR-1] [EG-1] that throws while a stored sign-in is resumed leaves the form, and the sign-in", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", () => new Promise(() => undefined));
    renderPortal("/", { region: { provider: Failing } });
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event("planted")));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it("[QR-1] that throws is left out, and what is typed stays", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { user } = renderPortal("/", { region: { provider: Failing, footer: Footer } });
    await user.type(screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "river");
    act(() => void window.dispatchEvent(new Event("planted")));
    expect(screen.getByText("nothing")).toBeVisible();
    expect(screen.getByLabelText("Username or email")).toHaveValue("amelie");
    expect(screen.getByLabelText("Password")).toHaveValue("river");
  });
});
