import type { html } from "hono/html";

/** Markup in which every value has been escaped. */
export type Html = ReturnType<typeof html>;
