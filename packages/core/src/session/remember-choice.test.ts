import { expect, it } from "vitest";
import { isRememberTicked, keepRememberChoice } from "./remember-choice.ts";

it("[SI-1] [QT-6] a value that another product of the origin stores by this name unticks no box, and stays when it is ticked", () => {
  localStorage.setItem("remember", "1");
  expect(isRememberTicked("ticked")).toBe(true);
  keepRememberChoice(true, "ticked");
  expect(localStorage.getItem("remember")).toBe("1");
});
