/** What screens come in: names of files beside the app's script, by the first part of their paths. */
export type ScreenPieces = Readonly<Record<string, readonly string[]>>;

/**
 * Runs in the head of the page for every path that was not rendered before, beside `early`, and has to stand alone like it.
 * Asks for what the path's screen comes in at the same time as for the portal, which would otherwise ask for it once it
 * is there itself, and then for what that needs: a mailed link is two round trips sooner at its form.
 */
export function earlyPieces(pieces: ScreenPieces): void {
  try {
    const block = document.getElementById("portal-config");
    const { basePath = "" } = JSON.parse(block?.textContent ?? "{}");
    const [, first = ""] = location.pathname.slice(basePath.length).toLowerCase().split("/");
    for (const name of new Map(Object.entries(pieces)).get(first) ?? []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = `${basePath}/assets/${name}`;
      document.head.append(link);
    }
  } catch {
    // A broken block: the portal asks by itself, and says what is wrong.
  }
}
