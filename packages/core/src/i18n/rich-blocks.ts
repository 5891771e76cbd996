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
    const isList = line.startsWith(MARKS.list);
    const kind = line.startsWith(MARKS.heading) ? "heading" : isList ? "list" : "paragraph";
    if (line === "" || kind !== open?.kind || kind === "heading") {
      open = line === "" ? undefined : { kind, lines: [] };
      if (open) blocks.push(open);
    }
    open?.lines.push(line.slice(MARKS[kind].length));
  }
  return blocks;
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
