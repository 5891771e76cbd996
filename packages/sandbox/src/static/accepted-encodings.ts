/** The encodings that files stand beside, best first. */
const precompressed = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
] as const;

export type Precompressed = (typeof precompressed)[number];

/** The precompressed forms that an `Accept-Encoding` header allows, best first. */
export function acceptedEncodings(header: string | undefined): Precompressed[] {
  const weights = new Map((header ?? "").split(",").map(readEntry));
  return precompressed.filter(
    ({ encoding }) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0,
  );
}

function readEntry(entry: string): [encoding: string, weight: number] {
  const [encoding = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [encoding, weight === undefined ? 1 : Number(weight)];
}
