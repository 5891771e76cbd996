import { afterEach, expect, it } from "vitest";
import { muteAlert } from "./countdown.ts";

afterEach(() => document.body.replaceChildren());

it("[QN-3] the alert around a countdown is muted while the seconds change, and announced again afterwards", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div role="alert"><p><b role="timer"></b></p></div><div role="alert"></div>`,
  );
  const [around, other] = document.querySelectorAll("[role=alert]");
  const end = muteAlert(document.querySelector("[role=timer]"));
  expect(around).toHaveAttribute("aria-live", "off");
  expect(other).not.toHaveAttribute("aria-live");
  end();
  expect(around).not.toHaveAttribute("aria-live");
});

it.each([
  ["outside of an alert", () => document.body],
  ["that the page does not have", () => null],
])("[QN-3] a countdown %s has nothing to mute", (_, within) => {
  expect(muteAlert(within())).not.toThrow();
});
