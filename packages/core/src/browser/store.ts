/** A value that views read and follow. */
export interface Readable<Value> {
  /** Returns the current value. */
  get: () => Value;
  /** Calls back at each change. @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** A value that can be replaced, which notifies its listeners. */
export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
