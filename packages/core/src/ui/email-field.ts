/** Attributes of a field for an email address, with the keyboard and the suggestions for one. */
export const emailField = {
  type: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
