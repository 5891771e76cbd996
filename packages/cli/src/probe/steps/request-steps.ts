import type { MadeUp } from "../calls/made-up.ts";
import { callOf } from "./call-of.ts";
import { refusedBody, refusedToken } from "./expect.ts";
import type { Step } from "./step.ts";

/** Requests that the portal never sends: without the CSRF token, and with odd bodies. */
export function foreignRequests({ token }: MadeUp): Step[] {
  const stored = {
    ...callOf("redirect", { Token: token }),
    topic: "csrf",
    isForeign: true,
    expect: refusedToken,
  } as const;
  const bodies: readonly [string, object | string | undefined][] = [
    ["no body", undefined],
    ["a list as its body", "[]"],
    ["a body that is cut off", '{"Username":"a'],
    ["values of other types", { Username: 7, Password: [], RequestId: {}, SelectedLanguage: "0" }],
  ];
  return [
    { ...stored, title: "Call without the CSRF token", csrf: "missing" },
    { ...stored, title: "Call with a made-up CSRF token", csrf: "made up" },
    ...bodies.map(([words, body]): Step => ({
      ...callOf("login", body),
      title: `Sign in with ${words}`,
      isForeign: true,
      expect: refusedBody,
    })),
  ];
}
