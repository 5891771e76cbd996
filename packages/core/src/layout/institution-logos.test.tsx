import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration.ts";
import { InstitutionLogos } from "../index.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const configuration = { ...defaultConfiguration, branding: { institutionId: "riverside" } };

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
