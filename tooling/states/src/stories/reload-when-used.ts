import type { Loader } from "@storybook/react-vite";

const opened = new URL(window.location.href);
let used = false;

// The portal has replaced the address, which a reload by Vite must find.
import.meta.hot?.on("vite:beforeFullReload", () => window.history.replaceState(null, "", opened));

/** Gives every story a new page, because the portal keeps state in its modules, in storage and in the address. */
export const reloadWhenUsed: Loader = ({ id, globals }) => {
  if (!used) {
    used = true;
    return {};
  }
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === "string");
  opened.searchParams.set("id", id);
  opened.searchParams.set("globals", chosen.map((entry) => entry.join(":")).join(";"));
  window.location.replace(opened);
  return new Promise(() => undefined);
};
