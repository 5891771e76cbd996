import { minifyStyle } from "../browser-targets.ts";

/** Returns those of the styles whose parts the markup shows. Each is about the class or screen it names first. */
export function lazyStylesOf(html: string, lazyStyles: readonly string[]): string[] {
  return lazyStyles
    .filter((style) => shows(html, style))
    .map((style) => minifyStyle("lazy.css", Buffer.from(style)));
}

function shows(html: string, style: string): boolean {
  const { name, screen } = FIRST_NAME.exec(style)?.groups ?? {};
  if (screen !== undefined) return html.includes(` data-screen="${screen}`);
  return new RegExp(` class="(?:[^"]* )?${name}[ "]`, "u").test(html);
}

const FIRST_NAME = /\.(?<name>wm-[\w-]+)|\[data-screen\^="(?<screen>[\w.]+)"\]/u;
