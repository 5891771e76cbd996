import { afterEach, beforeEach, expect, it } from "vitest";
import { axeSource } from "../axe-source.ts";
import { contrastFaults } from "./axe.ts";

const text = [{ selector: "p", of: "text" as const }];

beforeEach(() => window.eval(axeSource));
afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  ["#767676", "font-size: 16px", []],
  ["#787878", "font-size: 16px", [expect.stringMatching(/^contrast: 4\.42 of the text of <p /u)]],
  ["#787878", "font-size: 23px", [expect.any(String)]],
  ["#787878", "font-size: 24px", []],
  ["#787878", "font-size: 19px", [expect.any(String)]],
  ["#787878", "font-size: 19px; font-weight: 700", []],
  ["#787878", "font-size: 18px; font-weight: 700", [expect.any(String)]],
  ["#999999", "font-size: 24px", [expect.stringContaining("contrast: 2.85")]],
])("[QR-2] judges a text that axe is unsure of: %s with %s", (color, style, faults) => {
  document.body.innerHTML = `<div style="background: rgb(255, 255, 255)"><p style="color: ${color}; ${style}">Help</p></div>`;
  expect(contrastFaults(text)).toEqual(faults);
});

it("[QR-2] looks for the background of a text around it, and for white where there is none", () => {
  document.body.innerHTML = `<div style="background-color: rgb(0, 0, 0)"><p style="color: rgb(0, 0, 0)">Help</p></div>`;
  expect(contrastFaults(text)).toEqual([expect.stringContaining("contrast: 1.00 of the text")]);
  document.body.innerHTML = `<p style="color: rgb(0, 0, 0)">Help</p>`;
  expect(contrastFaults(text)).toEqual([]);
  expect(contrastFaults([{ selector: "b", of: "text" }])).toEqual(["contrast: there is no b"]);
});
