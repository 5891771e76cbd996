import { expect, it } from "vitest";
import { matchWays, searchable } from "./match-ways.ts";

const names = ["École St-Joseph", "Riverside School", "St. Mary’s, Upper River", "École du Nord"];
const schools = searchable(names.map((name, at) => ({ id: `${at}`, name, url: "/sso" })));
const slips = [
  "O’Connor High School",
  "Saint Mary’s",
  "St. Mary’s",
  "L’École-du-Nord",
  "Riverside",
];
const slippery = searchable(slips.map((name, at) => ({ id: `${at}`, name, url: "/sso" })));
const forgiven = (typed: string) => matchWays(slippery, typed).map(({ name }) => name);

it.each([
  ["oconnor", ["O’Connor High School"]],
  ["o'connor", ["O’Connor High School"]],
  ["o connor", ["O’Connor High School"]],
  ["st marys", ["Saint Mary’s", "St. Mary’s"]],
  ["saint mary", ["Saint Mary’s", "St. Mary’s"]],
  ["sai mar", ["Saint Mary’s", "St. Mary’s"]],
  ["ecole nord", ["L’École-du-Nord"]],
  ["lecole", ["L’École-du-Nord"]],
  ["riversde", ["Riverside"]],
  ["rivverside", ["Riverside"]],
  ["rivresi", ["Riverside"]],
  ["rovers", ["Riverside"]],
  ["oconor high", ["O’Connor High School"]],
  ["rvrsd", []],
  ["rxv", []],
])("[QN-2] %j forgives punctuation, saint and st, and one slip", (typed, expected) => {
  expect(forgiven(typed)).toEqual(expected);
});

it.each([
  ["sacre coeur", "École Sacré-Cœur"],
  ["sacré-cœur", "Ecole Sacre-Coeur"],
  ["oeuvre", "L’Œuvre"],
  ["laetitia", "Institut Lætitia"],
  ["weissensee", "Schule Weißensee"],
  ["lodz", "Łódź"],
  ["ostersund", "Østersund"],
  ["thordis", "Þórdís"],
])("[QN-2] %j finds %j, whose letters few keyboards have", (typed, name) => {
  const list = searchable([{ id: "a", name, url: "/a" }]);
  expect(matchWays(list, typed)).toHaveLength(1);
});

it("[QN-2] a name without a slip hides those with one", () => {
  const rivers = ["Rivera", "Riverb"].map((name) => ({ id: name, name, url: "/a" }));
  expect(matchWays(searchable(rivers), "rivera")).toHaveLength(1);
});

it("[QN-2] a place is looked through as well", () => {
  const places = ["Halifax", "Québec"];
  const list = searchable(
    places.map((place) => ({ id: place, name: "St. Mary’s", place, url: "/a" })),
  );
  expect(matchWays(list, "st mary quebec").map(({ place }) => place)).toEqual(["Québec"]);
});

it("[QX-6] a list of a hundred thousand is looked through", () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({
    id: `${at}`,
    name: `School ${at}`,
    url: "/a",
  }));
  const list = searchable(many);
  expect(matchWays(list, "school 99999")).toHaveLength(1);
  expect(matchWays(list, "shcool 99999").map(({ id }) => id)).toContain("99999");
});

const found = (typed: string) => matchWays(schools, typed).map(({ name }) => name);

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
  const [way] = matchWays(searchable([{ id: "a", name: "学校 <b>١</b>", url: "/a" }]), "学");
  expect(way?.name).toBe("学校 <b>١</b>");
});
