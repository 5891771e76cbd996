import type { Edge } from "./graph.ts";
import { type Place, placeOf } from "./place.ts";
import { type Room, rooms, type Taking, testingRoom } from "./rooms.ts";

const CORE = "packages/core";

/** Says what is wrong with an import between two rooms of core, or nothing. */
export function roomFault(edge: Edge): string | undefined {
  const from = placeOf(edge.from);
  const to = placeOf(edge.to);
  if (from.unit !== CORE || to.unit !== CORE || !inSource(from) || !inSource(to)) return undefined;
  const [fromRoom = ""] = from.steps;
  const [toRoom = ""] = to.steps;
  if (to.steps.length === 1) return entryFault(from);
  if (toRoom === testingRoom) return from.isTest ? undefined : "only tests import from testing";
  // An entry opens the house; the testing room furnishes a whole portal.
  if (from.steps.length === 1 || fromRoom === testingRoom) return undefined;
  if (fromRoom === toRoom) return flowFault(from, to);
  return from.isTest ? upwardsFault(fromRoom, toRoom) : takingFault(edge, fromRoom, to);
}

function inSource({ path }: Place): boolean {
  return path.startsWith(`${CORE}/src/`);
}

function entryFault(from: Place): string | undefined {
  return from.isTest ? undefined : "a room never imports an entry of the package";
}

function flowFault(from: Place, to: Place): string | undefined {
  if (from.steps[0] !== "flows" || from.steps[1] === to.steps[1]) return undefined;
  return `flow ${from.steps[1]} imports flow ${to.steps[1]}: a flow never imports another flow`;
}

function upwardsFault(fromRoom: string, toRoom: string): string | undefined {
  return storeyOf(toRoom) > storeyOf(fromRoom)
    ? undefined
    : `${fromRoom} imports ${toRoom}: imports run downwards only`;
}

function takingFault({ typesOnly }: Edge, fromRoom: string, to: Place): string | undefined {
  const [toRoom = ""] = to.steps;
  const room = rooms.find(({ name }) => name === fromRoom);
  const taking = room === undefined ? undefined : takingOf(room, toRoom);
  if (taking === "anything") return undefined;
  if (taking === undefined) return `${fromRoom} may not import ${toRoom}`;
  if (taking === "types") {
    return typesOnly ? undefined : `${fromRoom} may import types alone from ${toRoom}`;
  }
  return to.steps.slice(1).join("/") === taking.file
    ? undefined
    : `${fromRoom} may import ${taking.file} alone from ${toRoom}`;
}

function takingOf({ name, mayImport }: Room, toRoom: string): Taking | undefined {
  if (mayImport !== "below") return mayImport[toRoom];
  return storeyOf(toRoom) > storeyOf(name) ? "anything" : undefined;
}

function storeyOf(room: string): number {
  return rooms.findIndex(({ name }) => name === room);
}
