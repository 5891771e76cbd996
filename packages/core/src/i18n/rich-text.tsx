import type { ReactNode } from "react";
import { richBlocks, richParts } from "./rich-blocks.ts";

interface RichTextProps {
  text: string;
  /** Addresses of the named links in the text, e.g. `help` for `[our help](help)`. */
  links: Readonly<Record<string, string>>;
}

/**
 * Text of the dictionaries with simple formatting: paragraphs, `## headings`, `- lists`, `**strong**` and `[links](name)`.
 * Everything else is text: nothing in a dictionary can become markup.
 */
export function RichText({ text, links }: RichTextProps) {
  return richBlocks(text).map(({ kind, lines }, index) => {
    if (kind === "heading") return <h2 key={index}>{lines[0]}</h2>;
    if (kind === "paragraph") return <p key={index}>{inline(lines.join(" "), links)}</p>;
    return (
      <ul key={index} className="wm-bullets">
        {lines.map((line, at) => (
          <li key={at}>{inline(line, links)}</li>
        ))}
      </ul>
    );
  });
}

function inline(line: string, links: RichTextProps["links"]): ReactNode[] {
  return richParts(line).map(({ text, strong, link = "" }, index) => {
    if (strong) return <strong key={index}>{text}</strong>;
    const href = links[link];
    return href ? (
      <a key={index} href={href} data-link={link}>
        {text}
      </a>
    ) : (
      // Page translation replaces text nodes: each text has an element of its own.
      <span key={index}>{text}</span>
    );
  });
}
