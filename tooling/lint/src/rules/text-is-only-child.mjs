// Page translation replaces text nodes, and React then updates or removes a node that has left the page. A text that is
// the only child of its element is written through the element: nothing goes stale, and nothing throws.

/** Expressions that never put a text node on the page. */
const elements = /^(?:JSXElement|JSXFragment|ArrowFunctionExpression|JSXEmptyExpression)$/u;

/** Props and variables that hold elements by their type. */
const elementNames =
  /^(?:children|lead|logo|icon|aside|above|below|banners|partnerLogo|footerNote|note|notes|help|more|first)$/u;

function mayBeText(node) {
  if (elements.test(node.type)) return false;
  switch (node.type) {
    case "Literal":
      return !["boolean", "object"].includes(typeof node.value) && `${node.value}`.trim() !== "";
    case "ConditionalExpression":
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case "LogicalExpression":
      return mayBeText(node.right) || (node.operator !== "&&" && mayBeText(node.left));
    case "Identifier":
      return !elementNames.test(node.name);
    case "MemberExpression":
      return !elementNames.test(node.property.name) && node.property.name !== "code";
    case "CallExpression":
      return node.callee.property?.name !== "map";
    default:
      return true;
  }
}

const isBlank = (child) => child.type === "JSXText" && child.value.trim() === "";

const textOf = (child) => {
  if (child.type === "JSXText") return child;
  return child.type === "JSXExpressionContainer" && mayBeText(child.expression) ? child : null;
};

function check(context, { children }) {
  const shown = children.filter((child) => !isBlank(child));
  if (shown.length < 2) return;
  for (const child of shown) {
    const text = textOf(child);
    if (text)
      context.report({
        node: text,
        message: "A text beside other children needs an element of its own.",
      });
  }
}

export const textIsOnlyChild = {
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
  }),
};
