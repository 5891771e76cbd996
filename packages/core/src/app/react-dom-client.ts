import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Where React meets the page. A build puts this module beside React: there it makes React ready while the portal's own
 * script is still on its way, and not in the same task.
 */
export const reactDomClient = { createRoot, hydrateRoot };
