import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { forgetIdentifier } from "../session/identifier.ts";
import { forgetOwnDoing } from "../session/stored-session.ts";
import { server } from "./server.ts";

// A busy machine is no fault of the screens.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  window.history.replaceState(null, "", "/");
  window.localStorage.clear();
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetIdentifier();
  forgetOwnDoing();
  server.resetHandlers();
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
  }
});
afterAll(() => server.close());
