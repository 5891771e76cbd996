import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A part that comes to the page later, and that it can do without, also when it does not arrive [QX-6]. Prerendered pages are
 * without it. It waits by itself and not in a Suspense boundary: React puts off what it
 * takes over within 300 ms of any fallback, and that is the form.
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
