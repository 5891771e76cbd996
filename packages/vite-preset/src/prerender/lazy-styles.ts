import { lazyStyles } from "@waymark/core/build";
import { transform } from "lightningcss";

/** Returns the styles of the parts that markup shows and few pages have. Each is about the class that it names first. */
export function lazyStylesOf(html: string): string[] {
  return lazyStyles.filter((style) => showsClass(html, firstClassOf(style))).map(minified);
}

function firstClassOf(style: string): string {
  return /(?<=\.)wm-[\w-]+/u.exec(style)?.[0] ?? "";
}

function showsClass(html: string, name: string): boolean {
  return new RegExp(` class="(?:[^"]* )?${name}[ "]`, "u").test(html);
}

function minified(style: string): string {
  return String(transform({ filename: "lazy.css", code: Buffer.from(style), minify: true }).code);
}
