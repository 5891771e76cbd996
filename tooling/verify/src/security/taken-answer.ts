/** An answer of docs/security.md, taken away: the named test of the file has to fail then. */
export interface TakenAnswer {
  /** Id in the titles of the tests that have to notice. */
  id: string;
  /** The test's file, as docs/security.md names it. */
  test: string;
  file: string;
  /** Occurs once in that file. */
  search: string;
  replacement: string;
}
