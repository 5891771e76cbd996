import { beaconReports, lazyPage, type Region } from "@waymark/core";
import { analytics } from "./analytics.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { components } from "./parts/parts.ts";
import { productName } from "./product-name.ts";
import { slots } from "./slots.tsx";

/** A ministry's portal in its design system, with slots, a page and a screen of its own. */
export const region: Region = {
  productName,
  variants: ["default"],
  header: Header,
  footer: Footer,
  components,
  slots,
  pages: {
    "/offices": lazyPage(
      () => import("./offices.tsx"),
      ({ Offices }) => Offices,
    ),
  },
  screens: {
    forgot: lazyPage(
      () => import("./forgot.tsx"),
      ({ Forgot }) => Forgot,
    ),
  },
  analytics,
  reports: beaconReports(),
};
