import { describe, expect, it } from "vitest";
import { leftOutFeature } from "./react-features.ts";

describe("what a page needs all of React for", () => {
  it.each([
    ["ViewTransition", `(0, import_jsx_runtime.jsx)(import_react.ViewTransition, { children })`],
    ["Activity", `h(React.Activity, { mode: "hidden" })`],
    ["Activity", `const { Activity, useState } = React;`],
    ["SuspenseList", `(0, jsx)(import_react.unstable_SuspenseList, {})`],
    ["useActionState", `(0, import_react.useActionState)(send, null)`],
    ["useOptimistic", `(0, import_react.useOptimistic)(list)`],
    ["useFormStatus", `(0, import_react_dom.useFormStatus)()`],
    ["preload", `(0, import_react_dom.preload)("/a.css", { as: "style" })`],
    ["preinit", `require_react_dom().preinit("/a.js", { as: "script" })`],
    ["componentStack", `componentDidCatch(error, info) { report(info.componentStack) }`],
    ["formAction", `(0, import_jsx_runtime.jsx)("button", { formAction: send })`],
    ["<title>", `(0, import_jsx_runtime.jsx)("title", { children: "Sign in" })`],
    ["<link>", `(0, import_jsx_runtime.jsx)("link", { rel: "stylesheet", href })`],
    ["<style>", `React.createElement("style", null, css)`],
    ["<body>", `(0, import_jsx_runtime.jsxs)("body", { children })`],
    ["<form action>", `(0, import_jsx_runtime.jsx)("form", { className: "a", action: send })`],
    ["<Fragment ref>", `(0, import_jsx_runtime.jsx)(import_react.Fragment, { ref, children })`],
  ])("%s", (feature, code) => expect(leftOutFeature(code)).toBe(feature));
});

describe("what a page does not need all of React for", () => {
  it.each([
    ["a drawing's title", `jsx("svg", { children: jsx("title", { children: "Logo" }) })`],
    [
      "a drawing's style",
      `jsxs("svg", { children: [jsx("style", { children: css }), jsx("path", {})] })`,
    ],
    ["an element of the document's own", `document.createElement("script")`],
    ["a form that is sent to an address", `jsx("form", { method: "post", children })`],
    ["a fragment", `jsx(Fragment, { children })`],
    [
      "[QP-1] an event before an input, as libraries of fields pass it on",
      `const field = { onBeforeInput: props.onBeforeInput };`,
    ],
    ["a screen that is loaded ahead", `screens.forgot.preload()`],
    ["a word in a text", `say("An Activity in the Title, and its preload")`],
  ])("%s", (_, code) => expect(leftOutFeature(code)).toBeNull());

  it("a title after a drawing is one of the page again", () => {
    expect(leftOutFeature(`[jsx("svg", { a }), jsx("title", { children })]`)).toBe("<title>");
  });
});
