import { beaconReports, type Region } from "@waymark/core";
import { components, planted, slots } from "./parts.tsx";

/** A region whose parts are broken, each in its own way, for tests alone. */
export const region: Region = {
  productName: "Broken region",
  variants: ["default"],
  header: planted,
  footer: planted,
  components,
  slots,
  reports: beaconReports(),
};
