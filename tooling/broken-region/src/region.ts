import { beaconReports, type Region } from "@waymark/core";
import { components } from "./components.tsx";
import { planted } from "./fault.ts";
import { slots } from "./slots.tsx";

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
