/** A tag of a page with its attributes, and the text up to the next tag of its kind. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Attributes of a control by which scripts, browsers and password managers know it. */
const KEPT = [
  "id",
  "type",
  "autocomplete",
  "inputmode",
  "required",
  "disabled",
  "checked",
  "value",
  "maxlength",
  "aria-invalid",
  "data-required-box",
];

const TAG =
  /<(?<name>input|select|textarea|button|label|h1|a|form|div|section|span|p|strong|li|ul)\b(?<attributes>(?:"[^"]*"|[^">])*)>/gu;
const ATTRIBUTE = /(?<key>[\w-]+)(?:="(?<value>[^"]*)")?/gu;

/**
 * Compares a page that has a region's components with the same page in the portal's own.
 * @returns the faults: what scripts, browsers, password managers and screen readers need, and do not find
 */
export function componentFaults(own: string, portals: string): string[] {
  const page = tagsOf(own);
  const reference = tagsOf(portals);
  return [
    ...controlFaults(page, reference),
    ...labelFaults(page, reference),
    ...buttonFaults(page, reference),
    ...titleFaults(page, reference),
    ...messageFaults(page, reference),
  ];
}

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

/** The faults of the controls of a page. */
export function controlFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  const controls = (tags: readonly Tag[]) =>
    tags.filter(({ name, attributes }) => name !== "button" && "name" in attributes);
  return controls(reference).flatMap((control) => {
    const { name } = control.attributes;
    const found = controls(page).filter(({ attributes }) => attributes["name"] === name);
    const expected = controls(reference).filter(({ attributes }) => attributes["name"] === name);
    if (found.length !== expected.length)
      return [`There are ${found.length} controls named "${name}" instead of ${expected.length}.`];
    const [own] = found;
    if (expected.length > 1 || !own) return [];
    if (own.name !== control.name) return [`"${name}" is no ${control.name}.`];
    return KEPT.filter((key) => valueOf(own, key) !== valueOf(control, key)).map((key) => {
      const wanted = valueOf(control, key);
      return wanted === undefined
        ? `"${name}" has an attribute ${key} that it must not have.`
        : `"${name}" has no ${key}="${wanted}".`;
    });
  });
}

/** An input without a type is a text. */
function valueOf({ name, attributes }: Tag, key: string): string | undefined {
  return key === "type" && name === "input" ? attributes[key] || "text" : attributes[key];
}

function labelFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  const labels = (tags: readonly Tag[]) => tags.filter(({ name }) => name === "label");
  return labels(reference).flatMap(({ attributes, text }) => {
    const control = attributes["for"];
    const isThere = labels(page).some(
      (own) => own.attributes["for"] === control && own.text.includes(text),
    );
    return isThere ? [] : [`"${control}" has no label with htmlFor="${control}" and its text.`];
  });
}

/** The buttons that submit a form. */
export function submits(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({ name, attributes: { type = name === "button" ? "submit" : "" } }) =>
    /^(?:submit|image)$/u.test(type),
  );
}

function buttonFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  const [own, ...others] = submits(page);
  const [button] = submits(reference);
  if (!button) return own ? ["There is a submit button outside of a form."] : [];
  if (!own || others.length > 0)
    return [`The form has ${submits(page).length} submit buttons instead of one.`];
  return own.text.includes(button.text) ? [] : [`The submit button does not say "${button.text}".`];
}

function titleFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  const titles = (tags: readonly Tag[]) =>
    tags
      .filter(({ name }) => name === "h1")
      .map(({ text, attributes: { tabindex } }) => `<h1 tabIndex={${tabindex}}>${text}</h1>`)
      .join(", ");
  const expected = titles(reference);
  return titles(page) === expected ? [] : [`The title is not ${expected}.`];
}

function messageFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  const facts: [what: string, of: (tag: Tag) => string | undefined][] = [
    ["an error summary with the attributes of `frame`", frameOf],
    [
      "a link to a field",
      ({ name, attributes: { href } }) =>
        name === "a" && href?.startsWith("#") ? href : undefined,
    ],
    ["the message", ({ attributes }) => attributes["data-message"]],
  ];
  return facts.flatMap(([what, of]) => {
    const there = page.flatMap((tag) => of(tag) ?? []);
    const missing = reference.flatMap((tag) => of(tag) ?? []).find((fact) => !there.includes(fact));
    return missing === undefined ? [] : [`The page lacks ${what}: ${missing}.`];
  });
}

function frameOf({ attributes: { role, tabindex } }: Tag): string | undefined {
  return role === "alert" && tabindex === "-1" ? `role="alert" tabIndex={-1}` : undefined;
}
