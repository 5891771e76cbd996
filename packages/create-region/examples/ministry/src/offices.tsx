import { CallFailed, type RegionCall, RegionScreen, useRegionData } from "@waymark/core";
import { array, type InferOutput, object, string } from "valibot";
import { useText } from "./use-text.ts";

const offices = array(object({ city: string(), phone: string() }));

const call: RegionCall<InferOutput<typeof offices>> = {
  path: "/api/ministry/offices",
  response: offices,
};

/** The ministry's offices, which its server lists. */
export function Offices() {
  const text = useText();
  const { data, failure, retry } = useRegionData(call);
  return (
    <RegionScreen title={text("region.offices")}>
      {!data && !failure && <p role="status">{text("waiting")}</p>}
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
