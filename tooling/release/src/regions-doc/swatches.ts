import type { Theme } from "@waymark/vite-preset/contrast";

const SIZE = 22;
const SHOWN = ["header", "page", "surface-soft", "text", "link", "brand", "accent", "footer"];

/** Draws a theme's main colours, light in the first row and dark in the second. */
export function swatches(theme: Theme): string {
  const row = (scheme: keyof Theme, y: number) =>
    SHOWN.map(
      (token, index) =>
        `  <rect x="${index * SIZE}" y="${y}" width="${SIZE}" height="${SIZE}" fill="${theme[scheme].get(token)}" />`,
    ).join("\n");
  const [width, height] = [SHOWN.length * SIZE, 2 * SIZE];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${row("light", 0)}
${row("dark", SIZE)}
  <path d="M.5.5h${width - 1}v${height - 1}H.5Z" fill="none" stroke="#888888" />
</svg>
`;
}
