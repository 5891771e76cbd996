import type { OwnVariant } from "../../navigation/variants.ts";
import { refused } from "./answers.ts";
import type { ScreenState } from "./screen-state.ts";

/** Lists the states of a region's own sign-in variants: both screens, and a sign-in that is refused. */
export function statesOfVariants(variants: readonly OwnVariant[]): readonly ScreenState[] {
  return variants.flatMap(({ name, path }) => {
    // Storybook puts a hyphen between letters and digits of its ids.
    const place = `of-${name.replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gu, "-")}`;
    const signIn = { flow: "sign-in", route: "/", path, variant: name } as const;
    const answer = refused(401);
    return [
      { ...signIn, id: `sign-in-${place}` },
      {
        ...signIn,
        id: `sign-in-${place}-refused`,
        answers: { login: answer, loginSd: answer },
        steps: [{ fill: { username: "maya.chen", password: "maple-trail-24" } }, { send: true }],
        error: { operation: "login", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
      },
      {
        flow: "forgot",
        route: "/forgot",
        path: `/forgot/${name}`,
        variant: name,
        id: `forgot-${place}`,
      },
    ];
  });
}
