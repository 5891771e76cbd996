/** A page of a browser, with what the journeys need of it and no more: so much, every engine can be asked for. */
export interface Tab {
  /** Starts to go to an address and does not wait for it: a page may be tried before it has loaded. */
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page, with a word from outside; what comes out can be written as JSON. */
  read<Answer>(probe: (given: string) => Answer, given: string): Promise<Awaited<Answer>>;
  /** Clicks on an element, as a person does: with a pointer that hits what is on top. */
  click(selector: string): Promise<void>;
  /** Types into a field, behind what is in it; `\n` is the Enter key. */
  type(selector: string, text: string): Promise<void>;
  /** Types into whatever has the focus. */
  typeOn(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A running browser of one engine. */
export interface Engine {
  /** Opens a page that knows nothing of any other. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}
