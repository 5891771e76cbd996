import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** An email address, with the keyboard and the suggestions for one. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
