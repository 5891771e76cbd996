import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { testEnvironment } from "../testing/environment.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { type Environment, EnvironmentProvider, useEnvironment } from "../config/environment.ts";
import { useRedirect } from "./use-redirect.ts";

const leaveTo = vi.fn<(url: string) => void>();
const environment = testEnvironment({
  configuration: { ...defaultConfiguration, allowedRedirectOrigins: ["https://product.example"] },
  origin: "https://login.example",
  leaveTo,
});

function render(first: Environment) {
  let value = first;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <EnvironmentProvider value={value}>{children}</EnvironmentProvider>
    </MemoryRouter>
  );
  const view = renderHook(useRedirect, { wrapper });
  const change = (next: Partial<Environment>) => {
    value = { ...value, ...next };
    view.rerender();
  };
  return { ...view, change };
}

describe("where a screen may lead", () => {
  it("[QT-1] goes by the page's own origin and those that its configuration allows", () => {
    const { checkUrl } = render(environment).result.current;
    expect(checkUrl("/workspace")).toBe("https://login.example/workspace");
    expect(checkUrl("https://product.example/a")).toBe("https://product.example/a");
    expect(checkUrl("https://evil.example/")).toBeNull();
  });

  it("[QT-1] leads there by the page, and is another only where the page is", () => {
    const { result, rerender, change } = render(environment);
    const first = result.current;
    expect(first.leaveTo).toBe(leaveTo);
    rerender();
    expect(result.current).toBe(first);
    change({ origin: "https://other.example" });
    expect(result.current.checkUrl("/workspace")).toBe("https://other.example/workspace");
  });

  it("is not known outside of a portal", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderHook(useEnvironment)).toThrow("needs the portal around it");
  });
});
