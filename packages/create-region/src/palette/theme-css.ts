import type { Palette } from "./palette.ts";
import { order } from "./recipes.ts";

/**
 * Writes a palette as a region's `theme.css`.
 * @param title the region's name, for the comment at the top
 */
export function themeCss(title: string, palette: Palette): string {
  const lines = (scheme: keyof Palette, indent: string) =>
    order.map((token) => `${indent}--wm-${token}: ${palette[scheme].get(token)};`).join("\n");
  return `/* ${title.replaceAll("*/", "")}: light, then dark. The build checks what has to be read or seen. */
@layer region {
  :root {
${lines("light", "    ")}
  }
  @media (prefers-color-scheme: dark) {
    :root {
${lines("dark", "      ")}
    }
  }
}
`;
}
