import { whenIdle } from "../browser/when-idle.ts";
import { type KeptList, keepEvents, takeKeptEvents } from "./kept-events.ts";

type Sink<Event> = (event: Event) => void;

/** Enough for the way through one form; a provider that takes longer misses the rest. */
const MOST_WAITING = 20;
const LATEST_MS = 2000;

/**
 * Takes events at once and hands them on when the provider is there, which is started only when the page has nothing
 * better to do. One that is blocked, slow or broken changes nothing. Events of a page that is left before are kept for the
 * next page of the visit.
 */
export function createReporter<Event extends object>(
  list: KeptList,
  start: () => Promise<Sink<Event>>,
): Sink<Event> {
  const waiting: Event[] = takeKeptEvents(list);
  let send: Sink<Event> = (event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
  const keep = () => keepEvents(list, waiting.splice(0));
  // A page from the back/forward cache continues with them.
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const event of takeKeptEvents<Event>(list)) send(event);
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("pageshow", resume);
  void (async () => {
    try {
      await new Promise<void>((resolve) => whenIdle(resolve, LATEST_MS));
      const sink = await start();
      send = quietly(sink);
      for (const event of waiting.splice(0)) send(event);
    } catch {
      send = () => undefined;
      waiting.length = 0;
    }
  })();
  return (event) => send(event);
}

function quietly<Event>(sink: Sink<Event>): Sink<Event> {
  return (event) => {
    try {
      sink(event);
    } catch {
      // Counting is never worth a screen.
    }
  };
}
