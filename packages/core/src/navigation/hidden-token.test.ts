import { afterEach, describe, expect, it } from "vitest";
import { replaceLink, withoutToken } from "./hidden-token.ts";
import { carriesToken, forgetLink, isLinkClosed, secretPaths, spentLinks } from "./link-address.ts";

/** Splits an address of the portal into its path and its query. */
function split(address: string) {
  const [pathname = "", query] = address.split("?");
  return { pathname, search: query === undefined ? "" : `?${query}` };
}

describe("an address with a token", () => {
  it.each([
    ["/reset/secret/ResetPassword?lang=fr", "/reset/-/ResetPassword?lang=fr"],
    ["/RESET/secret/resetpassword/", "/RESET/-/resetpassword/"],
    ["/account/secret", "/account/-"],
    ["/portfoliolinking/secret", "/portfoliolinking/-"],
    ["/portfoliolinking/secret/student", "/portfoliolinking/-/student"],
    ["/massprint/secret/1/77", "/massprint/-/1/77"],
    ["/verify/secret/1/0/1", "/verify/-/1/0/1"],
    ["/switchaccount?k=secret&lang=fr", "/switchaccount?lang=fr"],
    ["/SwitchAccount//?k=secret", "/SwitchAccount//"],
  ])("[QN-5] %s is shown as %s", (address, shown) => {
    expect(withoutToken(split(address), secretPaths)).toEqual(split(shown));
    expect(carriesToken(`${address}#main`)).toBe(true);
  });

  it.each([
    "/forgot/sdmylife",
    "/legal?k=1",
    "/reset/secret",
    "/reset/secret/a/b",
    "/account",
    "/account/-",
    "/to/account/secret",
    "/switchaccount?lang=fr",
    "/to/switchaccount?k=1",
    "/legal#/account/secret",
    "/legal#?k=1",
  ])("[QN-5] %s has none", (address) => {
    expect(carriesToken(address)).toBe(false);
  });
});

describe("the link that an entry of the history remembers", () => {
  afterEach(() => {
    history.replaceState(null, "", "/");
    spentLinks.clear();
  });

  it("[QN-5] is beside what the router and other parts keep there", () => {
    history.replaceState({ key: "k", usr: { asks: true } }, "", "/account/secret");
    replaceLink("/account/secret", "/account/-");
    const usr = { asks: true, link: "/account/secret" };
    expect([history.state, location.pathname]).toEqual([{ key: "k", usr }, "/account/-"]);
    expect(isLinkClosed("/account/-", usr)).toBe(false);
  });

  it("[QN-5] is gone once it is spent, and the address stays", () => {
    history.replaceState(null, "", "/account/-?lang=fr");
    forgetLink();
    expect([history.state, [...spentLinks]]).toEqual([null, []]);
    replaceLink("/account/secret?lang=fr", location.href);
    forgetLink();
    expect(history.state).toEqual({ usr: { link: undefined } });
    expect([...spentLinks]).toEqual(["/account/secret"]);
    expect(location.href).toMatch(/\/account\/-\?lang=fr$/u);
  });

  it.each([
    ["/account/-", null, true],
    ["/account/-", { link: 7 }, true],
    ["/account/-", { link: "/account/secret" }, false],
    ["/account/secret", null, false],
    ["/error-", null, false],
  ])("[QN-5] %s with %j is closed: %s", (pathname, state, isClosed) => {
    expect(isLinkClosed(pathname, state)).toBe(isClosed);
  });
});
