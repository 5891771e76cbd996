import type { Configuration } from "@waymark/sandbox/hosting";

/** What a valid configuration leaves open that a stage should know of, a sentence each. */
export function configurationWarnings({ logoutPath }: Configuration): string[] {
  if (logoutPath !== undefined && logoutPath !== "") return [];
  return [
    "logoutPath is empty: a log-out forgets the sign-in in the browser alone, and the session on the server lives on.",
  ];
}
