import postcss from "postcss";

/** Styles that the oldest supported browsers drop. `:has()` is none: the portal uses it where a page works without, too. */
const newerStyles: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["@container", /^@container\b/u],
  ["@scope", /^@scope\b/u],
  ["color-mix()", /\bcolor-mix\(/u],
  ["oklch()", /\b(?:oklch|oklab|lch|lab)\(/u],
  ["light-dark()", /\blight-dark\(/u],
  ["a colour from another one", /\b(?:rgba?|hsla?|hwb)\(from\b/u],
  ["the unit lh", /[\s:(,][\d.]+r?lh\b/u],
  ["translate, rotate or scale", /^(?:translate|rotate|scale):/u],
  [":nth-child(of)", /:nth-(?:last-)?child\([^)]*\sof\s/u],
  ["subgrid", /\bsubgrid\b/u],
  ["nesting", /^&|[\s,]&/u],
  // `min-width` is the older word for it.
  ["a range in @media", /^@media\b.*[<>]/u],
];

const STYLE = /<style[^>]*>(?<page>[^]*?)<\/style>|<p data-style>(?<message>[^<]*)/gu;

/** Reads the styles of a page, or those of a file of messages, in which they are texts. */
export function stylesInMarkup(markup: string): string {
  const found = [...markup.matchAll(STYLE)].map(
    ({ groups }) => groups?.["page"] ?? unescaped(groups?.["message"] ?? ""),
  );
  return found.join("\n");
}

function unescaped(text: string): string {
  const written = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return written.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Names the styles that the oldest supported browsers drop. */
export function newerStylesIn(css: string): string[] {
  try {
    return stylesOf(postcss.parse(css));
  } catch (error) {
    return [
      `styles that cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

function stylesOf(root: postcss.Root): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    for (const [name, pattern] of newerStyles) if (pattern.test(text)) found.push(name);
  };
  root.walk((node) => {
    if (isWithin(node, "supports")) return;
    if (node.type === "rule") look(node.selector);
    // What `@supports` asks for is not used yet.
    if (node.type === "atrule") look(`@${node.name} ${node.name === "media" ? node.params : ""}`);
    if (node.type === "decl") {
      look(`${node.prop}:${node.value}`);
      if (VISIBLE_WINDOW.test(node.value) && !hasFallback(node))
        found.push("a height of the visible window alone");
    }
    // A rule in a rule needs no `&`.
    else if (node.type !== "comment" && isWithin(node, "rule")) found.push("nesting");
  });
  return found;
}

const VISIBLE_WINDOW = /\d[dsl]v(?:[hwib]|min|max)\b/u;

/** A value before this one, such as `100vh`, is for browsers that drop this one. */
function hasFallback(node: postcss.Declaration): boolean {
  const others = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
  return others.some((other) => other.type === "decl" && other.prop === node.prop);
}

/** @param kind `rule`, or the name of an at-rule */
function isWithin({ parent }: postcss.ChildNode, kind: string): boolean {
  for (
    let each: postcss.Document | postcss.Container | undefined = parent;
    each;
    each = each.parent
  ) {
    if (each.type === kind || (each as postcss.AtRule).name === kind) return true;
  }
  return false;
}
