import type { ReactNode } from "react";

interface RichTextProps {
  text: string;
  /** Addresses of the named links in the text, e.g. `help` for `[our help](help)`. */
  links: Readonly<Record<string, string>>;
}

/**
 * Text of the dictionaries with a little shape: paragraphs, `## headings`, `- lists`, `**strong**` and `[links](name)`.
 * Everything else is text: nothing in a dictionary can become markup.
 */
export function RichText({ text, links }: RichTextProps) {
  return blocksOf(text).map((block) => {
    const { kind, lines } = block;
    const key = `${kind} ${lines[0]}`;
    if (kind === "heading") return <h2 key={key}>{lines[0]}</h2>;
    if (kind === "paragraph") return <p key={key}>{inline(lines.join(" "), links)}</p>;
    return (
      <ul key={key} className="wm-bullets">
        {lines.map((line) => (
          <li key={line}>{inline(line, links)}</li>
        ))}
      </ul>
    );
  });
}

interface Block {
  kind: "heading" | "list" | "paragraph";
  lines: string[];
}

const MARKS = { heading: "## ", list: "- ", paragraph: "" } as const;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n")) {
    const kind = line.startsWith("## ") ? "heading" : line.startsWith("- ") ? "list" : "paragraph";
    if (line === "" || kind !== open?.kind || kind === "heading") {
      open = line === "" ? undefined : { kind, lines: [] };
      if (open) blocks.push(open);
    }
    open?.lines.push(line.slice(MARKS[kind].length));
  }
  return blocks;
}

function inline(text: string, links: RichTextProps["links"]): ReactNode[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(\w+\))/u).filter((part) => part !== "");
  return parts.map((part, index) => {
    const strong = /^\*\*(.+)\*\*$/u.exec(part)?.[1];
    if (strong) return <strong key={index}>{strong}</strong>;
    const [, label, name = ""] = /^\[(.+)\]\((\w+)\)$/u.exec(part) ?? [];
    const href = links[name];
    return label && href ? (
      <a key={index} href={href} data-link={name}>
        {label}
      </a>
    ) : (
      // Page translation replaces text nodes: each text has an element of its own.
      <span key={index}>{label ?? part}</span>
    );
  });
}
