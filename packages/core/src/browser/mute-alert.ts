/**
 * Mutes the alert around an element that changes every second. Safari watches each live region around a change: an alert
 * would be read out whole every second, although the element itself is muted. A status within is announced.
 * @returns a function that ends it
 */
export function muteAlert(within: Element | null | undefined): () => void {
  const alert = within?.closest("[role=alert]");
  alert?.setAttribute("aria-live", "off");
  return () => alert?.removeAttribute("aria-live");
}
