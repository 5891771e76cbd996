import { nextStepsOf } from "../../errors/message-parts.ts";
import { Form } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { useSignInFields } from "../../forms/credential-fields.ts";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { useText } from "../../i18n/use-text.tsx";
import { SignInHelp } from "../shared/sign-in-help.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { knownIdentifier } from "../../session/visit.ts";
import { backToLinking, type LinkingParams } from "./linking-params.ts";
import { validateLinking } from "./portfolio-linking-schema.ts";
import { usePortfolioLinking } from "./use-portfolio-linking.ts";

export function PortfolioLinkingForm(link: LinkingParams) {
  const { settings, username, password } = usePortfolioLinkingForm(link);
  return (
    <Form {...settings}>
      <TextField {...username} />
      <PasswordField {...password} />
    </Form>
  );
}

/** The form that links an existing account to the portfolio of `k`. */
export function usePortfolioLinkingForm({ k, isEducator }: LinkingParams) {
  const linking = usePortfolioLinking(k);
  const { failure, submits, isAccepted } = linking;
  const form = useForm({
    initialValues: { username: knownIdentifier().name, password: "" },
    identifier: "username",
    validate: validateLinking,
    required: { username: "required.username", password: "required.password" },
    isAccepted,
    onSubmit: linking.submit,
  });
  const steps = failure && nextStepsOf(failure, submits);
  const settings: FormSettings = {
    form,
    submission: linking,
    operation: "portfolioLinking",
    submitText: "linking.submit",
    busyText: "linking.busy",
    help: failure && steps && (
      <SignInHelp {...{ failure, steps }} hasReasons forgot="/forgot" state={backToLinking} />
    ),
    otherForm: !isAccepted && isEducator && <RegisterInstead k={k} />,
  };
  const { username, password } = useSignInFields(form);
  // The specification removes the toggle while the field has an error.
  const withToggle = password.error === undefined;
  return { settings, username, password: { ...password, withToggle } };
}

/** Leads an educator without an account to registration. */
function RegisterInstead({ k }: { k: string }) {
  const text = useText();
  return (
    <ul className="wm-links">
      <li>
        <PortalLink to={`/registration/${encodeURIComponent(k)}`}>
          {text("account.register")}
        </PortalLink>
      </li>
    </ul>
  );
}
