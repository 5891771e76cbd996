import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { PortalFooter } from "../layout/footer.tsx";
import { testEnvironment } from "../testing/environment.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { EnvironmentProvider } from "../config/environment.ts";
import { useRegionConfiguration } from "../config/use-region-configuration.ts";

const own = { showsBusTimes: false, officePhone: "306 555-0100", towns: ["Regina"] };

function Values() {
  const values = useRegionConfiguration(own);
  expectTypeOf(values.showsBusTimes).toEqualTypeOf<boolean>();
  // @ts-expect-error -- a key that is not declared
  expect(values.officePhon).toBeUndefined();
  return <b data-testid="own">{JSON.stringify(values)}</b>;
}

const environmentOf = (region: object) => ({
  configuration: { ...defaultConfiguration, region: region as typeof own },
});

describe("a region's own configuration", () => {
  it("[QR-4] has the page's values, and names those that are wrong, once", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const region = { showsBusTimes: true, officePhone: 306, town: "Moose Jaw" };
    const footer = () => (
      <PortalFooter note={null}>
        <Values />
      </PortalFooter>
    );
    const { rerender } = renderPortal("/", {
      region: { footer },
      environment: environmentOf(region),
    });
    const shown = JSON.stringify({ ...own, showsBusTimes: true });
    expect(screen.getByTestId("own")).toHaveTextContent(shown);
    rerender(
      <EnvironmentProvider value={testEnvironment(environmentOf(region))}>
        <Values />
      </EnvironmentProvider>,
    );
    expect(warn.mock.calls.flat()).toEqual(["portal-config: region.officePhone should be a text"]);
  });

  it("[QR-4] has the values of each component that declares other keys, and names none of them", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const Town = () => <b data-testid="town">{useRegionConfiguration({ town: "Regina" }).town}</b>;
    const footer = () => (
      <PortalFooter note={null}>
        <Values />
        <Town />
      </PortalFooter>
    );
    const environment = environmentOf({ ...own, town: "Moose Jaw" });
    renderPortal("/", { region: { footer }, environment });
    expect(screen.getByTestId("own")).toHaveTextContent(JSON.stringify(own));
    expect(screen.getByTestId("town")).toHaveTextContent("Moose Jaw");
    expect(warn).not.toHaveBeenCalled();
  });

  it("[QR-4] has a value of the kind that each component declares, and names a wrong one once", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const Limit = ({ limit, ...others }: { limit: number | string; towns?: string[] }) => (
      <i>{JSON.stringify(useRegionConfiguration({ limit, ...others }).limit)}</i>
    );
    const footer = () => (
      <PortalFooter note={null}>
        <Limit limit={3} />
        <Limit limit="none" />
        <Limit limit="none" towns={[]} />
      </PortalFooter>
    );
    renderPortal("/", { region: { footer }, environment: environmentOf({ limit: 5 }) });
    expect([...document.querySelectorAll("i")].map((each) => each.textContent)).toEqual([
      "5",
      '"none"',
      '"none"',
    ]);
    expect(warn.mock.calls.flat()).toEqual(["portal-config: region.limit should be a text"]);
  });

  it("[QR-4] has the declared values in a page that is prerendered, and as it is hydrated", () => {
    const html = renderToString(
      <EnvironmentProvider value={testEnvironment(environmentOf({ showsBusTimes: true }))}>
        <Values />
      </EnvironmentProvider>,
    );
    expect(html).toContain("&quot;showsBusTimes&quot;:false");
  });
});
