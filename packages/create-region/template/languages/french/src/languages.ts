import type { Languages } from "@waymark/core";

/** The first one speaks first. */
export const languages: Languages = ["fr-CA", "en-CA"];
