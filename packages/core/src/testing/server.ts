import { setupServer } from "msw/node";

/** The network of the tests. A request that no test expects is an error. */
export const server = setupServer();
