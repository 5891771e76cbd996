import { onBfcacheRestore, pageActivation } from "./page-lifecycle.ts";
import { listen } from "./listen.ts";
import { whenIdle } from "./when-idle.ts";
import { type KeptList, keepEvents, takeKeptEvents } from "./kept-events.ts";

type Sink<Item> = (event: Item) => void;

const ignore = () => undefined;

/** Enough for the way through one form; a provider that takes longer misses the rest. */
const MAX_WAITING = 20;
/** Leaves room for what this page reports. */
const MAX_KEPT = 10;
const LATEST_MS = 2000;

/** Takes events before its provider is there. */
interface EventQueue<Item> {
  report: Sink<Item>;
  /**
   * Starts the provider once the page is opened and has nothing better to do.
   * @returns a function that ends it: what waits is forgotten, even while the provider loads
   */
  start: () => () => void;
}

/**
 * Takes events at once and hands them on when the provider is there. One that is blocked, slow or broken changes nothing.
 * Events of a page that is left before are kept for the next page of the visit.
 * @param stop called when the queue ends
 */
export function createEventQueue<Item extends object>(
  list: KeptList,
  load: () => Promise<Sink<Item>>,
  stop: () => void = ignore,
): EventQueue<Item> {
  const waiting: Item[] = [];
  const wait: Sink<Item> = (event) => {
    if (waiting.length < MAX_WAITING) waiting.push(event);
  };
  let send = wait;
  const keep = () => keepEvents(list, waiting.splice(0));
  // A page from the back/forward cache continues with them.
  const resume = () => {
    for (const event of takeKeptEvents<Item>(list)) send(event);
  };
  function start() {
    let isEnded = false;
    send = wait;
    waiting.unshift(...takeKeptEvents<Item>(list).slice(-MAX_KEPT));
    const endKeeping = listen(window, ["pagehide"], keep);
    const endRestore = onBfcacheRestore(resume);
    const cancel = whenIdle(async () => {
      // A page that is never opened is no visit.
      await pageActivation();
      if (isEnded) return;
      const loaded = await load().then(quietly, () => ignore);
      if (isEnded) return;
      send = loaded;
      for (const event of waiting.splice(0)) send(event);
    }, LATEST_MS);
    return () => {
      isEnded = true;
      cancel();
      endKeeping();
      endRestore();
      waiting.length = 0;
      send = ignore;
      quietly(stop)();
    };
  }
  return { report: (event) => send(event), start };
}

/** Wraps work whose failure is never worth a screen. An unhandled rejection would be reported as an error of the page. */
function quietly<Given extends unknown[]>(work: (...given: Given) => void) {
  return (...given: Given) => void (async () => work(...given))().catch(ignore);
}
