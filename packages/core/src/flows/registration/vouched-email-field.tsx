import type { ComponentProps } from "react";
import { EmailField } from "../../ui/email-field.tsx";

type VouchedEmailFieldProps = ComponentProps<typeof EmailField> & { vouched: string | null };

/** An address that is vouched for is shown disabled, and a hidden copy of it is submitted [RG-6]. */
export function VouchedEmailField({ vouched, ...field }: VouchedEmailFieldProps) {
  return (
    <>
      <EmailField {...field} enterKeyHint="next" disabled={vouched !== null} />
      {vouched !== null && <input type="hidden" name={field.name} value={vouched} />}
    </>
  );
}
