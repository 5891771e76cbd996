import { usePasswordLabels } from "../../forms/field-texts.ts";
import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { knownIdentifier } from "../../session/identifier.ts";
import { SignInHelp } from "../../layout/sign-in-help.tsx";
import type { ForgotState } from "../../navigation/app-links.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/text-field.tsx";
import { emptyLinking, validateLinking } from "./portfolio-linking-schema.ts";
import type { usePortfolioLinking } from "./use-portfolio-linking.ts";

/** Leads back from the forgot page. */
export const comesBack: ForgotState = { linking: true };

interface PortfolioLinkingFormProps {
  linking: ReturnType<typeof usePortfolioLinking>;
}

export function PortfolioLinkingForm({ linking }: PortfolioLinkingFormProps) {
  const text = useText();
  const { failure, attempt } = linking;
  const form = useForm({
    initialValues: { ...emptyLinking, username: knownIdentifier().name },
    identifier: "username",
    validate: validateLinking,
    required: { username: "required.username", password: "required.password" },
    onSubmit: linking.submit,
  });
  return (
    <Form
      form={form}
      submission={linking}
      operation="portfolioLinking"
      submitText="linking.submit"
      busyText="linking.busy"
      help={<SignInHelp {...{ failure, attempt }} hasReasons forgot="/forgot" state={comesBack} />}
    >
      <UsernameField {...form.fieldProps("username")} label={text("signIn.username")} />
      <PasswordField
        {...form.fieldProps("password")}
        label={text("signIn.password")}
        autoComplete="current-password"
        enterKeyHint="go"
        texts={usePasswordLabels("password")}
        // The specification removes the toggle while the field has an error.
        withToggle={form.errorOf("password") === undefined}
      />
    </Form>
  );
}
