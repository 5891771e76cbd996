/** The country of a page: the UK by its app, wherever that is served, or by the origin that it is served on. */
export function countryOf(
  isUkApp: boolean,
  ukLoginOrigins: readonly string[] | undefined,
  origin: string,
): "uk" | "elsewhere" {
  return isUkApp || ukLoginOrigins?.includes(origin) ? "uk" : "elsewhere";
}
