import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RoutePath } from "../navigation/route-table.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

/** Each route with the screen that it leads to here, and with its address there, where that is another one. */
const outcomes: Readonly<Record<RoutePath, readonly [screen: string, address?: string]>> = {
  "/": ["signIn.title"],
  "/sdmylife": ["signIn.title"],
  "/florida": ["signIn.title"],
  "/forgot": ["forgot.title"],
  "/forgot/sdmylife": ["forgot.title"],
  "/forgot/florida": ["forgot.title"],
  "/forgot/:type": ["forgot.title"],
  "/legal": ["legal.title"],
  "/privacy": ["privacy.title"],
  "/reset/:token/:resetType": ["reset.invalidLink", "/reset/-/x"],
  "/massprint/:token/:tokenType/:massPrintBatchJobId": ["massPrint.failed", "/massprint/-/x/x"],
  "/portfoliolinking/:k/:userType": ["linking.studentTitle", "/portfoliolinking/-/x"],
  "/portfoliolinking/:k": ["linking.studentTitle", "/portfoliolinking/-"],
  "/portfoliolinking": ["error.title", "/error"],
  "/mustreset": ["signIn.title", "/"],
  "/account/:k": ["account.title", "/account/-"],
  "/parent": ["parent.title"],
  "/noaccount": ["noAccount.title"],
  "/switchaccount": ["switch.failed"],
  "/registration/:k": ["registration.failed", "/registration/-"],
  "/registrationconfirmation": ["registrationConfirmation.title"],
  "/registrationnotallowed": ["registrationNotAllowed.title"],
  "/error": ["error.title"],
  "/verify/:token/:tokenType/:languageType/:translationLanguage": [
    "reset.invalidLink",
    "/verify/-/x/x/x",
  ],
  "/confirmusernamechange/:token/:tokenType/:languageType/:translationLanguage": [
    "reset.invalidLink",
    "/confirmusernamechange/-/x/x/x",
  ],
};

/** The screen that a path ends on, and where it stands. */
async function settled() {
  const shown = () => document.querySelector("[data-screen]")?.getAttribute("data-screen");
  // The waiting screen is there, with a heading, before its spinner is.
  await waitFor(() => expect(["waiting", undefined]).not.toContain(shown()));
  await waitFor(() => expect(document.querySelector(".wm-waiting")).toBeNull());
  await screen.findByRole("heading", { level: 1 });
  return [shown(), location.pathname.replace(/(.)\/$/u, "$1")];
}

it.each(Object.entries(outcomes))(
  "[RT-1] %s resolves, with and without a trailing slash",
  async (route, [shown, address]) => {
    answering("/api/*", refusal(404));
    const path = route.replaceAll(/:\w+/gu, "x");
    const view = renderPortal(path);
    expect(await settled()).toEqual([shown, address ?? path]);
    view.unmount();
    renderPortal(path === "/" ? path : `${path}/`);
    expect(await settled()).toEqual([shown, address ?? path]);
  },
);
