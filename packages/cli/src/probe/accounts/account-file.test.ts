import { describe, expect, it } from "vitest";
import { checkAccounts, secretsOfAccounts } from "./account-file.ts";

const account = { username: "planted.name", password: "planted-password" };

describe("[QO-6] an account file", () => {
  it("may have any of its parts", () => {
    expect(checkAccounts({}, "a.json")).toEqual({});
    expect(checkAccounts({ signIn: [account] }, "a.json")).toEqual({ signIn: [account] });
  });

  it.each([
    [[], "a.json should have an object."],
    [null, "a.json should have an object."],
    [{ signin: [account] }, "signin is not a known field"],
    [{ signIn: account }, "signIn should be a list"],
    [{ signIn: [{ username: "planted.name" }] }, "signIn.0.password is missing"],
    [{ signIn: [{ ...account, password: 7 }] }, "signIn.0.password should be a text"],
    [{ signIn: [{ ...account, username: "" }] }, "signIn.0.username should not be empty"],
    [
      { signIn: [{ ...account, language: "de" }] },
      "signIn.0.language should be one of en-CA, en-US, fr-CA, es-MX, es-US, es-CL, es-PE, en-GB",
    ],
    [{ signIn: [account, account, account, account] }, "signIn should have 3 accounts or fewer"],
    [
      { mustReset: { ...account, newPassword: "short" } },
      "mustReset.newPassword should have 8 characters or more",
    ],
    // The portal counts each of these as one character, not as two.
    [
      { mustReset: { ...account, newPassword: "🐑🐑🐑🐑" } },
      "mustReset.newPassword should have 8 characters or more",
    ],
    [{ mustReset: "planted-password" }, "mustReset should be an object"],
    [{ signIn: [null] }, "signIn.0 should be an object"],
    [{ reset: { token: "planted-token" } }, "reset.resetType is missing"],
    [{ "planted-password": 1 }, "is not a known field"],
  ])("is refused by the name of the field: %j", (content, message) => {
    expect(() => checkAccounts(content, "a.json")).toThrow(message);
  });

  it("[QT-3] is never repeated in a message about it", () => {
    const content = {
      signIn: ["planted-password"],
      mustReset: [account],
      reset: { token: [account] },
    };
    const error = (() => {
      try {
        return checkAccounts(content, "a.json");
      } catch (reason) {
        return String(reason);
      }
    })();
    expect(error).toContain("signIn.0 should be an object");
    expect(error).not.toContain("planted");
  });

  it("[QT-3] has only secrets but for languages, types and ids", () => {
    const reset = { token: "planted-token", resetType: "ResetPassword" };
    const file = checkAccounts({ signIn: [{ ...account, language: "fr-CA" }], reset }, "a.json");
    expect(secretsOfAccounts(file)).toEqual(["planted.name", "planted-password", "planted-token"]);
  });
});
