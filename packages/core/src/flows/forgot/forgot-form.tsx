import { Form } from "../../forms/form.tsx";
import { MessageText } from "../../i18n/use-text.tsx";
import { TextField } from "../../ui/field.tsx";
import { useForgotForm } from "./use-forgot-form.ts";
import type { SentLink } from "./use-forgot.tsx";

export function ForgotForm({ onSent }: { onSent: (link: SentLink) => void }) {
  const { settings, email } = useForgotForm(onSent);
  return (
    <>
      <Form {...settings}>
        <TextField {...email} />
      </Form>
      <p className="wm-help">
        <MessageText message={{ key: "WITHOUT_EMAIL" }} />
      </p>
    </>
  );
}
