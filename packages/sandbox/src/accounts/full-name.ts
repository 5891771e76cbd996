import type { Child } from "./account.ts";

/** The name of an adult or a child, as people write it. */
export function fullName({ firstName, lastName }: Child): string {
  return `${firstName} ${lastName}`;
}
