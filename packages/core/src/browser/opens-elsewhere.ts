/** Keys of a press, in the browser's events and in React's. */
type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Returns true for a press that opens its link in another tab or window: this page stays. Alt is not among
 * the keys: most browsers download with it, but Firefox follows the link.
 */
export function opensElsewhere(keys: Keys, link: HTMLAnchorElement | null): boolean {
  const isTargeted = link !== null && !["", "_self"].includes(link.target);
  return keys.ctrlKey || keys.metaKey || keys.shiftKey || isTargeted;
}
