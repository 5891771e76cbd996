import { expect, it, onTestFinished } from "vitest";
import { createForm } from "../testing/sign-in-form.ts";
import { createLatestCall } from "./latest-call.ts";

it.each([
  [" MAYA\u00a0", "maple-trail-24", true],
  ["maya", "maple-trail-25", false],
  ["amelie", "maple-trail-24", false],
])("[QX-1] [SI-5] a press with %j and %j sends the same again: %s", (username, password, same) => {
  const { element, values } = createForm();
  values.password = "maple-trail-24";
  document.body.append(element);
  onTestFinished(() => element.remove());
  const call = createLatestCall({});
  call.begin("maya");
  expect(call.isSame(username, password)).toBe(same);
  call.forget();
});
