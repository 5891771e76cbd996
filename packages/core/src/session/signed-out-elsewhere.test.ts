import { beforeEach, describe, expect, it } from "vitest";
import { takeSignedOut } from "./stored-session.ts";

beforeEach(() => {
  localStorage.setItem("auth_token", "true");
  localStorage.setItem("appToken", "t");
});

describe("an address that says that the product has signed the person out", () => {
  const read = async (address: string) => {
    window.history.replaceState(null, "", address);
    return takeSignedOut(window.location.pathname);
  };

  it("[SH-8] forgets the sign-in, once", async () => {
    expect(await read("/?signedout=1&lang=fr")).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(window.location.search).toBe("?lang=fr");
    localStorage.setItem("appToken", "t");
    expect(await takeSignedOut("/")).toBe(false);
    expect(localStorage.getItem("appToken")).toBe("t");
  });

  it("[SH-8] [QN-7] ends the question whose the stored sign-in is: there is none, and the next one is no other person's", async () => {
    window.history.replaceState({ usr: { asks: true } }, "", "/?signedout=1");
    await takeSignedOut("/");
    expect(window.history.state).toEqual({ usr: {} });
  });

  it("[RT-10] leaves the rest of the query with the values that were typed", async () => {
    expect(await read("/?redirect=/a+b%20c&signedout=1")).toBe(true);
    expect(window.location.search).toBe("?redirect=%2Fa%2Bb%20c");
    expect(await read("/?signedout=1#main")).toBe(true);
    expect(window.location.href).toMatch(/\/#main$/u);
  });

  it.each(["/?signedout=2", "/?signedout=", "/legal?signedout=1", "/switchaccount?signedout=1"])(
    "[SH-8] [QN-7] %s forgets nothing",
    async (address) => {
      expect(await read(address)).toBe(false);
      expect(localStorage.getItem("appToken")).toBe("t");
    },
  );

  it("[SH-8] [QN-7] forgets nothing before a page that is only prerendered is opened", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const done = read("/?signedout=1");
    await new Promise((resolve) => setTimeout(resolve));
    expect(localStorage.getItem("appToken")).toBe("t");
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(await done).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
