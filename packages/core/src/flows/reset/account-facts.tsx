import { useErrorMessage } from "../../errors/use-error-message.ts";
import { FailureCode } from "../../errors/failure-code.tsx";
import { ErrorText } from "../../errors/presentation.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { isActivation } from "./reset-types.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ResetAccount } from "./use-reset-token.ts";

/** Facts of the account: whose it is; for activations also who opened it and who the access is for. */
export function AccountFacts({
  username,
  account,
  children,
  familyFailure,
  resetType,
}: ResetAccount & { resetType: string }) {
  const text = useText();
  const activation = isActivation(resetType);
  const facts = [
    { label: text("reset.account"), value: account.emailAddress || username },
    ...(activation ? activationFacts() : []),
  ];

  function activationFacts() {
    const { activateName, activatedBy, institutionName } = account;
    return [
      { label: text("reset.activateName"), value: activateName },
      { label: text("reset.activatedBy"), value: activatedBy },
      // A parent's access is for the children, any other for the institution.
      { label: text("reset.institution"), value: children.length > 0 ? null : institutionName },
    ];
  }

  const errorMessageFor = useErrorMessage();
  return (
    <>
      <dl className="wm-facts">
        {facts.map(
          ({ label, value }) => value && <Fact key={label} label={label} values={[value]} />,
        )}
        {children.length > 0 && <Fact label={text("reset.children")} values={children} />}
      </dl>
      {familyFailure && (
        <Notice tone="info">
          <p>
            <ErrorText {...errorMessageFor("familyData", familyFailure)} />
          </p>
          <p className="wm-code">
            <FailureCode failed={{ operation: "familyData", failure: familyFailure }} />
          </p>
        </Notice>
      )}
    </>
  );
}

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <div className="wm-facts__row">
      <dt>{label}</dt>
      {values.map((value, index) => (
        // Two children may share a name.
        <dd key={`${index}-${value}`}>
          <Address>{value}</Address>
        </dd>
      ))}
    </div>
  );
}
