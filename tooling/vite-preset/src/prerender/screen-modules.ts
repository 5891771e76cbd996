/** The modules that each screen comes in beside what every page starts with, as `late-screens.ts` brings them. */
export const screenModules: Readonly<Record<string, readonly string[]>> = {
  "sign-in": [],
  forgot: ["forgot-screen"],
  legal: ["legal-screen", "queries"],
  privacy: ["legal-screen", "queries"],
  reset: ["reset-screen", "queries"],
  "mass-print": ["mass-print-screen", "queries"],
  "portfolio-linking": ["portfolio-linking-screen"],
  "no-portfolio": ["static-screens"],
  "must-reset": ["must-reset-screen"],
  "account-choice": ["account-choice-screen"],
  parent: ["static-screens"],
  "no-account": ["static-screens"],
  "switch-account": ["switch-account-screen", "queries"],
  registration: ["registration-screen", "queries"],
  "registration-confirmation": ["static-screens"],
  "registration-not-allowed": ["static-screens"],
  error: ["static-screens"],
  verify: ["verification-screen", "queries"],
  "confirm-username": ["verification-screen", "queries"],
};

/**
 * The files that a screen comes in.
 * @param piecesOf the files of a module
 * @throws {Error} that names a module which the build does not have
 */
export function piecesOfScreen(
  screen: string,
  piecesOf: (module: string) => readonly string[],
): string[] {
  const pieces = (screenModules[screen] ?? []).flatMap((module) => {
    const files = piecesOf(module);
    if (files.length === 0) throw new Error(`The build has no ${module}, which ${screen} comes in`);
    return files;
  });
  return [...new Set(pieces)];
}
