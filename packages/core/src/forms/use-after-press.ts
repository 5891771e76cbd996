import { useCallback, useEffect, useRef } from "react";

type Reaction = () => void;

/**
 * Puts a reaction off until the mouse or finger that is down has been lifted: what moves under a press loses it. Without
 * a press it runs at once.
 */
export function useAfterPress(): (react: Reaction) => void {
  // Null while nothing is pressed.
  const waiting = useRef<Reaction[] | null>(null);

  useEffect(() => {
    const start = () => {
      waiting.current ??= [];
    };
    const finish = () => {
      const reactions = waiting.current ?? [];
      waiting.current = null;
      for (const react of reactions) react();
    };
    // The click comes after this event, in the same task.
    const end = () => void setTimeout(finish);
    document.addEventListener("mousedown", start, true);
    document.addEventListener("mouseup", end, true);
    document.addEventListener("dragend", end, true);
    return () => {
      document.removeEventListener("mousedown", start, true);
      document.removeEventListener("mouseup", end, true);
      document.removeEventListener("dragend", end, true);
    };
  }, []);

  return useCallback((react) => {
    if (waiting.current) waiting.current.push(react);
    else react();
  }, []);
}
