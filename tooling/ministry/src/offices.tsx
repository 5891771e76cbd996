import {
  CallFailed,
  type RegionCall,
  RegionScreen,
  type StandardSchema,
  useRegionData,
} from "@waymark/core";
import { useText } from "./use-text.ts";

interface Office {
  city: string;
  phone: string;
}

function isOffice(value: unknown): value is Office {
  const { city, phone } = { city: 0, phone: 0, ...(value as object | null) };
  return typeof city === "string" && typeof phone === "string";
}

const offices: StandardSchema<Office[]> = {
  "~standard": {
    validate: (value) =>
      Array.isArray(value) && value.every(isOffice)
        ? { value }
        : { issues: [{ message: "no list of offices" }] },
  },
};

const call: RegionCall<Office[]> = { path: "/api/ministry/offices", response: offices };

/** The ministry's offices, which its server lists. */
export function Offices() {
  const text = useText();
  const { data, failure, retry } = useRegionData(call);
  return (
    <RegionScreen title={text("region.offices")}>
      {failure && <CallFailed failure={failure} retry={retry} />}
      {data && (
        <>
          <p>{text("region.officesToday", { count: data.length })}</p>
          <dl className="govuk-summary-list">
            {data.map(({ city, phone }) => (
              <div className="govuk-summary-list__row" key={city} translate="no">
                <dt>{city}</dt>
                <dd>{phone}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RegionScreen>
  );
}
