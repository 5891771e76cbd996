import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { PartBoundary } from "../ui/part-boundary.tsx";

/** An illustration whose module is loaded only where no prerendered drawing is on the page. */
export interface LazyIllustration extends ReturnType<typeof lazy<ComponentType>> {
  /** Loads the component. */
  load: () => Promise<ComponentType>;
}

/**
 * Makes a region's illustration from a module that prerendered pages do not load: the drawing is on them already.
 * @param illustrationOf returns the illustration of the module
 * @example
 * illustration: lazyIllustration(
 *   () => import("./illustration.tsx"),
 *   ({ Illustration }) => Illustration,
 * ),
 */
export function lazyIllustration<Module extends object>(
  loadModule: () => Promise<Module>,
  illustrationOf: (module: Module) => ComponentType,
): LazyIllustration {
  const load = () => loadModule().then(illustrationOf);
  const Drawing = lazy(async () => ({ default: await load() }));
  return Object.assign(Drawing, { load });
}

/**
 * The region's illustration. A lazy one is rendered when the page is built. In the browser an empty text is rendered instead,
 * so that hydration leaves the prerendered drawing alone.
 */
export function Illustration({ of: Part }: { of: ComponentType | LazyIllustration }) {
  const isRendered = !isLazy(Part) || typeof window === "undefined";
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRendered || place.current?.firstElementChild) return;
    // A page works without its illustration.
    Part.load().then((loaded) => setLoaded(() => loaded), Boolean);
  }, [Part, isRendered]);

  const Shown = isRendered ? Part : Loaded;
  return (
    <div className="wm-art" aria-hidden="true" ref={place}>
      {Shown ? (
        <PartBoundary part="illustration">
          <Suspense>
            <Shown />
          </Suspense>
        </PartBoundary>
      ) : (
        ""
      )}
    </div>
  );
}

/** Tells a lazy illustration from another component. */
function isLazy(illustration: ComponentType | LazyIllustration): illustration is LazyIllustration {
  return "load" in illustration;
}
