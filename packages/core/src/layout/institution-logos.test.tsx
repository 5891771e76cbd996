import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { InstitutionLogos } from "../index.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const configuration = {
  ...defaultConfiguration,
  apiOrigin: "https://api.example",
  branding: { institutionId: "riverside" },
};

it("[BR-1] an institution's logos are in a header with markup of its own, too", () => {
  renderPortal("/", {
    region: {
      header: () => (
        <header>
          <InstitutionLogos place="header" />
        </header>
      ),
      brandLogos: ({ place, institutionId }) => <b>{`${institutionId} in the ${place}`}</b>,
    },
    environment: { configuration },
  });
  const header = within(screen.getByRole("banner"));
  expect(header.getByText("riverside in the header")).toBeVisible();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("riverside in the footer")).toBeVisible();
});

describe("an institution's logos", () => {
  it("[BR-1] [API-18] are in header and footer, with their origins", () => {
    renderPortal("/", {
      region: { brandLogos: (props) => <i>{JSON.stringify(props)}</i> },
      environment: { configuration },
    });
    const told = { institutionId: "riverside", apiOrigin: "https://api.example", staticOrigin: "" };
    expect(screen.getByRole("banner")).toHaveTextContent(
      JSON.stringify({ place: "header", ...told }),
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent('"place":"footer"');
  });

  it("[BR-2] that throw take nothing else with them", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderPortal("/", {
      region: {
        brandLogos: () => {
          throw new Error("broken");
        },
      },
      environment: { configuration },
    });
    expect(screen.getByLabelText("Username or email")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("[BR-1] are not asked for where no institution is configured", () => {
    renderPortal("/", { region: { brandLogos: () => <i>logo</i> } });
    const rooms = document.querySelectorAll(".wm-brand-logos");
    expect(rooms).toHaveLength(2);
    for (const room of rooms) expect(room).toBeEmptyDOMElement();
  });
});
