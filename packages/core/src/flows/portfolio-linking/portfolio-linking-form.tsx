import { nextStepsOf } from "../../errors/message-parts.ts";
import { Form } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { useSignInFields } from "../../forms/credential-fields.ts";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { useText } from "../../i18n/use-text.tsx";
import { SignInHelp } from "../shared/sign-in-help.tsx";
import type { HelpState } from "../../navigation/entry-state.ts";
import { PortalLink } from "../../navigation/app-links.tsx";
import type { RouteParams } from "../../navigation/route-table.ts";
import { knownIdentifier } from "../../session/visit.ts";
import { validateLinking } from "./portfolio-linking-schema.ts";
import { usePortfolioLinking } from "./use-portfolio-linking.ts";

export function PortfolioLinkingForm(link: RouteParams<"portfolio-linking">) {
  const { settings, username, password } = usePortfolioLinkingForm(link);
  return (
    <Form {...settings}>
      <TextField {...username} />
      <PasswordField {...password} />
    </Form>
  );
}

/** State of a link to a page with help, which then has a button back. */
export const backToLinking: HelpState = { linking: true };

/** The form that links an existing account to the portfolio of `k`. */
export function usePortfolioLinkingForm({ k, userType }: RouteParams<"portfolio-linking">) {
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
    otherForm: !isAccepted && isEducatorLink(userType) && <RegisterInstead k={k} />,
  };
  const { username, password } = useSignInFields(form);
  // The specification removes the toggle while the field has an error.
  const withToggle = password.error === undefined;
  return { settings, username, password: { ...password, withToggle } };
}

/** True for the link of an educator, whose `userType` is "educator" in upper or lower case. */
export function isEducatorLink(userType: string): boolean {
  return userType.toLowerCase() === "educator";
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
