import { createContext, type RefObject } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { Region } from "./region.ts";

/** The region of the page, and what its screens remember of each other. */
export interface Frame {
  region: Region;
  /** Title of the screen that was shown last, null before the first. */
  screenMemory: RefObject<string | null>;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  return useRequired(FrameContext, "Portal");
}

export function useRegion(): Region {
  return useFrame().region;
}
