/**
 * Browsers as lightningcss takes them.
 * @example styleTargets(["safari15.4"]) // { safari: 15 << 16 | 4 << 8 }
 */
export function styleTargets(browsers: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    browsers.map((browser) => {
      const [, name = "", major = "0", minor = "0"] =
        /^([a-z]+)(\d+)\.?(\d*)$/u.exec(browser) ?? [];
      return [name, (Number(major) << 16) | (Number(minor) << 8)];
    }),
  );
}
