import { expect, it, vi } from "vitest";
import { endAll, listen } from "./listen.ts";

it("[QX-3] listeners hear each of their events, until all have ended", () => {
  const onFocus = vi.fn<(event: Event) => void>();
  const onOnline = vi.fn<(event: Event) => void>();
  const send = () => {
    for (const type of ["focus", "blur", "online"]) window.dispatchEvent(new Event(type));
  };
  const end = endAll(
    listen(window, ["focus", "blur"], onFocus, { capture: true }),
    listen(window, ["online"], onOnline),
  );
  send();
  end();
  send();
  expect(onFocus.mock.calls.map(([{ type }]) => type)).toEqual(["focus", "blur"]);
  expect(onOnline).toHaveBeenCalledOnce();
});
