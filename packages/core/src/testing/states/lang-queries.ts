const french = ["fr", "FR", "fR", "fr-CA", "fr_CA", "fr1", "fr)", "fr.", "fr%29", "f%72", "fr+"];
const english = ["", "french", "fra", "frA", "fr%61", "f", "en", "en-fr", "%20fr"];

/** Queries of an address with the language that each asks for; every reader of `lang` is tested with all of them. */
export const langQueries: readonly (readonly [query: string, language: "en-CA" | "fr-CA"])[] = [
  ...french.map((value) => [`?lang=${value}`, "fr-CA"] as const),
  ...english.map((value) => [`?lang=${value}`, "en-CA"] as const),
  ["", "en-CA"],
  ["?lang", "en-CA"],
  ["?lang=en&lang=fr", "en-CA"],
  ["?lang=fr&lang=en", "fr-CA"],
  ["?language=fr", "en-CA"],
  ["?LANG=fr", "en-CA"],
  ["?a=1&lang=fr&b", "fr-CA"],
  ["?l%61ng=fr", "fr-CA"],
];
