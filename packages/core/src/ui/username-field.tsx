import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** A username or email address: browsers fill it, and leave it as it was typed. */
export function UsernameField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
    />
  );
}
