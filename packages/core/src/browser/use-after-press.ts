import { useCallback, useEffect, useRef } from "react";
import { endAll, listen } from "./listen.ts";

type Reaction = () => void;

/**
 * Delays a reaction until the mouse button or finger is lifted: a target that moves during a press misses the click.
 * Without a press the reaction runs at once.
 */
export function useAfterPress(): (reaction: Reaction) => void {
  // Null while nothing is pressed.
  const delayed = useRef<Reaction[] | null>(null);

  useEffect(() => {
    const start = ({ button }: MouseEvent) => {
      // A menu of the right button may take the release.
      if (button === 0) delayed.current ??= [];
    };
    const finish = () => {
      const reactions = delayed.current ?? [];
      delayed.current = null;
      for (const reaction of reactions) reaction();
    };
    // The click event follows in the same task. On a Mac a menu opens by a press with Ctrl, too.
    const end = () => void setTimeout(finish);
    return endAll(
      listen(document, ["mousedown"], start, { capture: true }),
      listen(document, ["mouseup", "dragend", "contextmenu"], end, { capture: true }),
    );
  }, []);

  return useCallback((reaction) => {
    if (delayed.current) delayed.current.push(reaction);
    else reaction();
  }, []);
}
