import { expect, it } from "vitest";
import { kilobytes } from "./request-log.ts";

const requests = [
  { type: "Document", sentAt: 0, endedAt: 100, bytes: 5000 },
  { type: "Script", sentAt: 10, endedAt: 150, bytes: 70_000 },
  { type: "Script", sentAt: 10, endedAt: 200, bytes: 30_000 },
  { type: "Image", sentAt: 20, endedAt: 160, bytes: 200 },
  { type: "Script", sentAt: 30, endedAt: 201, bytes: 999 },
  // The sign-in call, which has no response yet.
  { type: "Fetch", sentAt: 200, bytes: 0 },
];

it("adds up what was received when the call left, of one type or of all", () => {
  expect(kilobytes(requests, 200, "Document")).toBe(5);
  expect(kilobytes(requests, 200, "Script")).toBe(100);
  expect(kilobytes(requests, 200)).toBeCloseTo(105.2);
});
