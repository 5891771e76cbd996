export interface Trial {
  root: string;
  /** Where everything is made. */
  folder: string;
  registry: string;
  /** The partner's app. */
  app: string;
  /** A clean copy of the repository, from which is released. */
  release: string;
}

/** Where and how a command is run. */
export interface Where {
  folder: string;
  root: string;
  /** Set on top of the environment. */
  env?: NodeJS.ProcessEnv;
}
