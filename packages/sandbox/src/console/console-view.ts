import type { Services } from "../services.ts";

/** Data that a section of the console page is written from. */
export interface ConsoleView {
  services: Services;
  /** Proves that a form was sent by this page. */
  formToken: string;
  wasReset: boolean;
  /** The port on which the sandbox's own API server and static network answer. */
  consolePort: string;
}
