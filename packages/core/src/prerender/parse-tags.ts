/** A tag of a page with its attributes, and the text up to the next tag of its kind. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

const TAG =
  /<(?<name>input|select|textarea|button|label|h1|a|form|div|section|span|p|strong|li|ul)\b(?<attributes>(?:"[^"]*"|[^">])*)>/gu;
const ATTRIBUTE = /(?<key>[\w-]+)(?:="(?<value>[^"]*)")?/gu;

/** The tags of a page. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(({ groups, index, 0: tag }) => {
    const name = groups?.["name"] ?? "";
    const start = index + tag.length;
    const end = html.indexOf(`</${name}>`, start);
    return {
      name,
      attributes: attributesOf(groups?.["attributes"] ?? ""),
      text: textOf(html.slice(start, end === -1 ? start : end)),
    };
  });
}

/** The buttons that submit a form. */
export function submits(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({ name, attributes: { type = name === "button" ? "submit" : "" } }) =>
    /^(?:submit|image)$/u.test(type),
  );
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(({ groups }) => [(groups?.["key"] ?? "").toLowerCase(), groups?.["value"] ?? ""]),
  );
}

/** The words in markup. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, "").trim();
}
