/** A call that is to go wrong. */
export interface FaultyCall {
  request: Request;
  /** Runs the call and returns its usual answer. */
  usual: () => Promise<Response>;
}

/**
 * A way in which an answer goes wrong. It is made of a plain response, so that every host can send it: one of the type
 * `error` stands for a connection that breaks.
 */
export interface Fault {
  /** Name for programs. */
  name: string;
  /** Label in the console. */
  label: string;
  answer: (call: FaultyCall) => Response | Promise<Response>;
}
