import type { Page } from "@playwright/test";
import type { RunningSandbox } from "../../fixtures/sandbox-process.ts";

export interface Stage {
  page: Page;
  sandbox: RunningSandbox;
  language: "en-CA" | "fr-CA";
  /** An address of the default app, in the language. */
  at: (path: string) => string;
}

/** What is done, and what is on the page when it has come to rest. */
interface Step {
  name: string;
  /** A page that is loaded is read from its top, whatever it said on the way. */
  loads?: true;
  act: (stage: Stage) => Promise<unknown>;
  rest: string;
}

export interface Journey {
  name: string;
  steps: readonly Step[];
}

export const submit = ({ page }: Stage) => page.locator("main [type=submit]").click();
/** A form that listens. */
export const form = "form[data-ready]";
