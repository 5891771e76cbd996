/** Subscription of `useSyncExternalStore` to a value that stays as it is. */
export function neverChanges(): () => void {
  return () => undefined;
}
