/** A configuration of a web server that has been written. */
export interface WrittenConfiguration {
  /** Its path. */
  file: string;
  /** The command that starts the server with it, or publishes the build. */
  command: [name: string, ...args: string[]];
  /** The hash of the build, which `/version` answers with. */
  build: string;
}
