import { PortalLink, requiredBox, type SlotProps, type Slots } from "@waymark/core";
import { useText } from "./use-text.ts";

function HowDataIsProtected() {
  const text = useText();
  return (
    <p className="govuk-hint">
      <PortalLink to="/privacy">{text("region.consentMore")}</PortalLink>
    </p>
  );
}

const consent = requiredBox({
  name: "consent",
  label: "region.consent",
  missing: "region.consentMissing",
  Below: HowDataIsProtected,
});

/** Help that comes with a refusal. */
function AtSchool({ form }: SlotProps) {
  const text = useText();
  return form?.status === "failed" ? (
    <p className="govuk-inset-text">{text("region.atSchool")}</p>
  ) : null;
}

export const slots: Slots = {
  "sign-in": { beforeButton: consent, belowForm: AtSchool },
};
