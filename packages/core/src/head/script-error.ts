/**
 * Runs in the head of a prerendered page beside `matchPage`, and has to stand alone like it. An old page asks for scripts that a
 * deployment took away: it is loaded anew, once for each build, as `reloadOnce` does. Where that has not helped, or nothing
 * can be remembered, the page says that it does not work [QX-5].
 */
export function handleScriptError(): void {
  const root = document.documentElement;
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
      const scripts = document.querySelectorAll<HTMLScriptElement>("script[type=module]");
      const build = scripts[scripts.length - 1]?.src ?? "";
      try {
        if (navigator.onLine && sessionStorage.getItem("reloadedBuild") !== build) {
          sessionStorage.setItem("reloadedBuild", build);
          return location.reload();
        }
      } catch {
        // A page that is gone for good would be loaded for ever.
      }
      root.dataset["broken"] = "";
      document.querySelector(".wm-broken")?.setAttribute("role", "alert");
      delete root.dataset["held"];
      document.querySelector("[type=submit]")?.setAttribute("aria-busy", "false");
    },
    true,
  );
}
