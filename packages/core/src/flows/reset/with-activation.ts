import { ACTIVATION_PARAMETER } from "../../navigation/route-table.ts";

/** Adds the flag of an activation to the url to leave to, before any fragment: `?` where the url has no query yet, else `&`. */
export function withActivation(url: string): string {
  const [beforeFragment = "", ...fragment] = url.split("#");
  const joined = `${beforeFragment}${beforeFragment.includes("?") ? "&" : "?"}${ACTIVATION_PARAMETER}=true`;
  return fragment.length > 0 ? `${joined}#${fragment.join("#")}` : joined;
}
