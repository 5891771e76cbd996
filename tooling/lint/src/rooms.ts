/** What a room may take from another: anything, only what is erased at build time, or one file. */
export type Taking = "anything" | "types" | { file: string };

export interface Room {
  name: string;
  /** "below" is every room after this one. */
  mayImport: "below" | Record<string, Taking>;
}

const constants: Taking = { file: "constants.ts" };

/**
 * The rooms of packages/core/src from the roof to the cellar, and what each may import. Imports run
 * downwards only; a folder that is not named here is an error until it is.
 */
export const rooms: readonly Room[] = [
  { name: "portal", mayImport: "below" },
  { name: "flows", mayImport: "below" },
  {
    name: "shell",
    mayImport: { session: "anything", i18n: "anything", ui: "anything", platform: "anything" },
  },
  { name: "session", mayImport: { api: "anything", platform: "anything" } },
  { name: "errors", mayImport: { api: "types", i18n: "types" } },
  { name: "validation", mayImport: { i18n: "types", platform: "anything" } },
  { name: "api", mayImport: { platform: "anything" } },
  { name: "i18n", mayImport: { platform: "anything" } },
  { name: "ui", mayImport: { platform: constants } },
  { name: "platform", mayImport: {} },
];

/** Belongs to no storey: it renders whole portals, and only tests may use it. */
export const testingRoom = "testing";
