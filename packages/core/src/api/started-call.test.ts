import { expect, it } from "vitest";
import { isResponseOffered, offerResponse, takeResponse } from "./started-call.ts";
import { success } from "./result.ts";

it("[QP-2] [QX-1] a call that was made before hydration is handed over once, to the screen that would make it", async () => {
  expect(takeResponse("login")).toBeNull();
  offerResponse("login", Promise.resolve(success({ url: "/a" })));
  expect(takeResponse("redirect")).toBeNull();
  expect(isResponseOffered("login")).toBe(true);
  expect(await takeResponse("login")).toEqual(success({ url: "/a" }));
  expect(isResponseOffered("login")).toBe(false);
  expect(takeResponse("login")).toBeNull();
});
