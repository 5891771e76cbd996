/** The folders of core with mutation tests, and the tests that must detect their mutants. */
export const rooms = {
  errors: ["src/errors/**/*.test.ts"],
  forms: ["src/forms/**/*.test.{ts,tsx}"],
  session: [
    "src/session/**/*.test.{ts,tsx}",
    "src/app/portal.test.tsx",
    "src/flows/{sign-in,must-reset,switch-account}/*.test.tsx",
  ],
  api: ["src/api/**/*.test.{ts,tsx}"],
  navigation: ["src/navigation/**/*.test.{ts,tsx}"],
  browser: ["src/browser/**/*.test.{ts,tsx}"],
  config: ["src/config/**/*.test.{ts,tsx}"],
} as const;

export type Room = keyof typeof rooms;

/** The percentage of each folder's mutants that must be detected. */
export const WANTED = 90;

export function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name);
}
