import type { BrandLogosComponent } from "./brand-logos-props.ts";
import { createContext, type ReactNode, type RefObject, useContext, useRef } from "react";

interface ShellFacts {
  productName: string;
  brandLogos: BrandLogosComponent | undefined;
  /** Title of the screen that was shown last, null before the first. */
  screenMemory: RefObject<string | null>;
}

const ShellContext = createContext<ShellFacts | null>(null);

interface ShellProviderProps extends Omit<ShellFacts, "screenMemory"> {
  children: ReactNode;
}

export function ShellProvider({ children, ...facts }: ShellProviderProps) {
  const screenMemory = useRef<string | null>(null);
  return <ShellContext value={{ ...facts, screenMemory }}>{children}</ShellContext>;
}

export function useShellFacts(): ShellFacts {
  const facts = useContext(ShellContext);
  if (!facts) throw new Error("a screen needs a <Shell> around it");
  return facts;
}

/** The product's name, a setting of the region. */
export function useProductName(): string {
  return useShellFacts().productName;
}

export function useScreenMemory(): ShellFacts["screenMemory"] {
  return useShellFacts().screenMemory;
}
