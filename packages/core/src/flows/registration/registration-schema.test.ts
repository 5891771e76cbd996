import { expect, it } from "vitest";
import { yupValidator } from "../../forms/field-rules.ts";
import { PLAIN_LETTERS, registrationSchema } from "./registration-schema.ts";

const validate = yupValidator(registrationSchema(PLAIN_LETTERS));
const values = {
  email: "ana@school.example",
  firstName: "Ana",
  lastName: "Roy",
  displayName: "",
  institutionId: "7",
};

it.each([
  ["Jo", undefined],
  [" Jo ", undefined],
  ["", "REQUIRED"],
  ["Jo2", "INVALID"],
  ["2Jo", "INVALID"],
  ["J o", "INVALID"],
  ["Zoé", "INVALID"],
])("[RG-3] first and last name %j: %s", (name, problem) => {
  const errorOf = (invalid: string) => (problem === "INVALID" ? invalid : problem);
  expect(validate({ ...values, firstName: name, lastName: name })).toEqual(
    problem === undefined
      ? {}
      : { firstName: errorOf("INVALID_FIRST_NAME"), lastName: errorOf("INVALID_LAST_NAME") },
  );
});
