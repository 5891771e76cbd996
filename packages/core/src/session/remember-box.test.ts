import { expect, it } from "vitest";
import { isRememberTicked, keepRememberChoice } from "./remember-box.ts";

it("[SI-1] [QT-6] a value that another product of the origin stores by this name unticks no box, and stays when it is ticked", () => {
  localStorage.setItem("remember", "1");
  expect(isRememberTicked("ticked")).toBe(true);
  keepRememberChoice(true, "ticked");
  expect(localStorage.getItem("remember")).toBe("1");
});

it.each([
  ["ticked", "unticked", false],
  ["ticked", null, true],
  ["unticked", null, false],
  ["absent", null, false],
] as const)(
  "[SI-1] where the box is %s and %j is stored, it is ticked: %s",
  (configured, value, isTicked) => {
    if (value !== null) localStorage.setItem("remember", value);
    expect(isRememberTicked(configured)).toBe(isTicked);
  },
);

it.each([
  ["ticked", { remember: "unticked" }],
  ["unticked", { remember: "unticked" }],
  ["absent", {}],
] as const)(
  "[SI-1] [SI-6] an unticked box that is %s at first is kept until it is ticked again",
  (configured, kept) => {
    keepRememberChoice(false, configured);
    expect({ ...localStorage }).toEqual(kept);
    keepRememberChoice(true, configured);
    expect({ ...localStorage }).toEqual({});
  },
);
