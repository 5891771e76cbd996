import { describe, expect, it } from "vitest";
import { filesByKey } from "./files-by-key.ts";
import { leftOutParts, unplacedSlots } from "./left-out-parts.ts";
import { renderFault } from "../prerender/region-faults.ts";

/** Warnings about pages that are without parts, by what these threw. */
function leftOutOn(...pages: (readonly [file: string, leftOut: object])[]): string[] {
  const found = filesByKey();
  for (const [file, leftOut] of pages)
    found.add(file, leftOutParts({ leftOut: new Map(Object.entries(leftOut)) }));
  return found.warnings();
}

/** Warnings about pages that do not show slots. */
function unplacedOn(...pages: [file: string, unplaced: string[]][]): string[] {
  const found = filesByKey();
  for (const [file, unplaced] of pages) found.add(file, unplacedSlots({ unplaced }));
  return found.warnings();
}

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
    const header = new Error("planted");
    const files = ["index.html", "pages/forgot.html", "pages/reset.html"];
    const pages = files.map((file) => [file, { header }] as const);
    expect(leftOutOn(...pages, ["index.html", { footer: "no error" }])).toEqual([
      expect.stringContaining(
        "The region's header threw on index.html and 2 further pages. They have the portal's own part instead. Error: planted\n",
      ),
      "The region's footer threw on index.html. They have the portal's own part instead. no error",
    ]);
  });

  it("[QR-1] that render, but lack something, are told what it is, without lines of the portal's code", () => {
    const fault = Object.assign(new Error("The form has no button."), { name: "ContractFault" });
    expect(leftOutOn(["index.html", { "screens.sign-in": fault }])).toEqual([
      "The region's screens.sign-in breaks its contract on index.html. They have the portal's own part instead. The form has no button.",
    ]);
  });

  it("[QR-1] are told without a part of the portal where they are slots, which have none", () => {
    const below = { "slots.sign-in.belowForm": "planted" };
    const above = ["index.html", { "slots.forgot.aboveForm": "planted" }] as const;
    expect(leftOutOn(["index.html", below], ["pages/forgot.html", below], above)).toEqual([
      "The region's slots.sign-in.belowForm threw on index.html and 1 further page. That place stays empty. planted",
      "The region's slots.forgot.aboveForm threw on index.html. That place stays empty. planted",
    ]);
  });
});

it("[QR-2] a slot that a screen has no place for is told once, with its pages and what to do", () => {
  const above = ["slots.sign-in.aboveForm", "slots.sign-in.aboveForm.2"];
  const beside = ["slots.sign-in.besideField.username", "slots.sign-in.besideField.username.2"];
  const pages = { "index.html": above, "pages/root.fr-CA.html": [...above, ...beside] };
  expect(unplacedOn(...Object.entries(pages), ["pages/forgot.html", []])).toEqual([
    `The region's slots.sign-in.aboveForm is not shown on index.html and 1 further page. Put <ScreenSlot place="aboveForm" /> into your screen.`,
    "The region's slots.sign-in.besideField.username is not shown on pages/root.fr-CA.html. Show the `aside` of that field.",
  ]);
});

it("[QR-2] a required box that a screen has no place for is told once, with what is below it", () => {
  const slot = "slots.registration.beforeButton";
  expect(unplacedOn(["pages/registration.html", [slot, `${slot}.terms`]])).toEqual([
    `The region's ${slot} is not shown on pages/registration.html. Put <ScreenSlot place="beforeButton" /> into your screen.`,
  ]);
});

it("[QR-2] [QN-7] a sign-in without its notice is told what it lacks", () => {
  expect(unplacedOn(["index.html", ["SignInNotice"]])).toEqual([
    "SignInNotice is not shown on index.html. Put <SignInNotice /> into your screen: without it a saved sign-in cannot be used.",
  ]);
});

it("[QR-2] [QE-5] a screen without its frame is told what it lacks", () => {
  expect(unplacedOn(["pages/noaccount.html", ["RegionScreen"]])).toEqual([
    "RegionScreen is not shown on pages/noaccount.html. Put <RegionScreen> around your screen: without it there is no title, no focus, no posted notice and no text without JavaScript.",
  ]);
});
