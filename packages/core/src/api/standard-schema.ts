/** The part of Standard Schema (standardschema.dev) that is used; valibot, zod, yup and arktype follow it. */
export interface StandardSchema<Data> {
  readonly "~standard": {
    /** Checks a value. */
    readonly validate: (value: unknown) => Checked<Data> | Promise<Checked<Data>>;
  };
}

/** A value as the schema has it, or why it is none. */
type Checked<Data> =
  | { readonly value: Data; readonly issues?: undefined }
  | { readonly issues: readonly object[] };
