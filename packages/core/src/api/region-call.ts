import { type CallFailure, failed, type Result, success } from "./result.ts";

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

/** A call of a region's own to the portal's server. */
export interface RegionCall<Data> {
  /** Path on the portal's own origin, without a query. */
  path: `/${string}`;
  /** `GET` by default. All others carry the CSRF token. */
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Schema of the body of a successful response, of any library that follows Standard Schema. */
  response: StandardSchema<Data>;
}

/** Values of one use of a call. */
export interface RegionCallInput {
  /** Sent as JSON. */
  body?: object;
  /** Parameters of the query; they are encoded, and left out where they are undefined. */
  query?: Readonly<Record<string, string | undefined>>;
}

/** Checks a response's text by the schema of its call. An empty one is `undefined` for the schema. */
export async function parseRegionResponse<Data>(
  text: string,
  { response }: Pick<RegionCall<Data>, "response">,
): Promise<Result<Data, CallFailure>> {
  let body: unknown;
  try {
    body = text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return failed({ kind: "unreadable" });
  }
  const checked = await response["~standard"].validate(body);
  return checked.issues ? failed({ kind: "unreadable" }) : success(checked.value);
}
