import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { listen } from "./listen.ts";

/** A chunk did not load: it is gone since a deployment, where one reload helps, or the network is gone. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** A screen that is loaded when it is opened. */
export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it, so that it is there at once when it is rendered. @throws {ChunkLoadError} when it does not load */
  preload(this: void): Promise<void>;
  /** Load the modules that it needs; a build preloads their chunks on the screen's prerendered page. */
  modules: readonly LoadModule[];
}

/** Loads a module. */
type LoadModule<Module = object> = () => Promise<Module>;

/**
 * A screen of a module of its own, fetched when it is shown or preloaded. The build has each import retried. One that did
 * not load is fetched again when it is shown after the network is back.
 * @param others load what comes at the same time as its module
 */
export function lazyScreen<Module extends object, Props extends object>(
  load: LoadModule<Module>,
  screenOf: (module: Module) => ComponentType<Props>,
  ...others: readonly LoadModule[]
): LazyScreen<Props> {
  const modules = [load, ...others];
  const loadScreen = async () => {
    const [module] = await Promise.all([load(), ...others.map((other) => other())]);
    return screenOf(module);
  };
  let loaded: ComponentType<Props> | undefined;
  let Fetched = fetched();
  function fetched() {
    return lazy(async () => {
      try {
        return { default: await loadChunk(loadScreen) };
      } catch (error) {
        // React keeps a failure. Replaced at once, a screen that has not mounted would load without end.
        if (typeof window !== "undefined")
          listen(window, ["online"], () => (Fetched = fetched()), { once: true });
        throw error;
      }
    });
  }
  function Lazy(props: Props) {
    // The same component for as long as this one is mounted.
    const [Screen] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(Screen, props);
  }
  Lazy.preload = async () => {
    loaded ??= await loadChunk(loadScreen);
  };
  return Object.assign(Lazy, { modules });
}

/** Loads a chunk. @throws {ChunkLoadError} when it does not load */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError("A chunk of the portal did not load", { cause });
  }
}

/** A lazy wrapper component; `otherwise` is its fallback if it fails to load. */
export function lazyWithFallback<Module extends object, Props extends object>(
  load: LoadModule<Module>,
  partOf: (module: Module) => ComponentType<Props>,
  otherwise: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load()
      .then(partOf)
      .catch(() => otherwise),
  }));
}

/** A component that is rendered once it is there. */
export interface Deferred<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it, so that it is there at once when it is rendered. Resolves with whether it is there. */
  preload(this: void): Promise<boolean>;
}

/** Props of the fallback of a component whose chunk failed to load. */
export interface MissingProps {
  onRetry: () => void;
}

/**
 * A lazy component that is rendered after hydration; it is fetched again when the network is back. Prerendered pages do
 * not have it. Constants for it have the component's name, with `Deferred` in front.
 * It uses no Suspense boundary: next to a fallback, React would delay the form's hydration by 300 ms.
 * @param partOf returns the component of the module
 * @param Missing is rendered if it fails to load; without it nothing is
 */
export function deferred<Module extends object, Props extends object>(
  load: LoadModule<Module>,
  partOf: (module: Module) => ComponentType<Props>,
  Missing: ComponentType<MissingProps> = () => null,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load()
      .then(partOf)
      .catch(() => undefined);
    return loaded !== undefined;
  };
  function Deferred(props: Props) {
    // Null is a component that did not load.
    const [Loaded, setLoaded] = useState<typeof loaded | null>(() => loaded);
    const fetchIt = () => void preload().then(() => setLoaded(() => loaded ?? null));
    useEffect(() => {
      if (Loaded) return;
      if (Loaded === undefined) fetchIt();
      // Without a network it did not come.
      return listen(window, ["online"], fetchIt);
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return Loaded === null && <Missing onRetry={fetchIt} />;
  }
  return Object.assign(Deferred, { preload });
}
