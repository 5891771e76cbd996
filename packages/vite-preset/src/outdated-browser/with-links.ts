import { escapeAttribute } from "@waymark/hosting";

/**
 * A text as HTML: `help` leads to the region's help in the text's language, `again` to the page itself.
 * @param language where it is another one than the page's
 */
export function withLinks(text: string, help: string, language?: string): string {
  return escapeAttribute(text)
    .replace(
      /\[([^\]]+)\]\(help\)/u,
      (_, label: string) =>
        `<a${langOf(language)} data-link="help" href="${escapeAttribute(help)}">${label}</a>`,
    )
    .replace(/\[([^\]]+)\]\(again\)/u, (_, label: string) => `<a href="">${label}</a>`);
}

/** The attribute of an element in another language than the page's. */
export function langOf(language: string | undefined): string {
  return language === undefined ? "" : ` lang="${language}"`;
}
