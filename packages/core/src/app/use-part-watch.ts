import { useMemo } from "react";
import type { Environment } from "../config/environment.ts";
import type { Region } from "../layout/region.ts";
import { reporterOf } from "../reporting/reporter-of.ts";
import type { PartWatch } from "../ui/contained.tsx";

interface Watched {
  region: Region;
  environment: Environment;
  onRender: PartWatch["onRender"];
}

/** Has the console and the reports say which part of the region threw. */
export function usePartWatch({ region, environment, onRender }: Watched): PartWatch {
  const { configuration, leftOut } = environment;
  return useMemo(
    () => ({
      leftOut,
      onRender,
      own: region.components,
      onThrow: (part, error) => {
        // oxlint-disable-next-line no-console -- for the developers of the region; React has logged the error itself
        console.warn(`The region's ${part} threw, and the portal's own is shown:`, error);
        reporterOf(region, configuration)({ kind: "part", part, error: () => error });
      },
    }),
    [region, configuration, leftOut, onRender],
  );
}
