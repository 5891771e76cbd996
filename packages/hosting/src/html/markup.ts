/** The inside of a start tag: a `>` between quotes does not end it. */
const INSIDE = `(?:"[^"]*"|'[^']*'|[^>"'])*`;

/** Every start tag of one name, up to its `>`. */
export function startTags(name: string): RegExp {
  return new RegExp(`<${name}(?=[\\s>/])${INSIDE}>`, "giu");
}

/** Every element of one name whose content is text alone, as scripts and styles are. */
export function textElements(name: string): RegExp {
  return new RegExp(
    `(?<start><${name}(?=[\\s>/])${INSIDE}>)(?<content>[^]*?)(?<end></${name}\\s*>)`,
    "giu",
  );
}

function attribute(name: string): RegExp {
  return new RegExp(
    `\\s${name}\\s*=\\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s>"']+))`,
    "iu",
  );
}

/** The value of a start tag's attribute as it is written; undefined where there is none. */
export function attributeOf(tag: string, name: string): string | undefined {
  const groups = attribute(name).exec(tag)?.groups;
  return groups?.["double"] ?? groups?.["single"] ?? groups?.["bare"];
}

/** The start tag with another value of an attribute, which is added where there was none. */
export function withAttribute(tag: string, name: string, value: string): string {
  return withWritten(tag, name, escapeAttribute(value));
}

/** The same with a value as it is written in markup. */
export function withWritten(tag: string, name: string, value: string): string {
  const written = ` ${name}="${value}"`;
  // A function, because `$&` and the like have a meaning in a replacement text.
  if (attribute(name).test(tag)) return tag.replace(attribute(name), () => written);
  return tag.replace(/^<[a-z\d-]+/iu, (start) => start + written);
}

/** A text as markup, for an element or for an attribute between quotes. */
export function escapeAttribute(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
