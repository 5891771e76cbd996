import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Re-exports react-dom/client from the React chunk, so that its initialisation runs in that script's task, while the
 * portal's script is still loading.
 */
export const reactDomClient = { createRoot, hydrateRoot };
