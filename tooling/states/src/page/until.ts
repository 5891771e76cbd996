const LIMIT_MS = 10_000;

/**
 * Resolves with what `look` finds, as soon as it finds something.
 * @throws {Error} that says what was waited for, when it does not come
 */
export function until<Found>(what: string, look: () => Found | null | undefined): Promise<Found> {
  return new Promise((found, refuse) => {
    const observer = new MutationObserver(again);
    const timer = setTimeout(() => {
      observer.disconnect();
      refuse(new Error(`Waited for ${what}`));
    }, LIMIT_MS);

    function again() {
      const result = look();
      if (result === null || result === undefined) return;
      observer.disconnect();
      clearTimeout(timer);
      found(result);
    }

    observer.observe(document, { attributes: true, childList: true, subtree: true });
    again();
  });
}
