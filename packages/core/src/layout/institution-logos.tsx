import { useEnvironment } from "../config/environment.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type BrandLogosProps, useRegion } from "./region.ts";
import { Contained } from "../ui/contained.tsx";

/**
 * Room for the logos of the configured institution, which the region's `brandLogos` draws. The room is there before the
 * logos are, so that nothing shifts when they come: the root element says whether there is an institution. What fails in it
 * stays in it.
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
        <Contained part="brandLogos">
          <Logos {...{ place, institutionId, apiOrigin, staticOrigin }} />
        </Contained>
      )}
    </div>
  );
}
