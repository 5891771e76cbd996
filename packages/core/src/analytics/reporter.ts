import { whenIdle } from "../browser/when-idle.ts";

type Sink<Event> = (event: Event) => void;

/** Enough for the way through one form; a provider that takes longer misses the rest. */
const MOST_WAITING = 20;
const LATEST_MS = 2000;

/**
 * Takes events at once and hands them on when the provider is there, which is started only when the page has nothing
 * better to do. One that is blocked, slow or broken changes nothing.
 */
export function createReporter<Event>(start: () => Promise<Sink<Event>>): Sink<Event> {
  const waiting: Event[] = [];
  let send: Sink<Event> = (event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
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
