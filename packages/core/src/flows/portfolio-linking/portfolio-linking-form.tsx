import { Form } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { usePortfolioLinkingForm } from "./use-portfolio-linking-form.tsx";

export function PortfolioLinkingForm({ k }: { k: string }) {
  const { settings, username, password } = usePortfolioLinkingForm(k);
  return (
    <Form {...settings}>
      <TextField {...username} />
      <PasswordField {...password} />
    </Form>
  );
}
