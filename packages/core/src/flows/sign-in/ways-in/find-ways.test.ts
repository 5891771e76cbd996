import { expect, it } from "vitest";
import { findWays, searchable } from "./find-ways.ts";

const names = ["École St-Joseph", "Riverside School", "St. Mary’s, Upper River", "École du Nord"];
const list = searchable(names.map((name, at) => ({ id: `${at}`, name, url: "/sso" })));
const found = (typed: string) => findWays(list, typed).map(({ name }) => name);

it.each([
  ["", names],
  ["  ", names],
  ["ecole", ["École St-Joseph", "École du Nord"]],
  ["ÉCOLE nord", ["École du Nord"]],
  ["st joseph", ["École St-Joseph"]],
  ["joseph, st.", ["École St-Joseph"]],
  ["river", ["Riverside School", "St. Mary’s, Upper River"]],
  ["side", []],
  ["(", names],
  ["<b>", []],
])("%j finds names by the beginnings of their words", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it("[QT-6] names of any writing are kept as they are", () => {
  const [way] = findWays(searchable([{ id: "a", name: "学校 <b>١</b>", url: "/a" }]), "学");
  expect(way?.name).toBe("学校 <b>١</b>");
});
