import { type Language, type OwnVariant, routesOfVariant, type Variant } from "@waymark/core/build";
import { inlineScripts, InputError } from "@waymark/hosting";
import { VARIANTS_FILE } from "../own-variants.ts";
import { SERVED_FOLDERS } from "../variants/variant-faults.ts";

/** As much of a script as is enough to find it. */
const SHOWN = 60;

/**
 * Stops the build at an inline script that is not the preset's. The security policy would allow its hash, so that a
 * text that became markup would run.
 * @param known the preset's own scripts
 * @throws {InputError} that names the page and the script
 */
export function checkInlineScripts(html: string, known: readonly string[], page: string): void {
  const foreign = inlineScripts(html).find((script) => !known.includes(script));
  if (foreign === undefined) return;
  const start = JSON.stringify(foreign.trim().slice(0, SHOWN));
  throw new InputError(
    `${page} has an inline script that is not the portal's own: ${start}. Put it into a file below src/ and import it there.`,
  );
}

/** A region's own pages, by their paths. */
interface OwnPages {
  pages?: Readonly<Record<string, unknown>> | undefined;
  variants: readonly (Variant | OwnVariant)[];
}

/** A path that is the same in a request, in a list of pages and in the name of a file. */
const SERVED_PATH = /^(?:\/(?:[\w-]+|:\w+\??))+$/u;

/**
 * Stops the build of a region with a page of its own that would never be seen.
 * @param routePatternOf the portal's route for a path, `*` where it has none
 * @throws {InputError} that names the page
 */
export function checkOwnPages(
  { pages = {}, variants }: OwnPages,
  routePatternOf: (path: string) => string,
): void {
  for (const path of Object.keys(pages)) {
    const route = routePatternOf(path);
    const variant = variants
      .filter((each) => typeof each !== "string")
      .find((own) => routesOfVariant(own).some((row) => row.path === route));
    if (variant) {
      throw new InputError(
        `pages: ${path} is also a path of the variant ${variant.name} in ${VARIANTS_FILE}. Choose another path for one of them.`,
      );
    }
    if (route !== "*") {
      throw new InputError(
        `pages: ${path} is the portal's own ${route}. Choose another path, or replace its screen in \`screens\`.`,
      );
    }
    if (!SERVED_PATH.test(path)) {
      throw new InputError(
        `pages: ${path} is not a path that hosts find. Write letters without accents, digits, hyphens and underscores after each slash, as in /a-propos.`,
      );
    }
    if (SERVED_FOLDERS.includes(path.split("/")[1] ?? "")) {
      throw new InputError(`pages: ${path} is answered by the server. Choose another path.`);
    }
  }
}

/**
 * Stops the build of a region with two paths whose pages would be one file, such as `/a-b` and `/a/b`.
 * @throws {InputError} that names both
 */
export function checkFiles(
  pages: readonly { file: string; paths: { path: string } | null }[],
): void {
  const known = new Map<string, string>();
  for (const { file, paths } of pages) {
    const path = paths?.path ?? "the page for all other paths";
    const other = known.get(file);
    if (other !== undefined) {
      throw new InputError(`${file} would be ${other} and ${path}. Choose another path.`);
    }
    known.set(file, path);
  }
}

/**
 * Says that a page has no way to the region's other languages, as with a header that forgets the toggle. Null where it has one.
 * @param languages those that people choose from
 */
export function missingToggle(html: string, languages: readonly Language[]) {
  if (languages.length < 2 || /\shreflang="/iu.test(html)) return null;
  return {
    problem: `The sign-in page leads to no other language (${languages.join(", ")}).`,
    advice: "Put LanguageToggle of @waymark/core into the region's header.",
  };
}

/** Says that the page of workspaces has no way to log out, as with a header that forgets it. Null where it has one. */
export function missingLogOut(html: string) {
  // Before React the link is an empty space.
  if (/\sclass="[^"]*\bwm-header__room\b/u.test(html)) return null;
  return {
    problem: "The page of workspaces has no way to log out.",
    advice:
      'Where `kind` is "dual-login", put LogOutLink of @waymark/core into the region\'s header.',
  };
}
