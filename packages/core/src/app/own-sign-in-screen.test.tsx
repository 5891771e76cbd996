import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished } from "vitest";
import { requiredBox } from "../forms/required-boxes.tsx";
import { lazyPage } from "../layout/lazy-page.ts";
import type { Region } from "../layout/region.ts";
import { madeSignIn } from "../testing/made-sign-in.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import { ownScreens } from "../testing/own-screens.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { button, home, password, signedIn, signIn, username } from "../testing/sign-in-page.ts";
import { Slot } from "../ui/slot.tsx";

/** Answers with nothing before the test ends: the files of a worker share the list of pending calls. */
function pendingUntilTheEnd(): () => Promise<Response> {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  onTestFinished(() => answer(HttpResponse.json({}, { status: 500 })));
  return () => pending;
}

const { field: Field, password: Password } = wholeSet;

const open = (path: string, region: Partial<Region> = {}) =>
  renderPortal(path, { region: { screens: ownScreens, ...region } });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const state = () => screen.getByTestId("state").textContent;

describe("a sign-in screen of the region's own", () => {
  it("[SI-3] sends one request by the portal's rules, and follows its url", async () => {
    const calls = answering("/api/auth/login", signedIn);
    const { user, leaveTo } = open("/");
    expect(await title("Own sign-in")).toBeVisible();
    await user.type(username(), " amelie ");
    await user.type(password(), "river stone 8{Enter}{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ Username: "amelie", Password: "river stone 8" });
    expect(document.querySelector(".wm-form, .wm-card .wm-field")).toBeNull();
  });

  it("[QE-1] says what is missing in its own summary, which takes the focus and leads to the field", async () => {
    const { user } = open("/");
    await user.type(username(), "maya{Enter}");
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toMatch(/^Error: Own sign-in/u);
    expect(password()).toHaveAccessibleDescription(/Enter your password/u);
    await user.click(within(summary).getByRole("link", { name: "Enter your password" }));
    expect(password()).toHaveFocus();
    expect(state()).toBe("invalid 1 no wait");
  });

  it("[QN-4] shows why it was refused, with a code, and what is typed into the summary goes to the password", async () => {
    answering("/api/auth/login", refusal(400));
    const { user } = open("/");
    await signIn(user);
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary.querySelector("[data-message]")).toBeVisible();
    await waitFor(() => expect(document.querySelector("[data-code]")).toBeVisible());
    await user.keyboard("n");
    expect(password()).toHaveFocus();
    expect(state()).toBe("failed 1 no wait");
  });

  it("[QN-3] holds the button while the server asks for a wait", async () => {
    answering("/api/auth/login", refusal(429, {}, { "Retry-After": "90" }));
    const { user } = open("/");
    await signIn(user);
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    expect(document.getElementById(button().getAttribute("aria-describedby") ?? "")).toBeVisible();
    expect(state()).toMatch(/^failed 1 You can try again/u);
  });

  it("gives the focus to its button when the message goes", async () => {
    answering("/api/auth/login", refusal(500), pendingUntilTheEnd());
    const { user } = open("/");
    await signIn(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    document.querySelector("form")?.requestSubmit();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(button()).toHaveFocus();
  });

  it("[SI-2] is of the variant of its path, and knows which", async () => {
    const calls = answering("/api/auth/loginSD", signedIn);
    const { user } = open("/sdmylife");
    expect(await screen.findByTestId("variant")).toHaveTextContent("sdmylife");
    await signIn(user);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it("is loaded where it is lazy", async () => {
    const { SignIn } = { SignIn: ownScreens["sign-in"] };
    const lazy = lazyPage(
      async () => ({ SignIn }),
      (module) => module.SignIn,
    );
    open("/", { screens: { "sign-in": lazy } });
    expect(await title("Own sign-in")).toBeVisible();
  });

  it("[SI-6] keeps no person signed in without the box that asks for it", async () => {
    const calls = answering("/api/auth/login", signedIn);
    const SignIn = madeSignIn(({ fields }) => (
      <>
        <Field {...fields.username} />
        <Password {...fields.password} />
      </>
    ));
    const { user, leaveTo } = open("/", { screens: { "sign-in": SignIn } });
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls[0]?.body).toMatchObject({ remember: false });
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("asks for a required box, where the region puts its slot", async () => {
    const calls = answering("/api/auth/login", signedIn);
    const box = requiredBox({ name: "terms", label: "signIn.remember", missing: "required.email" });
    const SignIn = madeSignIn(({ fields }) => (
      <>
        <Field {...fields.username} />
        <Password {...fields.password} />
        <Slot place="beforeButton" />
      </>
    ));
    const slots = { "sign-in": { beforeButton: box } };
    const { user } = open("/", { screens: { "sign-in": SignIn }, slots });
    await signIn(user);
    expect(document.getElementById("terms")).toHaveAccessibleDescription(
      "Enter your email address",
    );
    expect(calls).toHaveLength(0);
    await user.click(document.getElementById("terms") as HTMLElement);
    await user.click(button());
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
