import { expect, it } from "vitest";
import { countryOf } from "./country.ts";

const ukLoginOrigins = ["https://uk.example", "https://login.uk.example:8443"];

it.each([
  [false, ukLoginOrigins, "https://uk.example", "uk"],
  [false, ukLoginOrigins, "https://login.uk.example:8443", "uk"],
  [false, ukLoginOrigins, "https://ca.example", "elsewhere"],
  // Nearly an origin of the list.
  [false, ukLoginOrigins, "https://uk.example:8443", "elsewhere"],
  [false, ukLoginOrigins, "https://uk.example.evil.example", "elsewhere"],
  [false, ukLoginOrigins, "http://uk.example", "elsewhere"],
  [false, [], "https://uk.example", "elsewhere"],
  [false, undefined, "https://uk.example", "elsewhere"],
  [true, undefined, "https://ca.example", "uk"],
] as const)(
  "[SH-2] [LN-1] UK build %s, UK origins %j: a page of %s is of the country %j",
  (isUkApp, origins, origin, country) => {
    expect(countryOf(isUkApp, origins, origin)).toBe(country);
  },
);
