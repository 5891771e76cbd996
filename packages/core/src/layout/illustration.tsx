import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { Contained } from "../ui/contained.tsx";
import { isLazy } from "./lazy-illustration.ts";
import { useRegion } from "./region.ts";

const Nothing = () => null;

/**
 * The region's illustration. A lazy one is rendered when the page is built. In the browser its place is a text without a
 * character, so that hydration leaves the prerendered drawing alone.
 */
export function Illustration() {
  const { illustration: Part = Nothing } = useRegion();
  const isRendered = !isLazy(Part) || typeof window === "undefined";
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRendered || place.current?.firstElementChild) return;
    // Without its drawing a page works as well.
    Part.load().then((loaded) => setLoaded(() => loaded), Boolean);
  }, [Part, isRendered]);

  const Shown = isRendered ? Part : Loaded;
  return (
    <div className="wm-art" aria-hidden="true" ref={place}>
      {Shown ? (
        <Contained part="illustration">
          <Suspense>
            <Shown />
          </Suspense>
        </Contained>
      ) : (
        ""
      )}
    </div>
  );
}
