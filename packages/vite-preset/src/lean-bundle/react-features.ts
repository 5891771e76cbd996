import { parseSync, Visitor } from "rolldown/utils";
import type { Range } from "./edited.ts";

/** Functions and components of React that need what `leanReactDom` leaves out, as the bundler writes their imports. */
const NAMES = [
  /[.,{]\s*(?:unstable_)?(Activity|SuspenseList|ViewTransition|addTransitionType|componentStack|formAction)\b/u,
  /\b(useActionState|useFormState|useFormStatus|useOptimistic|requestFormReset)\b/u,
  /react_?dom[\w$]*(?:\(\))?\.(prefetchDNS|preconnect|preload|preloadModule|preinit|preinitModule)\b/iu,
];
/** Elements that React moves into the head, and the document's own. */
const OF_DOCUMENT = /^["'`](?:title|meta|link|style|script|base|html|head|body)["'`]$/u;
/** Elements that may be one of them, a form, or a fragment with a reference. */
const ELEMENT = /["'`](?:title|meta|link|style|script|base|html|head|body|form)["'`]|\bFragment\b/u;
const CREATES = /\b(?:jsxs?|createElement)\)?$/u;
const DRAWING = /^["'`]svg["'`]$/u;

/** The first feature of React in a module's code that `leanReactDom` leaves out; null where there is none. */
export function leftOutFeature(code: string): string | null {
  for (const names of NAMES) {
    const name = names.exec(code)?.[1];
    if (name !== undefined) return name;
  }
  return ELEMENT.test(code) ? elementOf(code) : null;
}

function elementOf(code: string): string | null {
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const found: string[] = [];
  // A drawing has a title and styles of its own.
  let drawings = 0;
  new Visitor({
    CallExpression({ callee, arguments: [type, props] }) {
      // The document's own `createElement` has one argument.
      if (!type || !props || !CREATES.test(textOf(callee))) return;
      const element = textOf(type);
      const given = props.type === "ObjectExpression" ? props.properties : [];
      const has = (name: string) =>
        given.some((prop) => prop.type === "Property" && textOf(prop.key) === name);
      if (DRAWING.test(element)) drawings += 1;
      else if (OF_DOCUMENT.test(element) && drawings === 0) found.push(element.slice(1, -1));
      else if (/^["'`]form["'`]$/u.test(element) && has("action")) found.push("form action");
      else if (/\bFragment$/u.test(element) && has("ref")) found.push("Fragment ref");
    },
    "CallExpression:exit"({ callee, arguments: [type, props] }) {
      if (type && props && DRAWING.test(textOf(type)) && CREATES.test(textOf(callee)))
        drawings -= 1;
    },
  }).visit(parseSync("module.js", code).program);
  return found[0] === undefined ? null : `<${found[0]}>`;
}
