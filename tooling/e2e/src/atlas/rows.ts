import { calls } from "@waymark/core/build";
import { openForcedChange, people, signIn, signInStudent } from "../fixtures/people.ts";
import {
  type Fields,
  nothing,
  opened,
  openMailed,
  type Place,
  type Step,
  submit,
} from "./steps.ts";

/** The rows are those of the call table, and logging out, whose path only a configuration names. */
export type AtlasCall = keyof typeof calls | "logout";

/** One row of the atlas: how a person gets to the point where a call is made. */
export interface AtlasRow {
  /** Folder of the app; the default one where none is named. */
  app?: string;
  /** Goes to the point before the call, while everything still works. */
  prepare: Step;
  /** Makes the call. */
  act: Step;
  /** Values that the person types before the call, by the fields' names; they have to be there still afterwards. */
  typed?: Fields;
  /** A selector of what is seen when the journey has continued as usual. */
  usual: string;
  /** Faults that one message is enough for, with the reason. */
  oneMessage?: FaultsOfRow;
  /** Why there is nothing to make the same call again with. */
  continuesOtherwise?: string;
  /** Faults that are none for this call, with the reason. */
  harmless?: FaultsOfRow;
}

interface FaultsOfRow {
  faults: readonly string[] | "all";
  because: string;
}

const { username, password } = people.student;
const account = { username, password };
const address = { email: "maya.chen@riverside.example" };
const newPassword = { password: "a brand new password" };
const person = { firstName: "Jo", lastName: "Park", displayName: "Ms. Park" };
const registrant = { ...person, institutionId: "riverside" };
const successIsNotRead = "nothing of its success is read but the words that make it a refusal";
const emptyIsSuccess = { faults: ["empty"], because: "its success may come without a body" };
const arrivedInside = "[data-look] .bar";

/** A form that is opened, filled in and sent. */
const sending = (prepare: Step, typed: Fields, usual: string) => ({
  prepare,
  act: submit,
  typed,
  usual,
});

/** A mailed link whose page makes the call. */
const opening = (kind: string, usual: string): AtlasRow => ({
  prepare: nothing,
  act: openMailed(kind),
  usual,
});

const signingIn = sending(opened("/"), account, arrivedInside);

/** Sign-in of a region that asks for a consent first. */
export const ministrySignIn: AtlasRow = {
  ...signingIn,
  app: "ministry",
  act: async (place) => {
    await place.page.locator("[name=consent]").check();
    await submit(place);
  },
};

/** Every call of section 7, and how a person comes to make it. */
export const atlasRows: Readonly<Record<AtlasCall, AtlasRow>> = {
  login: signingIn,
  loginSd: { ...signingIn, app: "sdmylife" },
  forgotPassword: {
    ...sending(opened("/forgot"), address, "[data-screen='forgot.sentTitle']"),
    harmless: { faults: ["wrong-shape"], because: successIsNotRead },
  },
  validateEmailToken: opening("ResetPassword", "[name=password]"),
  familyData: {
    ...opening("ActivateParent", ".wm-facts dd ~ dd ~ dd"),
    continuesOtherwise: "the password is set without them",
    oneMessage: {
      faults: "all",
      because: "the names are a kindness, and the password can be set without them",
    },
  },
  massPrint: opening("MassPrint", arrivedInside),
  resetPassword: sending(openMailed("ResetPassword"), newPassword, arrivedInside),
  mustResetPassword: {
    ...sending(
      ({ page, origin }) => openForcedChange(page, origin),
      newPassword,
      "[data-message=PASSWORD_CHANGED]",
    ),
    harmless: {
      faults: ["empty", "wrong-shape"],
      because: "success is all there is to read, and it may come without a body",
    },
  },
  redirect: {
    // In a page of its own, where React is there.
    prepare: async ({ page, origin }) => {
      // A sign-in page of the cell before would follow the other page's sign-in alone.
      await page.goto("about:blank");
      const other = await page.context().newPage();
      await other.goto(origin);
      await other.locator("[name=remember]").check();
      await signInStudent(other);
      await other.close();
    },
    // The page may lead on before the browser says that it is there.
    act: ({ page, origin }) => page.goto(origin, { waitUntil: "commit" }).then(nothing, nothing),
    usual: arrivedInside,
    continuesOtherwise: "a saved sign-in that failed is forgotten, and the form is there",
  },
  portfolioLinking: sending(opened("/sso/maya"), account, arrivedInside),
  registrationData: {
    prepare: async ({ page, origin }) => void (await page.goto(`${origin}/sso/newcomer`)),
    act: ({ page }) => page.locator("main a[href*='/registration/']").click(),
    usual: "[name=firstName]",
  },
  registration: {
    ...sending(openRegistration, registrant, "[data-screen='registrationConfirmation.title']"),
    harmless: { faults: ["empty", "wrong-shape"], because: successIsNotRead },
  },
  verifyEmail: opening("VerifyEmail", ".wm-fact"),
  confirmUsernameChange: opening("UsernameChange", ".wm-fact"),
  resendVerification: {
    prepare: openMailed("VerifyEmail", "expire"),
    act: ({ page }) => page.locator(".wm-resend button").click(),
    usual: "main :is(.wm-fact, [data-tone=success])",
    harmless: emptyIsSuccess,
  },
  switchAccount: {
    prepare: nothing,
    act: openAccountChoice,
    usual: "[data-workspace]",
    oneMessage: {
      faults: ["empty"],
      because: "it means that there is no workspace, which the sign-in page says",
    },
  },
  // The address that comes back is that of the sign-in.
  registerHigherEd: sending(openMailed("HigherEdActivation"), newPassword, "[name=username]"),
  logout: {
    prepare: async (place) => {
      await place.sandbox.configure({ logoutPath: "/api/auth/logout" });
      await openAccountChoice(place);
      await place.page.locator("[data-workspace]").first().waitFor();
    },
    act: ({ page }) => page.getByRole("link", { name: "Sign out" }).click(),
    usual: "[name=password]",
    harmless: {
      faults: "all",
      because: "a log-out without a response still signs the user out here",
    },
  },
};

async function openAccountChoice({ page, origin }: Place): Promise<void> {
  await page.goto(origin);
  await signIn(page, people.everything);
}

async function openRegistration({ page, origin }: Place): Promise<void> {
  await page.goto(`${origin}/sso/newcomer`);
  await page.locator("main a[href*='/registration/']").click();
}

/** The path by which a call is told to fail. */
export function pathOf(call: AtlasCall): string {
  return call === "logout" ? "/api/auth/logout" : calls[call].path;
}
