/** A clock that can wait, so that tests do not. */
export interface Clock {
  /** Milliseconds since any moment; never goes back. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** The outside of a probe: the network, time, the terminal and files. */
export interface World {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Shows a line about the progress. */
  progress: (line: string) => void;
  /** Shows the result. */
  print: (text: string) => void;
  /** Asks a question that is answered by yes or no; null where there is no terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
  readFile: (path: string) => string;
  writeFile: (path: string, text: string) => void;
}
