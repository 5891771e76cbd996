import type { Languages } from "@waymark/core";

export const languages: Languages = ["fr-CA", "en-US", "es-US"];
