/** A text as HTML: `help` leads to the region's help in the text's language, `again` to the page itself. */
export function withLinks(text: string, help: string, language?: string): string {
  const lang = language === undefined ? "" : ` lang="${language}"`;
  return escapeHtml(text)
    .replace(
      /\[([^\]]+)\]\(help\)/u,
      (_, label: string) => `<a${lang} data-link="help" href="${escapeHtml(help)}">${label}</a>`,
    )
    .replace(/\[([^\]]+)\]\(again\)/u, (_, label: string) => `<a href="">${label}</a>`);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
