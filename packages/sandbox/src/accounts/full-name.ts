import type { Child } from "./account.ts";

export function fullName({ firstName, lastName }: Child): string {
  return `${firstName} ${lastName}`;
}
