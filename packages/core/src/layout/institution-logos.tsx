import { useEnvironment } from "../config/environment.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type BrandLogosProps, useRegion } from "./region.ts";
import { PartBoundary } from "../ui/part-boundary.tsx";

/**
 * Reserved space for the logos of the configured institution, which the region's `brandLogos` renders. A mark on the root element
 * reserves it before the logos load, so that nothing shifts.
 */
export function InstitutionLogos({ place }: Pick<BrandLogosProps, "place">) {
  const { brandLogos: Logos } = useRegion();
  const { apiOrigin, staticOrigin, branding } = useEnvironment().configuration;
  const { institutionId } = branding;
  const hydrated = useHydrated();
  if (!Logos) return null;
  return (
    <div className="wm-brand-logos" data-place={place}>
      {hydrated && institutionId !== "" && (
        <PartBoundary part="brandLogos">
          <Logos {...{ place, institutionId, apiOrigin, staticOrigin }} />
        </PartBoundary>
      )}
    </div>
  );
}
