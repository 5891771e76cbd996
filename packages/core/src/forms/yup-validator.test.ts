import { expect, it, onTestFinished } from "vitest";
import { object, string } from "yup";
import { yupValidator } from "./yup-validator.ts";

const schema = object({
  email: string().required("REQUIRED").email("INVALID_EMAIL"),
  name: string().required("REQUIRED"),
});

it("[RG-3] of a field's errors the first counts, in a browser without the copying array methods too", () => {
  for (const method of ["toReversed", "toSorted", "toSpliced"]) {
    const original = Object.getOwnPropertyDescriptor(Array.prototype, method);
    if (!original) continue;
    Reflect.deleteProperty(Array.prototype, method);
    onTestFinished(() => void Reflect.defineProperty(Array.prototype, method, original));
  }

  expect(yupValidator(schema)({ email: "", name: "Maya" })).toEqual({ email: "REQUIRED" });
  expect(yupValidator(schema)({ email: "maya at example", name: "" })).toEqual({
    email: "INVALID_EMAIL",
    name: "REQUIRED",
  });
  expect(yupValidator(schema)({ email: "maya@example.ca", name: "Maya" })).toEqual({});
});
