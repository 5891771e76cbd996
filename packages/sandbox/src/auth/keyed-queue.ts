/** Does work for the same name one after the other, in the order in which it comes. */
export interface KeyedQueue {
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createKeyedQueue(): KeyedQueue {
  /** The end of the latest work for each name that has any. */
  const ends = new Map<string, Promise<unknown>>();
  return {
    run: async (name, work) => {
      const done = (ends.get(name) ?? Promise.resolve()).then(work);
      const end = done.catch(() => undefined);
      ends.set(name, end);
      try {
        return await done;
      } finally {
        if (ends.get(name) === end) ends.delete(name);
      }
    },
  };
}
