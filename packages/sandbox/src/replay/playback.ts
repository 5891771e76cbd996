import type { Meaning } from "./meaning.ts";
import type { Recording } from "./recording.ts";

export type Playback = ReturnType<typeof createPlayback>;

/** A recording with the place at which it is. */
export function createPlayback(recording: Recording) {
  const places = new Map<string, number>();
  return {
    recording,
    /**
     * Returns the recorded call that a request means, and moves on. Repeated requests get the recorded answers in their
     * order; the last one stays.
     */
    next: (meaning: Meaning) => {
      const known = recording.calls.filter((call) => isSameKind(call.meaning, meaning));
      const withToken = preferred(known, (call) => call.meaning.hasToken === meaning.hasToken);
      const calls = preferred(withToken, (call) => call.meaning.subject === meaning.subject);
      const [first] = calls;
      if (!first) return undefined;
      // Those that begin with the same call are the same ones, but for a narrower choice.
      const key = `${recording.calls.indexOf(first)} ${calls.length}`;
      const place = places.get(key) ?? 0;
      places.set(key, place + 1);
      return calls[place] ?? calls.at(-1);
    },
    /** Begins again. */
    rewind: () => places.clear(),
  };
}

/** The items that pass, or all where none does. */
function preferred<Item>(items: readonly Item[], passes: (item: Item) => boolean): readonly Item[] {
  const passing = items.filter(passes);
  return passing.length > 0 ? passing : items;
}

/** Returns true for the same call with the same fields in the same language. */
function isSameKind(one: Meaning, other: Meaning): boolean {
  return (
    one.call === other.call &&
    one.language === other.language &&
    one.fields.join() === other.fields.join()
  );
}
