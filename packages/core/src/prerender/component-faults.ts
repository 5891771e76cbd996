import { submits, type Tag, tagsOf } from "./parse-tags.ts";

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
    ...noticeFaults(own, portals),
  ];
}

/** The faults of the controls of a page. */
export function controlFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
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

function controls(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({ name, attributes }) => name !== "button" && "name" in attributes);
}

/** Returns the value of an attribute. An input without a type is a text field. */
function valueOf({ name, attributes }: Tag, key: string): string | undefined {
  return key === "type" && name === "input" ? attributes[key] || "text" : attributes[key];
}

function labelFaults(page: readonly Tag[], reference: readonly Tag[]): string[] {
  return labels(reference).flatMap(({ attributes, text }) => {
    const control = attributes["for"];
    const isThere = labels(page).some(
      (own) => own.attributes["for"] === control && own.text.includes(text),
    );
    return isThere ? [] : [`"${control}" has no label with htmlFor="${control}" and its text.`];
  });
}

function labels(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(({ name }) => name === "label");
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
  const expected = titles(reference);
  return titles(page) === expected ? [] : [`The title is not ${expected}.`];
}

function titles(tags: readonly Tag[]): string {
  return tags
    .filter(({ name }) => name === "h1")
    .map(({ text, attributes: { tabindex } }) => `<h1 tabIndex={${tabindex}}>${text}</h1>`)
    .join(", ");
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

/** Finds a notice that is not read out. */
function noticeFaults(own: string, portals: string): string[] {
  const isRead = alertCount(own) >= alertCount(portals);
  return isRead ? [] : ['The page lacks a notice with its role: role="alert".'];
}

/** Counts the alerts, whatever element they are. One that takes the focus is an error summary. */
function alertCount(html: string): number {
  const alerts = [...html.matchAll(/<[^<>]* role="alert"[^<>]*>/gu)];
  return alerts.filter(([tag]) => !tag.includes("tabindex")).length;
}
