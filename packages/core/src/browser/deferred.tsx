import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A lazy component that is rendered after hydration and omitted if it fails to load. Prerendered pages do not have it.
 * It uses no Suspense boundary: next to a fallback, React would delay the form's hydration by 300 ms.
 * @param room what keeps its place until then; without it nothing does
 */
export function deferred(
  load: () => Promise<ComponentType>,
  room: ReactNode = null,
): ComponentType {
  let arrived: ComponentType | undefined;
  return function Deferred() {
    const [Part, setPart] = useState(() => arrived);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          arrived = part;
          setPart(() => part);
        },
        () => undefined,
      );
    }, [Part]);
    return Part ? <Part /> : room;
  };
}
