import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
} from "react";

/** Props of the component that shows an institution's logos. */
export interface BrandLogosProps {
  place: "header" | "footer";
  institutionId: string;
  /** Origins of the configuration; empty ones stand for the page's own. */
  apiOrigin: string;
  staticOrigin: string;
}

/** Shows an institution's logos; `BrandLogos` of `@waymark/branding` is one. */
export type BrandLogosComponent = ComponentType<BrandLogosProps>;

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
