/** A call that is to go wrong. */
export interface FaultyCall {
  request: Request;
  /** What the server would have answered; asking for it does whatever the call does. */
  usual: () => Promise<Response>;
}

/**
 * A way in which an answer goes wrong. It is made of a plain response, so that every host can send it: one of the type
 * `error` stands for a connection that breaks.
 */
export interface Fault {
  /** How programs call it. */
  name: string;
  /** How the console calls it. */
  label: string;
  answer: (call: FaultyCall) => Response | Promise<Response>;
}
