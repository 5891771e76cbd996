import { useCallback, useEffect, useRef } from "react";
import { listen } from "./listen.ts";

type Reaction = () => void;

/**
 * Delays a reaction until the mouse button or finger is lifted: a target that moves during a press misses the click.
 * Without a press the reaction runs at once.
 */
export function useAfterPress(): (reaction: Reaction) => void {
  // Null while nothing is pressed.
  const delayed = useRef<Reaction[] | null>(null);

  useEffect(() => {
    const start = () => {
      delayed.current ??= [];
    };
    const finish = () => {
      const reactions = delayed.current ?? [];
      delayed.current = null;
      for (const reaction of reactions) reaction();
    };
    // The click event follows in the same task.
    const end = () => void setTimeout(finish);
    const endStart = listen(document, ["mousedown"], start, { capture: true });
    const endEnd = listen(document, ["mouseup", "dragend"], end, { capture: true });
    return () => {
      endStart();
      endEnd();
    };
  }, []);

  return useCallback((reaction) => {
    if (delayed.current) delayed.current.push(reaction);
    else reaction();
  }, []);
}
