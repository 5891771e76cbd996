import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/** The network of the tests. A request that no test expects is an error; the host has no notices. */
export const server = setupServer(http.get("*/notices.json", () => HttpResponse.json([])));
