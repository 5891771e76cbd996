import type { GenericSchema } from "valibot";
import type { RequestBody, requestSchemas } from "./request-schemas.ts";
import type { ResponseData, responseSchemas } from "./response-schemas.ts";

/** Name of a call in the table. */
export type CallName = keyof typeof responseSchemas;

/** Calls whose operation has another name. */
type RenamedCall =
  | "validateEmailToken"
  | "verifyEmail"
  | "confirmUsernameChange"
  | "registerHigherEd";

/** Actions of the person, for every call. */
export type CallOperation = Exclude<CallName, RenamedCall> | "resetToken" | "verification";

/** A row of the table of calls. */
export interface CallRow {
  /** POST unless given. A GET is sent once more where the server failed, so a call that spends a token is a POST. */
  method?: "GET" | "POST";
  path: string;
  /** Action of the person, by which the error catalogue looks messages up. The name of the call unless given. */
  operation?: CallOperation;
  /** True where a successful response may have no body, or say `true` or `null` alone. */
  mayBeEmpty?: true;
  /** True where the content of a successful response is not used: any but a web page and `false` will do. */
  ignoresContent?: true;
  /** True for a call that checks a link: a `message` instead of the data is a refusal. In other calls it may report a success. */
  messageRefuses?: true;
}

/** A call as `request` makes it: its row, under its name, with the types of what is sent and received. */
export interface Call<Body, Data> extends CallRow {
  name: CallName;
  method: "GET" | "POST";
  operation: CallOperation;
  /** Schema of a successful response. */
  schema: GenericSchema<unknown, Data>;
  /** Only for the type; a call holds no value of it. */
  readonly body?: Body | undefined;
}

/** Type of the body that a call sends; never for one without a schema of it. */
type BodyOf<Name> = Name extends keyof typeof requestSchemas ? RequestBody<Name> : never;

/** Every row of the table as a call. */
export type NamedCalls = { [Name in CallName]: Call<BodyOf<Name>, ResponseData<Name>> };
