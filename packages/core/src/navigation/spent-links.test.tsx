import type { UserEvent } from "@testing-library/user-event";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn } from "../testing/fill-in.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { button, data, fill, load, submit } from "../testing/registration-page.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { family, higherEd, home, reset, validate } from "../testing/reset-page.ts";
import { WITH_SECRET } from "./link-address.ts";
import { routes } from "./find-route.ts";

const TOKEN = "secret%2Ftoken";
const kept = () => JSON.stringify(window.history.state);

const account = { data: { userName: "nadia.o" } };
const url = home;
/** A mistake of the server, which has done its work. */
const refusedUrl = "javascript:1";

/** Links whose form, or whose load, spends their token: the calls with their answers, and the fields. */
type Link = [path: string, answers: Record<string, object>, fields: string[]];
const linksTo = (target: string): Link[] => [
  [
    `/reset/${TOKEN}/ForceResetPassword`,
    { [validate]: account, [reset]: { url: target } },
    ["New password"],
  ],
  [
    `/reset/${TOKEN}/ActivateParent`,
    { [validate]: account, [family]: { students: [] }, [reset]: { url: target } },
    ["New password", "Confirm new password"],
  ],
  [
    `/reset/${TOKEN}/HigherEdActivation`,
    { [validate]: account, [higherEd]: { loginUrl: target } },
    ["New password"],
  ],
  [
    `/portfoliolinking/${TOKEN}/student`,
    { "/api/auth/portfolioLinking": { url: target } },
    ["Username or email", "Password"],
  ],
  [
    `/massprint/${TOKEN}/1/77`,
    { "/api/auth/massprintaddfiletoredis": { data: { url: target } } },
    [],
  ],
];

/** Links that are answered with their own address, as a path and as a whole url. */
const linksToThemselves = ["", window.location.origin].flatMap((origin) =>
  linksTo("").flatMap(([path], at) => linksTo(`${origin}${path}`).slice(at, at + 1)),
);

/** Other links: those from the choice, which are below, and those whose screen stays, which are in `link-address.test.tsx`. */
const otherLinks = ["/account", "/registration", "/verify", "/confirmusernamechange"];

it("[QN-5] each route with a token has a test in which its link is spent", () => {
  const names = (paths: readonly string[]) => new Set(paths.map((path) => path.split("/")[1]));
  const paths = routes.map(({ path }) => path).filter((path) => WITH_SECRET.test(path));
  expect(names([...linksTo("").map(([path]) => path), ...otherLinks])).toEqual(names(paths));
});

/** Opens a link, and fills in and sends its form where it has one. */
async function submitAtLink(...[link, answers, fields]: ReturnType<typeof linksTo>[number]) {
  for (const [call, answer] of Object.entries(answers)) answering(call, answer);
  const { user, leaveTo } = renderPortal(link);
  await waitFor(() => expect(kept()).toContain(TOKEN));
  for (const label of fields) {
    await fillIn(user, await screen.findByLabelText(label), "quiet river 8");
  }
  await user.keyboard("{Enter}");
  return leaveTo;
}

describe("the token of a link that has done its work", () => {
  it.each(linksTo(url))("[QN-5] %s is gone from the history", async (...link) => {
    const leaveTo = await submitAtLink(...link);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(kept()).not.toContain("secret");
  });

  it.each([...linksTo(refusedUrl), ...linksToThemselves])(
    "[QN-5] [QT-1] %s with %j is gone from the history where the url is refused, too, and so is the password",
    async (link, answers, fields) => {
      const leaveTo = await submitAtLink(link, answers, fields);
      expect(await screen.findByRole("alert")).toBeVisible();
      expect(kept()).not.toContain("secret");
      for (const label of fields) expect(screen.queryByLabelText(label)).toBeNull();
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  /** Fills in the form and sends it. */
  const ways = {
    Register: async (user: UserEvent) => {
      await screen.findByLabelText("First name");
      await fill(user);
      await user.click(button());
      await screen.findByRole("heading", { name: "Your registration was sent" });
    },
    "Sign in to link your account": async (user: UserEvent) => {
      await fillIn(user, await screen.findByLabelText("Username or email"), "nadia.o");
      await fillIn(user, screen.getByLabelText("Password"), "quiet river 8");
      await user.keyboard("{Enter}");
    },
  };

  it.each([
    ["Register", ["/registrationconfirmation", "/"]],
    ["Sign in to link your account", ["/"]],
  ] as const)(
    '[QN-5] [QN-7] after "%s", Back leads past the choice, and no page has it',
    async (name, entries) => {
      answering(load, data);
      answering(submit, {});
      answering("/api/auth/portfolioLinking", { url });
      window.history.pushState(null, "", "/");
      const { user } = renderPortal(`/account/${TOKEN}`);
      await user.click(await screen.findByRole("link", { name }));
      await waitFor(() => expect(kept()).toContain(TOKEN));
      await ways[name](user);
      await waitFor(() => expect(kept()).not.toContain("secret"));
      for (const path of entries) {
        act(() => window.history.back());
        await waitFor(() => expect(window.location.pathname).toBe(path));
        expect(kept()).not.toContain("secret");
      }
      await waitFor(() => expect(document.body.innerHTML).not.toContain("secret"));
    },
  );

  it("[RT-9] [QN-1] [QN-2] a person may change between both forms, with the key and the address, in one entry of the history", async () => {
    const asked = answering(load, refusal(503), { ...data, userClaim: null });
    const { user } = renderPortal(`/account/${TOKEN}`);
    const follow = async (name: string) => user.click(await screen.findByRole("link", { name }));
    const entries = window.history.length;
    await follow("Register");
    await screen.findByRole("button", { name: "Try again" });
    await follow("Sign in to link your account");
    await follow("Register");
    await fillIn(user, await screen.findByLabelText("Email"), "nadia@lakeview.example");
    await follow("Sign in to link your account");
    expect(await screen.findByLabelText("Username or email")).toHaveValue("nadia@lakeview.example");
    await follow("Register");
    expect(await screen.findByLabelText("Email")).toHaveValue("nadia@lakeview.example");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    const body = { K: decodeURIComponent(TOKEN) };
    expect(asked).toMatchObject([{ body }, { body }, { body }]);
    expect(window.location.pathname).toBe("/registration/-");
    expect(window.history.length).toBe(entries);
  });
});
