/** Does work for the same name one after the other, in the order in which it comes. */
export function createKeyedQueue() {
  /** The end of the latest work for each name that has any. */
  const ends = new Map<string, Promise<unknown>>();
  return {
    run: async <Result>(name: string, work: () => Promise<Result>) => {
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
