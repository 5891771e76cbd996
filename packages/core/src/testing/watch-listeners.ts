import { vi } from "vitest";

/**
 * Watches the listeners of the window and the document.
 * @returns a function that returns the types of those added since and not removed
 */
export function watchListeners(): () => string[] {
  const targets: readonly EventTarget[] = [window, document];
  const watched = targets.map((target) => ({
    added: vi.spyOn(target, "addEventListener"),
    removed: vi.spyOn(target, "removeEventListener"),
  }));
  return () =>
    watched.flatMap(({ added, removed }) =>
      added.mock.calls
        .filter((one) => !removed.mock.calls.some((other) => isSame(one, other)))
        .map(([type]) => type),
    );
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((part, at) => part === other[at]);
}
