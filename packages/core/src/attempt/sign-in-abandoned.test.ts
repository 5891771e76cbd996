import { expect, it } from "vitest";
import { success } from "../api/result.ts";
import { home, signInForm } from "../testing/sign-in-form.ts";
import { leavingForever } from "../testing/workspaces.ts";

/** A sign-in that ends because another way to sign in was chosen: that may be another person's choice. */

const form = signInForm();

it("[QN-7] ends with its call, and keeps no password", async () => {
  const done = form.submit();
  form.attempt.abandon();
  expect(form.sent[0]?.signal?.aborted).toBe(true);
  form.answer(0, success({ url: home, jwtToken: "t" }));
  await done;
  expect([form.state().name, form.leaveTo.mock.calls]).toEqual(["idle", []]);
  expect(form.values.password).toBe("");
});

it("[QN-7] [SI-6] during its call, leaves what another tab has stored alone", () => {
  form.press();
  localStorage.setItem("appToken", "of another tab");
  form.attempt.abandon();
  expect(localStorage.getItem("appToken")).toBe("of another tab");
});

it("[QN-7] stops its page, and is stored no longer", async () => {
  const { stop, leaveTo } = leavingForever();
  form.leaveTo.mockImplementation(leaveTo);
  await form.signIn(success({ url: home, jwtToken: "t" }));
  form.attempt.abandon();
  expect(stop).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toEqual({});
  expect(form.state().name).toBe("idle");
  expect(form.values.password).toBe("");
});
