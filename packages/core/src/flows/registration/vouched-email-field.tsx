import type { ComponentProps } from "react";
import { EmailField } from "../../ui/email-field.tsx";

type VouchedEmailFieldProps = ComponentProps<typeof EmailField> & { vouched: string | null };

/** An address from the single-sign-on provider is shown disabled; a hidden copy is submitted. */
export function VouchedEmailField({ vouched, ...field }: VouchedEmailFieldProps) {
  return (
    <>
      <EmailField {...field} enterKeyHint="next" disabled={vouched !== null} />
      {vouched !== null && <input type="hidden" name={field.name} value={vouched} />}
    </>
  );
}
