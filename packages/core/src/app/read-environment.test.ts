import { expect, it, vi } from "vitest";
import { readEnvironment } from "./read-environment.ts";

it.each([
  ["below its path", "/portal/", "/portal/switchaccount?k=1", "/portal/switchaccount?lang=fr&k=1"],
  ["outside of its path", "/", "/switchaccount?k=1", "/switchaccount?lang=fr&k=1"],
])("[QO-2] [LN-3] a page that a host serves %s keeps its language on the way out", (...row) => {
  const [, path, url, next] = row;
  const block = document.createElement("script");
  Object.assign(block, { id: "portal-config", text: '{"basePath":"/portal"}' });
  block.type = "application/json";
  document.head.replaceChildren(block);
  const assign = vi.fn<(url: string) => void>();
  const origin = "https://login.example";
  vi.stubGlobal("location", Object.assign(new URL(`${origin}${path}?lang=fr`), { assign }));
  readEnvironment({}).leaveTo(origin + url);
  expect(assign).toHaveBeenCalledWith(origin + next);
  block.remove();
});
