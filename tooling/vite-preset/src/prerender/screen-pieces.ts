import { basename } from "node:path";
import type { ScreenPieces } from "@waymark/core/prerender";

/** The modules of the screens that no page is rendered for before, as `lazy-screens.ts` brings them. */
const modules: Readonly<Record<string, readonly string[]>> = {
  reset: ["reset-screen", "queries"],
  "mass-print": ["mass-print-screen", "queries"],
  "portfolio-linking": ["portfolio-linking-screen"],
  "must-reset": ["must-reset-screen"],
  "account-choice": ["account-choice-screen"],
  "switch-account": ["switch-account-screen", "queries"],
  registration: ["registration-screen", "queries"],
  error: ["static-screens"],
  verify: ["verification-screen", "queries"],
  "confirm-username": ["verification-screen", "queries"],
};

interface Row {
  path: string;
  screen: string;
}

/**
 * What the screens of the shell come in, by the first part of their paths.
 * @param piecesOf the files of a module
 * @throws {Error} that names a module which the build does not have
 */
export function screenPieces(
  routes: readonly Row[],
  piecesOf: (module: string) => readonly string[],
): ScreenPieces {
  const rows = routes.flatMap(({ path, screen }) => {
    const names = modules[screen];
    if (!names) return [];
    const files = names.flatMap((name) => {
      const pieces = piecesOf(name);
      if (pieces.length === 0) throw new Error(`The build has no ${name}, which ${path} comes in`);
      return pieces.map((piece) => basename(piece));
    });
    return [[path.split("/")[1] ?? "", [...new Set(files)]] as const];
  });
  return Object.fromEntries(rows);
}
