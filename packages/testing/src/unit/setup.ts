/** Set-up of each test file; `waymarkTests` names it. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { beginVisit, forgetCookies } from "@waymark/core/testing";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { network } from "./network.ts";

// A busy machine is no fault of the parts.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
beforeEach(beginVisit);
afterEach(() => {
  cleanup();
  network.resetHandlers();
  forgetCookies();
});
afterAll(() => network.close());
