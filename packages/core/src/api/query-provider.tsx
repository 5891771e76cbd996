import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Environment, useEnvironment } from "../config/environment.ts";

/** One for each portal. Not a state: what waits for its first answer is rendered anew, and would ask again each time. */
const clients = new WeakMap<Environment, QueryClient>();

/** What screens that load something stand in. Sign-in, which loads nothing, goes without. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useEnvironment())}>{children}</QueryClientProvider>;
}

function clientOf(environment: Environment): QueryClient {
  const client = clients.get(environment) ?? new QueryClient();
  clients.set(environment, client);
  return client;
}
