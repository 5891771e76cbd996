import { expect, it } from "vitest";
import { unplacedSlots } from "./unplaced-slots.ts";

it("[QR-2] a slot that a screen has no place for is told once, with its pages and what to do", () => {
  const unplaced = unplacedSlots();
  const above = ["slots.sign-in.aboveForm", "slots.sign-in.aboveForm.2"];
  unplaced.note("index.html", above);
  unplaced.note("pages/root.fr-CA.html", [...above, "slots.sign-in.besideField.username"]);
  unplaced.note("pages/forgot.html", []);
  expect(unplaced.warnings()).toEqual([
    `The region's slots.sign-in.aboveForm is not shown on index.html and 1 further page. Put <ScreenSlot place="aboveForm" /> into your screen.`,
    "The region's slots.sign-in.besideField.username is not shown on pages/root.fr-CA.html. Show the `aside` of that field.",
  ]);
});

it("[QR-2] [QN-7] a sign-in without its notice is told what it lacks", () => {
  const unplaced = unplacedSlots();
  unplaced.note("index.html", ["SignInNotice"]);
  expect(unplaced.warnings()).toEqual([
    "SignInNotice is not shown on index.html. Put <SignInNotice /> into your screen: without it a saved sign-in cannot be used.",
  ]);
});
