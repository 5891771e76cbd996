/** A paragraph, heading or list of a text; a paragraph's lines become one. */
export interface RichBlock {
  kind: "heading" | "list" | "paragraph";
  lines: string[];
}

/** A part of a line: plain, strong, or the label of a named link. */
export interface RichPart {
  text: string;
  strong?: true;
  link?: string;
}

const MARKS = { heading: "## ", list: "- ", paragraph: "" } as const;

/** Cuts a text into its blocks. */
export function richBlocks(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let open: RichBlock | undefined;
  for (const line of text.split("\n")) {
    if (line === "") {
      open = undefined;
      continue;
    }
    const kind = kindOf(line);
    if (kind === "heading" || open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(line.slice(MARKS[kind].length));
  }
  return blocks;
}

/** The kind of the block that a line belongs to. */
function kindOf(line: string): RichBlock["kind"] {
  if (line.startsWith(MARKS.heading)) return "heading";
  return line.startsWith(MARKS.list) ? "list" : "paragraph";
}

/** Cuts a line at its `**strong**` parts and its `[links](name)`. */
export function richParts(line: string): RichPart[] {
  const parts = line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(\w+\))/u).filter((part) => part !== "");
  return parts.map((part) => {
    const strong = /^\*\*(.+)\*\*$/u.exec(part)?.[1];
    if (strong) return { text: strong, strong: true };
    const [, label, link] = /^\[(.+)\]\((\w+)\)$/u.exec(part) ?? [];
    return label && link ? { text: label, link } : { text: part };
  });
}
