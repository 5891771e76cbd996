import { extname } from "node:path";
import { contentTypeOf, filesIn } from "@waymark/hosting";

/** Compressed copies, and what programs ask for: their kinds are known, or are not needed. */
const IGNORED = /\.(?:br|gz)$|^\.well-known\//u;

/** Names the files of a build whose content type no host knows. */
export function unknownKinds(dist: string): string[] {
  return filesIn(dist)
    .filter((name) => extname(name) !== "" && contentTypeOf(name) === undefined)
    .filter((name) => !IGNORED.test(name))
    .map(
      (name) =>
        `${name} is of a kind that nginx does not send: it answers with a page or a 404. Use another kind, such as .pdf, .webp or .mp4.`,
    );
}
