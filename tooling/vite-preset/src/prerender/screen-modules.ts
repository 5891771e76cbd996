const QUERIES = "api/query-provider";

/** The modules of core that each screen comes in beside what every page starts with, as `lazy-screens.ts` brings them. */
export const screenModules: Readonly<Record<string, readonly string[]>> = {
  "sign-in": [],
  forgot: ["flows/forgot/forgot-screen"],
  legal: ["flows/static-pages/legal-screen", QUERIES],
  privacy: ["flows/static-pages/legal-screen", QUERIES],
  reset: ["flows/reset/reset-screen", QUERIES],
  "mass-print": ["flows/mass-print/mass-print-screen", QUERIES],
  "portfolio-linking": ["flows/portfolio-linking/portfolio-linking-screen"],
  "no-portfolio": ["flows/static-pages/static-screens"],
  "must-reset": ["flows/must-reset/must-reset-screen"],
  "account-choice": ["flows/account-choice/account-choice-screen"],
  parent: ["flows/static-pages/static-screens"],
  "no-account": ["flows/static-pages/static-screens"],
  "switch-account": ["flows/switch-account/switch-account-screen", QUERIES],
  registration: ["flows/registration/registration-screen", QUERIES],
  "registration-confirmation": ["flows/static-pages/static-screens"],
  "registration-not-allowed": ["flows/static-pages/static-screens"],
  error: ["flows/static-pages/static-screens"],
  verify: ["flows/verification/verification-screen", QUERIES],
  "confirm-username": ["flows/verification/verification-screen", QUERIES],
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
