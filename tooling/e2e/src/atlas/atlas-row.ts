import type { Page } from "@playwright/test";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";

/** Where a cell is driven: a page of its own app, and the sandbox behind it. */
export interface Place {
  page: Page;
  sandbox: RunningSandbox;
  origin: string;
  /** A selector of the form once it can be filled in. */
  form: string;
}

/** One row of the atlas: how a person gets to the point where a call is made. */
export interface AtlasRow {
  /** Folder of the app; the default one where none is named. */
  app?: string;
  /** Goes to the point before the call, while everything still works. */
  prepare: (place: Place) => Promise<void>;
  /** Makes the call. */
  act: (place: Place) => Promise<void>;
  /** What the person has typed by then, by the fields' names; it has to be there still. */
  typed?: Readonly<Record<string, string>>;
  /** A selector of what is seen when the journey has gone on as usual. */
  usual: string;
  /** Why one message is enough for every fault of a call that nothing hangs on. */
  oneMessage?: string;
  /** Why there is nothing to make the same call again with. */
  goesOnOtherwise?: string;
  /** Faults that are none for this call, with the reason. */
  harmless?: { faults: readonly string[] | "all"; because: string };
}
