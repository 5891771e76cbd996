import { afterEach, describe, expect, it, vi } from "vitest";
import { readMark, removeMark, setMark } from "../page/marks.ts";
import { isLeftForPartner, stayOnPage } from "./partner-redirect.ts";

afterEach(() => removeMark("awaits"));

describe("a page on a partner's host", () => {
  it.each(["session", undefined] as const)("[RT-10] that awaits %s is not left", async (awaits) => {
    if (awaits) setMark("awaits", awaits);
    expect(await isLeftForPartner()).toBe(false);
  });

  it("[RT-10] is left, or waits for the first script to say that it stays", async () => {
    setMark("awaits", "left");
    expect(await isLeftForPartner()).toBe(true);
    setMark("awaits", "partner");
    const decided = vi.fn<(isLeft: boolean) => void>();
    void isLeftForPartner().then(decided);
    await Promise.resolve();
    expect(decided).not.toHaveBeenCalled();
    stayOnPage();
    await vi.waitFor(() => expect(decided).toHaveBeenCalledExactlyOnceWith(false));
    expect(readMark("awaits")).toBe("screen");
  });
});
