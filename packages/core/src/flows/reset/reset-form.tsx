import { Form } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useResetForm } from "./use-reset-form.tsx";

type ResetFormProps = Parameters<typeof useResetForm>[0];

export function ResetForm(props: ResetFormProps) {
  const { settings, fields, confirms } = useResetForm(props);
  return (
    <Form {...settings}>
      <PasswordField {...fields.password} />
      {confirms && <PasswordField {...fields.confirmPassword} />}
    </Form>
  );
}
