import { createContext, useContext } from "react";
import type { Failure } from "../api/api-error.ts";
import type { Arrival } from "./arrival.tsx";

/** What the person should know on arriving at sign-in: a reason brought along, or why a stored sign-in failed. */
export type EntryNews = { arrival: Arrival } | { failure: Failure | "refusedUrl" } | null;

const EntryNewsContext = createContext<EntryNews>(null);

export const EntryNewsProvider = EntryNewsContext.Provider;

export function useEntryNews(): EntryNews {
  return useContext(EntryNewsContext);
}
