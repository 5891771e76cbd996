import { afterEach, describe, expect, it, vi } from "vitest";
import { readMark, removeMark, setMark } from "../page/marks.ts";
import { isLeftForPartner, partnerRedirectUrl, stayOnPage } from "./partner-redirect.ts";

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

describe("the UK partner's login host", () => {
  const site = "https://www.partner.example/careers/";
  const partner = { host: "login.partner.example", site };
  const at = (url: string, referrer = "", changes: Partial<typeof partner> = {}) =>
    partnerRedirectUrl({ partner: { ...partner, ...changes }, location: new URL(url), referrer });

  it("[SH-10] sends visitors to the partner's site", () => {
    const url = "https://login.partner.example/?redirect=%2Fplan";
    expect(at(url)).toBe(site);
    expect(at(url, "https://search.example/")).toBe(site);
    expect(at(url, "", { host: "LOGIN.partner.example" })).toBe(site);
  });

  it.each([
    ["who come from the partner", "https://login.partner.example/", `${site}sign-in?x=1`],
    ["of another host", "https://login.other.example/", ""],
    ["of a host that only looks like it", "https://login.partner.example.evil.example/", ""],
    ["of another port", "https://login.partner.example:8443/", ""],
  ])("[SH-10] leaves people alone %s", (_, url, referrer) => {
    expect(at(url, referrer)).toBeNull();
  });

  it("[SH-10] [QX-8] stays where the portal was shown before, as after a reload, which loses the referrer", () => {
    // As React Router's start writes it.
    history.replaceState({ idx: 0 }, "");
    expect(at("https://login.partner.example/")).toBeNull();
  });

  it("[SH-10] [QX-8] lets a tab stay that came from the partner once: the portal's own loads lose the referrer", () => {
    const url = "https://login.partner.example/";
    expect(at(url)).toBe(site);
    expect([at(url, site), at(url), at(url)]).toEqual([null, null, null]);
  });

  it("[SH-10] compares origins, not beginnings of texts", () => {
    const url = "https://login.partner.example/";
    expect(at(url, "https://www.partner.example.evil.example/")).toBe(site);
    expect(at(url, "http://www.partner.example/")).toBe(site);
    expect(at(url, "not a url")).toBe(site);
  });

  it("[SH-10] does nothing without a host and a site, or where the site is the page's own", () => {
    const url = "https://login.partner.example/";
    expect(at(url, "", { host: "" })).toBeNull();
    expect(at(url, "", { site: "" })).toBeNull();
    expect(at(url, "", { site: "/careers" })).toBeNull();
    // The head script takes the values as they are.
    expect(at(url, "", { site: "javascript:alert(1)" })).toBeNull();
    expect(at(url, "", { site: "data:text/html,x" })).toBeNull();
    expect(at(url, "", { site: "https://login.partner.example/x" })).toBeNull();
  });

  it("[SH-10] breaks a loop that a site makes which sends people straight back, and only then", () => {
    vi.useFakeTimers();
    const url = "https://login.partner.example/";
    expect([at(url), at(url), at(url), at(url)]).toEqual([site, site, site, null]);
    vi.advanceTimersByTime(60_000);
    expect(at(url)).toBe(site);
  });

  it("[SH-10] [QT-6] redirects where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(at("https://login.partner.example/")).toBe(site);
  });
});
