/** A part of a notice: words, or the words of a link. */
interface NoticePart {
  text: string;
  url?: string;
}

/** A notice's text, cut at its links: `[label](url)`. */
export function noticeParts(text: string): NoticePart[] {
  return text.split(/(\[[^\]]+\]\([^\s)]+\))/u).flatMap((part) => {
    const [, label, url] = /^\[(.+)\]\((.+)\)$/u.exec(part) ?? [];
    if (label !== undefined && url !== undefined) return [{ text: label, url }];
    return part === "" ? [] : [{ text: part }];
  });
}
