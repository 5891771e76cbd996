import { describe, expect, it } from "vitest";
import { leftOutParts, unplacedSlots } from "./left-out-parts.ts";
import { renderFault } from "../prerender/region-faults.ts";

describe("the parts of a region that throw in a build", () => {
  it("[QR-1] are named with the page that has no part of the portal instead", () => {
    const page = { paths: { path: "/get-account" }, language: "fr-CA", file: "x.html" } as const;
    expect(renderFault(page, new Error("planted")).message).toMatch(
      /^The page \/get-account cannot be built in fr-CA: a part of it threw\. Error: planted\n/u,
    );
    expect(renderFault({ ...page, paths: null }, "planted").message).toContain(
      "The page for all other paths cannot",
    );
  });

  it("[QR-1] are each told once, with the pages and the reason", () => {
    const leftOut = leftOutParts();
    const error = new Error("planted");
    for (const file of ["index.html", "pages/forgot.html", "pages/reset.html"]) {
      leftOut.note(file, new Map([["header", error]]));
    }
    leftOut.note("index.html", new Map([["footer", "no error"]]));
    expect(leftOut.warnings()).toEqual([
      expect.stringContaining(
        "The region's header threw on index.html and 2 further pages. They have the portal's own part instead. Error: planted\n",
      ),
      "The region's footer threw on index.html. They have the portal's own part instead. no error",
    ]);
  });

  it("[QR-1] that render, but lack something, are told what it is, without lines of the portal's code", () => {
    const leftOut = leftOutParts();
    const fault = Object.assign(new Error("The form has no button."), { name: "ContractFault" });
    leftOut.note("index.html", new Map([["screens.sign-in", fault]]));
    expect(leftOut.warnings()).toEqual([
      "The region's screens.sign-in breaks its contract on index.html. They have the portal's own part instead. The form has no button.",
    ]);
  });

  it("[QR-1] are told without a part of the portal where they are slots, which have none", () => {
    const leftOut = leftOutParts();
    leftOut.note("index.html", new Map([["slots.sign-in.belowForm", "planted"]]));
    leftOut.note("pages/forgot.html", new Map([["slots.sign-in.belowForm", "planted"]]));
    leftOut.note("index.html", new Map([["slots.forgot.aboveForm", "planted"]]));
    expect(leftOut.warnings()).toEqual([
      "The region's slots.sign-in.belowForm threw on index.html and 1 further page. That place stays empty. planted",
      "The region's slots.forgot.aboveForm threw on index.html. That place stays empty. planted",
    ]);
  });
});

it("[QR-2] a slot that a screen has no place for is told once, with its pages and what to do", () => {
  const unplaced = unplacedSlots();
  const above = ["slots.sign-in.aboveForm", "slots.sign-in.aboveForm.2"];
  unplaced.note("index.html", above);
  unplaced.note("pages/root.fr-CA.html", [
    ...above,
    "slots.sign-in.besideField.username",
    "slots.sign-in.besideField.username.2",
  ]);
  unplaced.note("pages/forgot.html", []);
  expect(unplaced.warnings()).toEqual([
    `The region's slots.sign-in.aboveForm is not shown on index.html and 1 further page. Put <ScreenSlot place="aboveForm" /> into your screen.`,
    "The region's slots.sign-in.besideField.username is not shown on pages/root.fr-CA.html. Show the `aside` of that field.",
  ]);
});

it("[QR-2] a required box that a screen has no place for is told once, with what is below it", () => {
  const unplaced = unplacedSlots();
  const slot = "slots.registration.beforeButton";
  unplaced.note("pages/registration.html", [slot, `${slot}.terms`]);
  expect(unplaced.warnings()).toEqual([
    `The region's ${slot} is not shown on pages/registration.html. Put <ScreenSlot place="beforeButton" /> into your screen.`,
  ]);
});

it("[QR-2] [QN-7] a sign-in without its notice is told what it lacks", () => {
  const unplaced = unplacedSlots();
  unplaced.note("index.html", ["SignInNotice"]);
  expect(unplaced.warnings()).toEqual([
    "SignInNotice is not shown on index.html. Put <SignInNotice /> into your screen: without it a saved sign-in cannot be used.",
  ]);
});

it("[QR-2] [QE-5] a screen without its frame is told what it lacks", () => {
  const unplaced = unplacedSlots();
  unplaced.note("pages/noaccount.html", ["RegionScreen"]);
  expect(unplaced.warnings()).toEqual([
    "RegionScreen is not shown on pages/noaccount.html. Put <RegionScreen> around your screen: without it there is no title, no focus, no posted notice and no text without JavaScript.",
  ]);
});
