import type { ComponentProps } from "react";
import { TextField } from "../../ui/text-field.tsx";

/** An email field; an address that is vouched for is shown disabled, and a hidden copy of it is submitted [RG-6]. */
export function EmailField({
  vouched,
  ...field
}: ComponentProps<typeof TextField> & { vouched: string | null }) {
  return (
    <>
      <TextField
        {...field}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        disabled={vouched !== null}
      />
      {vouched !== null && <input type="hidden" name={field.name} value={vouched} />}
    </>
  );
}
