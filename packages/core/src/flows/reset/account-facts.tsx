import { useStyles } from "../../ui/use-styles.ts";
import { ErrorText, useErrorMessage } from "../../errors/error-text.tsx";
import { CodeLine } from "../../errors/failure-code.tsx";
import type { Text } from "../../i18n/message.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import { accountFactsStyles } from "./reset-styles.ts";
import type { LinkAccount } from "./use-reset-token.ts";

/** Fact of an account, such as its address. */
export interface AccountFact {
  label: string;
  values: readonly string[];
}

/** Facts of the account: whose it is; for activations also who opened it and who the access is for. */
export function AccountFacts({ facts }: { facts: readonly AccountFact[] }) {
  useStyles(accountFactsStyles);
  return (
    facts.length > 0 && (
      <dl className="wm-facts">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
    )
  );
}

/** The facts that are known. */
export function accountFacts(
  { username, account, children }: LinkAccount,
  isInvited: boolean,
  text: Text,
): AccountFact[] {
  const { emailAddress, activateName, activatedBy, institutionName } = account;
  const facts = [
    { label: text("reset.account"), values: [emailAddress || username] },
    { label: text("reset.activateName"), values: [isInvited && activateName] },
    { label: text("reset.activatedBy"), values: [isInvited && activatedBy] },
    // A parent's access is for the children, any other for the institution.
    {
      label: text("reset.institution"),
      values: [isInvited && children.length === 0 && institutionName],
    },
    { label: text("reset.children"), values: children },
  ];
  return facts.flatMap(({ label, values }) => {
    const known = values.filter((value): value is string => Boolean(value));
    return known.length > 0 ? [{ label, values: known }] : [];
  });
}

/** Says that the names of a parent's children could not be loaded. */
export function FamilyNotice({ familyFailure }: Pick<LinkAccount, "familyFailure">) {
  const errorMessageFor = useErrorMessage();
  return (
    familyFailure && (
      <Notice tone="info">
        <p>
          <ErrorText {...errorMessageFor("familyData", familyFailure)} />
        </p>
        <CodeLine failed={{ operation: "familyData", failure: familyFailure }} />
      </Notice>
    )
  );
}

function Fact({ label, values }: AccountFact) {
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
