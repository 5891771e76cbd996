import { createStore } from "../browser/store.ts";

/** The name of the link that was pressed last without a network, and was not followed. */
export const linkPressedOffline = createStore<string | null>(null);
