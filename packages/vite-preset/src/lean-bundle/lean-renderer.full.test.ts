import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { leanReactDom } from "./lean-react-dom.ts";
import { withReplacements } from "./replace-parts.ts";
import { reactCopy, RENDERER } from "./testing/react-copy.ts";

let folder: string;
beforeEach(() => {
  folder = reactCopy();
});

/** A page with everything that core and a region's own pages use, and its markup at each step. */
const journey = `
  import { JSDOM } from "jsdom";
  const { window } = new JSDOM("<div id=root></div><div id=aside></div>", { pretendToBeVisual: true });
  const log = [];
  // What the supported browsers have, and jsdom or Node does not.
  const reportError = ({ message }) => log.push("reported " + message);
  class AnimationEvent {}
  class TextEvent {}
  Object.assign(window, { reportError, AnimationEvent, TextEvent });
  Object.assign(globalThis, { window, reportError, document: window.document });
  const React = await import("react");
  const { createElement: h, useState } = React;
  const { createPortal, flushSync } = await import("react-dom");
  const { hydrateRoot, createRoot } = await import("react-dom/client");
  const { renderToString } = await import("react-dom/server");
  const Language = React.createContext("fr");
  const listeners = new Set();
  let stored = "idle";
  const store = (now) => { stored = now; listeners.forEach((tell) => tell()); };
  const subscribe = (tell) => { listeners.add(tell); return () => listeners.delete(tell); };
  class Boundary extends React.Component {
    static getDerivedStateFromError = ({ message }) => ({ message });
    state = { message: "" };
    componentDidCatch(error) { log.push("caught " + error.message); }
    render() { return this.state.message ? h("p", null, this.state.message) : this.props.children; }
  }
  const Field = React.forwardRef(({ name }, ref) => {
    const id = React.useId();
    React.useImperativeHandle(ref, () => ({ say: () => name }));
    return h("label", { htmlFor: id }, name, h("input", { id, name, defaultValue: "a", onInput: () => log.push("typed"),
      onChange: () => log.push("changed"), onCompositionEnd: () => log.push("composed"), onAnimationEnd: () => log.push("animated"),
      onBeforeInputCapture: ({ data }) => log.push("before " + data),
      onKeyDown: (event) => log.push("pressed " + event.key + event.getModifierState("Shift")) }));
  });
  const Row = React.memo(({ text }) => h("li", null, text));
  let open;
  const gate = new Promise((done) => { open = done; });
  const Late = React.lazy(() => gate.then(() => ({ default: () => h("b", null, "late") })));
  const actions = {};
  function Page() {
    const [rows, setRows] = useState(["x", "y", "z"]);
    const [broken, setBroken] = useState(false);
    const [, startTransition] = React.useTransition();
    const [shown, setShown] = useState(true);
    const [tick, count] = React.useReducer((n) => n + 1, 0);
    const deferred = React.useDeferredValue(tick);
    const state = React.useSyncExternalStore(subscribe, () => stored, () => stored);
    const field = React.useRef(null);
    const box = React.useRef(null);
    const speak = React.useEffectEvent(() => log.push("effect " + tick));
    React.useEffect(() => { speak(); return () => log.push("cleaned"); }, [rows]);
    React.useLayoutEffect(() => { log.push("layout " + box.current?.id + field.current?.say()); });
    Object.assign(actions, { setRows, setBroken, setShown, count, later: (by) => startTransition(by) });
    const Bad = () => { throw new Error("no chunk"); };
    return h(Language.Provider, { value: tick % 2 ? "en" : "fr" },
      h("form", { method: "post", onSubmit: (event) => { event.preventDefault(); log.push("sent"); } },
        h(Field, { name: "username", ref: field }), h("button", { onClick: count }, tick + "/" + deferred)),
      h("ul", { id: "box", ref: box, style: { color: "red" } }, rows.map((text) => h(Row, { key: text, text }))),
      h(Language.Consumer, null, (language) => h("i", { lang: language }, state)),
      h("svg", { viewBox: "0 0 1 1" }, h("title", null, "Logo"), h("path", { strokeWidth: 2 })),
      h(Boundary, null, broken ? h(Bad) : h(React.Fragment, null, "fine")),
      shown ? h("select", { defaultValue: "2" }, h("option", null, "1"), h("option", null, "2")) : null,
      tick > 0 ? createPortal(h("u", null, "aside"), document.getElementById("aside")) : null,
      h("custom-box", { size: "2" }, h("textarea", { defaultValue: "t" })),
      h(React.Suspense, { fallback: h("em", null, "wait") }, tick > 1 ? h(Late) : "none"));
  }
  const html = () => document.body.innerHTML;
  const until = async (is) => { while (!is()) await new Promise((next) => setTimeout(next, 1)); };
  const step = (name, by) => { flushSync(by); log.push(name + " " + html()); };
  const root = document.getElementById("root");
  root.innerHTML = renderToString(h(Page));
  const served = root.querySelector("input");
  const mistakes = [];
  const hydrated = hydrateRoot(root, h(Page), { onRecoverableError: ({ message }) => mistakes.push(message) });
  await until(() => log.some((line) => line.startsWith("effect")));
  log.push("kept " + (served === root.querySelector("input")), "hydrated " + html());
  const fire = (target, type) => target.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }));
  // A browser does not call the setter that React puts on the field.
  const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, "value");
  set.call(served, "ab"); fire(served, "input"); fire(served, "compositionend"); fire(served, "animationend");
  served.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true }));
  fire(served, "keydown");
  // As programs send them.
  for (const key of [{ key: "Esc" }, { keyCode: 40, shiftKey: true }])
    served.dispatchEvent(Object.assign(new window.Event("keydown", { bubbles: true }), key));
  served.dispatchEvent(Object.assign(new window.Event("textInput", { bubbles: true }), { data: "b" }));
  step("order", () => actions.setRows(["z", "w", "x"]));
  step("click", () => root.querySelector("button").click());
  fire(root.querySelector("form"), "submit");
  step("stored", () => store("sending"));
  step("suspended", () => actions.count());
  open();
  await until(() => html().includes("late"));
  step("hidden", () => actions.setShown(false));
  step("broken", () => actions.setBroken(true));
  actions.later(async () => actions.setRows([]));
  await until(() => !html().includes("<li>"));
  step("unmounted", () => hydrated.unmount());
  root.innerHTML = "<p>other</p>";
  hydrateRoot(root, h("p", null, "own"), { onRecoverableError: ({ message }) => mistakes.push(message) });
  await until(() => html().includes("own"));
  const other = document.createElement("div");
  flushSync(() => createRoot(other).render(h("a", { href: "/x" }, "new")));
  log.push(other.innerHTML);
  flushSync(() => createRoot(document.createElement("div")).render(h(() => { throw new Error("uncaught"); })));
  log.push(mistakes.length);
  console.log(JSON.stringify(log));
  process.exit(0);
`;

function walked(): readonly (string | number)[] {
  const file = join(folder, "journey.mjs");
  writeFileSync(file, journey);
  const env = { ...process.env, NODE_ENV: "production" };
  const output = execFileSync(process.execPath, [file], { encoding: "utf8", env });
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as (string | number)[];
}

function leave(): string {
  const file = join(folder, RENDERER);
  const { code = "" } = withReplacements(readFileSync(file, "utf8"), leanReactDom, file) ?? {};
  writeFileSync(file, code);
  return code;
}

describe("React's renderer without what nothing uses", () => {
  it("[QP-1] shows a page as the whole renderer does, and hydrates it", () => {
    const whole = walked();
    leave();
    expect(walked()).toEqual(whole);
    expect(whole.join()).toContain("suspended");
    expect(whole).toEqual(
      expect.arrayContaining([
        "typed",
        "changed",
        "composed",
        "animated",
        "before b",
        "pressed Entertrue",
        "pressed Escapefalse",
        "pressed ArrowDowntrue",
        "reported uncaught",
      ]),
    );
    expect(whole).toContain("kept true");
    expect(whole.at(-1)).toBe(1);
  });

  it("says so where a form has a function as its action, instead of doing nothing", () => {
    expect(leave()).toMatch(/action === "function"\)\s+throw new Error\("left out/u);
  });

  it("does not fit a version with other functions or without one of the tags", () => {
    const code = readFileSync(join(folder, RENDERER), "utf8")
      .replace("function completeRootWhenReady(", "function completeRootLater(")
      .replaceAll(/case 30:/gu, "case 90:");
    expect(() => withReplacements(code, leanReactDom, `/${RENDERER}`)).toThrow(
      /^react-dom-client\.production\.js of react-dom has no completeRootWhenReady, .*, tag 30 to leave out$/u,
    );
  });
});
