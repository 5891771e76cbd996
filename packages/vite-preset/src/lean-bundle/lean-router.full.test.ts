import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";
import { leanRouter } from "./lean-router.ts";
import { withReplacements } from "./replace-parts.ts";

const core = createRequire(fileURLToPath(import.meta.resolve("@waymark/core/package.json")));
const own = createRequire(import.meta.url);
/** Folder of core's router: `dist/production` in its package. */
const production = dirname(core.resolve("react-router")).replace(/development$/u, "production");

let folder: string;
beforeEach(() => {
  folder = testFolder();
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  // The router's own dependencies are beside it.
  const beside = join(production, "../../..");
  for (const name of readdirSync(beside)) symlinkSync(join(beside, name), join(modules, name));
  symlinkSync(dirname(own.resolve("jsdom/package.json")), join(modules, "jsdom"));
});

/** A module of the router with its replacements. */
function declarative(path: string, code: string) {
  return withReplacements(code, leanRouter, `/node_modules/react-router/dist/production/${path}`);
}

function sourceOf(path: string): string {
  return readFileSync(join(production, path), "utf8");
}

/** A page with every kind of route and link that core uses, and what is seen of it after each step. */
const journey = `
  import { JSDOM } from "jsdom";
  const url = "https://portal.example/base/start?lang=fr#top";
  const { window } = new JSDOM("<div id=root></div>", { url });
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
  const { act, createElement: h } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const router = await import("./router/index.js");
  const { BrowserRouter, Link, Navigate, Route, Routes, matchPath } = router;
  const { useHref, useLinkClickHandler, useLocation, useNavigate, useSearchParams } = router;

  let go;
  function Where({ name, children }) {
    const { pathname, search, hash, state } = useLocation();
    const [query, setQuery] = useSearchParams();
    const navigate = useNavigate();
    go = { navigate, setQuery };
    const to = { pathname, search: "?lang=en", hash };
    const seen = { name, pathname, search, hash, state, lang: query.get("lang"), at: useHref("up") };
    return h("div", null, h("p", null, JSON.stringify(seen)), children,
      h("a", { id: "switch", href: useHref(to), onClick: useLinkClickHandler(to, { replace: true }) }));
  }
  const links = ["/legal", "relative", "https://portal.example/base/legal", "https://else.example/"];
  const start = h(Where, { name: "start" }, links.map((to, key) =>
    h(Link, { key, id: "link" + key, to, prefetch: "intent", state: { key } })));
  const nested = h(Routes, null, h(Route, { path: "deep/:k", element: h(Where, { name: "deep" }) }));
  const routes = h(Routes, null,
    h(Route, { path: "/start", element: start }),
    h(Route, { path: "/reset/:token/:type?", Component: () => h(Where, { name: "reset" }) }),
    h(Route, { path: "/outer/*", element: h(Where, { name: "outer" }, nested) }),
    h(Route, { path: "/legal", element: h(Where, { name: "legal" }) }),
    h(Route, { path: "*", element: h(Navigate, { to: "/start?from=unknown", replace: true, state: { unknown: true } }) }));
  const root = createRoot(window.document.querySelector("#root"));
  const seen = [];
  const step = async (run) => {
    await act(run);
    seen.push([window.location.href, window.history.length, window.document.body.innerHTML]);
  };
  const click = (id, init) => () => window.document.getElementById(id)
    .dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

  await step(() => root.render(h(BrowserRouter, { basename: "/base" }, routes)));
  await step(click("switch"));
  await step(click("link0", { ctrlKey: true }));
  await step(click("link0"));
  await step(() => new Promise((done) => {
    window.addEventListener("popstate", done, { once: true });
    go.navigate(-1);
  }));
  await step(click("link2"));
  await step(() => go.navigate("/reset/a%2Fb%20%2B=/", { state: { from: "test" } }));
  await step(() => go.setQuery({ lang: "fr" }, { replace: true }));
  await step(() => go.navigate("/outer/deep/k%C3%A9"));
  await step(() => go.navigate("../legal", { relative: "path", replace: true }));
  await step(() => go.navigate("/unknown"));
  seen.push(matchPath("/verify/:token", "/verify/a%2Fb/"), matchPath("/legal", "/legal/x"));
  console.log(JSON.stringify(seen));`;

function run(script: string): unknown {
  writeFileSync(join(folder, "run.mjs"), script);
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const;
  const output = execFileSync(process.execPath, ["run.mjs"], options);
  return JSON.parse(output);
}

function copyRouter(): void {
  rmSync(join(folder, "router"), { recursive: true, force: true });
  cpSync(production, join(folder, "router"), { recursive: true });
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
}

function cut(): void {
  for (const path of Object.keys(leanRouter.parts)) {
    writeFileSync(join(folder, "router", path), declarative(path, sourceOf(path))?.code ?? "");
  }
}

describe("react-router without what only data routers need", () => {
  it("shows, links and navigates as the whole does", () => {
    copyRouter();
    const whole = run(journey);
    expect(JSON.stringify(whole)).toContain("from=unknown");
    cut();
    expect(run(journey)).toEqual(whole);
  });

  it("says so where an app renders a data router", () => {
    copyRouter();
    cut();
    const message = run(`
      import { createElement as h } from "react";
      import { renderToString } from "react-dom/server";
      import * as router from "./router/index.js";
      const data = router.createMemoryRouter([{ path: "/", element: "shown" }]);
      try {
        console.log(JSON.stringify(renderToString(h(router.RouterProvider, { router: data }))));
      } catch ({ message }) {
        console.log(JSON.stringify(message));
      }`);
    expect(message).toBe("left out of this build");
  });

  it("[QR-1] lets a page of the region make and recognise a context of loaders, which is empty", () => {
    copyRouter();
    cut();
    const isContext = run(`
      import { RouterContextProvider } from "./router/index.js";
      console.log(new RouterContextProvider() instanceof RouterContextProvider);`);
    expect(isContext).toBe(true);
  });

  it("has none of its warnings for developers", () => {
    expect(sourceOf("lib/hooks.js")).toContain("warning(activeRef.current");
    expect(declarative("lib/hooks.js", sourceOf("lib/hooks.js"))?.code).not.toContain(
      "warning(active",
    );
  });

  it("does not fit a version that has other functions, parameters, contexts or classes", () => {
    const other = sourceOf("lib/hooks.js")
      .replaceAll("DataRouterContext", "RouterContext")
      .replace(
        "function useRoutesImpl(routes, locationArg, dataRouterOpts)",
        "function useRoutesImpl(routes, locationArg, router)",
      )
      .replace("RenderErrorBoundary =", "ErrorBoundary =");
    expect(() => declarative("lib/hooks.js", other)).toThrow(
      "lib/hooks.js of react-router has no useContext(DataRouterContext), useRoutesImpl(dataRouterOpts), RenderErrorBoundary",
    );
    expect(() => declarative("lib/components.js", "")).toThrow("has no DataRoutes");
  });
});

async function built(main: string): Promise<string> {
  writeFiles(folder, {
    "index.html": `<script type="module" src="/main.js"></script>`,
    "main.js": main,
    "package.json": `{ "name": "prairie", "type": "module" }`,
  });
  const scripts = await scriptsOfBuild(folder, leanBundle);
  return scripts.map((script) => script.code).join("");
}

describe("an app's build", () => {
  // Vitest sets another one, with which vite takes the libraries' development files.
  beforeEach(() => void vi.stubEnv("NODE_ENV", "production"));
  afterEach(() => void vi.unstubAllEnvs());
  const uses = `import { Link, Routes } from "react-router"; console.log(Link, Routes);`;

  it("holds none of the error boundaries and prefetching of data routers", async () => {
    const code = await built(uses);
    expect(code).toContain("data-discover");
    expect(code).not.toMatch(/Unexpected Application Error|IntersectionObserver|routeModules/u);
  });
});

it("checks as before, without the texts for developers", () => {
  const code = declarative("lib/hooks.js", sourceOf("lib/hooks.js"))?.code;
  expect(code).toContain('invariant(useInRouterContext(), "")');
  expect(code).not.toContain("may be used only in the context of a <Router>");
});
