type Events<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : HTMLElementEventMap;

type EventOf<Target, Type> = Type extends keyof Events<Target> ? Events<Target>[Type] : Event;

/** Calls back at events of a target. @returns a function that ends it */
// oxlint-disable-next-line max-params -- those of `addEventListener`, behind the target
export function listen<Target extends Window | Document | HTMLElement, Type extends string>(
  target: Target,
  types: readonly Type[],
  onEvent: (event: EventOf<Target, Type>) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = onEvent as EventListener;
  for (const type of types) target.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options);
  };
}

/** Returns a function that calls all of these, each of which ends something. */
export function endAll(...ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}
