import { afterEach, expect, it } from "vitest";
import {
  forgetIdentifier,
  keepDestination,
  keepIdentifier,
  keepRegisteredAddress,
  knownIdentifier,
  registeredAddress,
  withDestination,
} from "./visit.ts";

afterEach(() => {
  forgetIdentifier();
  keepRegisteredAddress("");
});

it("[QN-1] a username keeps its address, until another one is typed", () => {
  keepIdentifier("ada.novak", "ada@novak.example");
  keepIdentifier("ada.novak");
  keepIdentifier("ada@novak.example");
  expect(knownIdentifier()).toEqual({ name: "ada.novak", address: "ada@novak.example" });
  keepIdentifier("twin.novak");
  expect(knownIdentifier()).toEqual({ name: "twin.novak", address: "twin.novak" });
});

it("[RT-10] the place where a person wants to go is not lost on the way, nor replaces another one", () => {
  expect(withDestination("?lang=fr")).toBe("?lang=fr");
  keepDestination("?redirect=/plan");
  keepDestination("?lang=fr");
  expect(withDestination("?lang=fr")).toBe("?lang=fr&redirect=%2Fplan");
  expect(withDestination("?redirect=/other")).toBe("?redirect=/other");
  keepDestination("?redirect=/other");
  expect(withDestination("")).toBe("?redirect=%2Fother");
});

it("[QN-7] the next person goes to no place of the one before, and has no name", () => {
  keepDestination("?redirect=/plan");
  keepIdentifier("ada.novak");
  forgetIdentifier();
  expect(withDestination("")).toBe("");
  expect(knownIdentifier()).toEqual({ name: "", address: "" });
});

it("[QN-1] a registration is of its address alone", () => {
  expect(registeredAddress()).toBe("");
  keepRegisteredAddress("ada@novak.example");
  expect(registeredAddress()).toBe("");
  keepIdentifier("ada", " ada@novak.example\u00a0");
  expect(registeredAddress()).toBe("ada@novak.example");
  keepIdentifier("twin@novak.example");
  expect(registeredAddress()).toBe("");
});
