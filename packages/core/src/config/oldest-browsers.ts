/** The oldest browsers that people really come with, as browserslist names them: school laptops that stopped getting updates. */
export const oldestBrowsers: readonly string[] = [
  "chrome 103",
  "edge 103",
  "firefox 102",
  "safari 15.4",
  "ios_saf 15.4",
];
