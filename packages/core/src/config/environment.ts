import { createContext } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { Configuration } from "./configuration-keys.ts";

/** Facts of the page that the portal runs in, read once at the start so that screens render without touching it. */
export interface Environment {
  configuration: Configuration;
  /** Origin of the page, e.g. `https://login.example`. */
  origin: string;
  /** Beginning of the portal's paths on this page: empty where a host serves it outside of the configured path. */
  basePath: string;
  /** The country of the page, by its app or by the origin that it is served on. */
  country: "uk" | "elsewhere";
  year: number;
  /** The year that a prerendered page says, null where nothing was prerendered. */
  renderedYear: number | null;
  /** Url of the page before; empty when the browser does not say. */
  referrer: string;
  /** The person's languages as the browser tells them, most preferred first. */
  preferredLanguages: readonly string[];
  /** True where the browser asks not to be followed: do-not-track or global privacy control. */
  doNotTrack: boolean;
  /** The parts of the region that threw when the page was prerendered. */
  leftOut: readonly string[];
  /** Leaves the portal: a full browser navigation. */
  leaveTo: (url: string) => void;
}

const EnvironmentContext = createContext<Environment | null>(null);
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): Environment {
  return useRequired(EnvironmentContext);
}

/** Makes objects of which a portal has one. No state of React: a component that suspends before mounting loses its state. */
export function onePerPortal<Made>(
  create: (environment: Environment) => Made,
): (environment: Environment) => Made {
  const made = new WeakMap<Environment, Made>();
  return (environment) => {
    const known = made.get(environment) ?? create(environment);
    made.set(environment, known);
    return known;
  };
}
