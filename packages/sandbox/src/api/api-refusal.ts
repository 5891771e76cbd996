/** One entry of the `messages` list of a refusal. */
export interface RefusalMessage {
  friendlyMessage: string;
  translationKey: string;
}

interface RefusalDetails {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 429 | 500;
  friendlyMessage: string;
  translationKey?: string;
  /** The value of `data.message`, for calls whose refusals differ by it. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Thrown by whatever refuses an API call; it becomes an answer of `{ messages: [...] }`. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly status: RefusalDetails["status"];
  readonly messages: readonly RefusalMessage[];
  readonly headers: Readonly<Record<string, string>>;
  readonly data: { message: string } | undefined;

  constructor({ status, friendlyMessage, translationKey, message, headers }: RefusalDetails) {
    super(friendlyMessage);
    this.status = status;
    this.messages = [{ friendlyMessage, translationKey: translationKey ?? "GENERIC_ERROR" }];
    this.headers = headers ?? {};
    this.data = message === undefined ? undefined : { message };
  }
}
