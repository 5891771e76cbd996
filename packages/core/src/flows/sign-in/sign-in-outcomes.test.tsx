import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { hasMark, setMark } from "../../page/marks.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { message, messages } from "../../testing/shown-messages.ts";
import { bodyOf, button, home, password, signedIn, signIn } from "../../testing/sign-in-page.ts";

const planted = new TypeError("planted");
const plant = () => {
  throw planted;
};
/** The mistake that reading an address against "nowhere" throws. */
const unreadable = expect.objectContaining({ message: "Invalid URL", base: "nowhere" });

describe("sign-in outcomes", () => {
  it("[SI-6] goes to the url, and stores the token when remember is ticked", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ appToken: "token-1", auth_token: "true" });
  });

  it("[SI-6] [CO-2] stores no token when remember is not ticked", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await user.click(screen.getByRole("checkbox"));
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true", remember: "unticked" });
  });

  it("[SI-6] [API-21] goes to the url whatever the id that it does not send", async () => {
    answering("/api/auth/login", { data: { url: home, userAccountId: {} } });
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[SI-8] [API-3] another sign-in page has an attempt of its own, without the refusal of the one before", async () => {
    const sent = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/florida");
    await signIn(user);
    await waitFor(() => expect(messages()).not.toEqual([]));
    await user.click(screen.getByRole("link", { name: /^Waymark/u }));
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(messages()).toEqual([]);
    await signIn(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(bodyOf);
    expect(second?.["RequestId"]).not.toBe(first?.["RequestId"]);
  });

  it("[SI-7] a must-reset goes to /mustreset with nothing stored", async () => {
    answering("/api/auth/login", {
      data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" },
    });
    const { user, leaveTo } = renderPortal("/?lang=en");
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe("/mustreset"));
    expect(window.location.search).toBe("?lang=en");
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it("[SI-7] [QX-5] from a must-reset on, a page whose script is gone may reload again", async () => {
    // As the first script leaves it.
    setMark("sending");
    answering("/api/auth/login", { data: { isMustResetPassword: true, userAccountId: 7 } });
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe("/mustreset"));
    expect(hasMark("sending")).toBe(false);
  });

  it.each([
    ["while its response is decided on", { origin: "nowhere" }, unreadable],
    ["while it is acted on", { leaveTo: plant }, planted],
  ])(
    "[API-21] [QE-4] a mistake of our own after a good login, %s, crashes the screen, with its cause in the console",
    async (_, environment, mistake) => {
      const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => undefined);
      answering("/api/auth/login", { data: { url: "/home", jwtToken: "t" } });
      const { user } = renderPortal("/", { environment });
      await signIn(user);
      expect(
        await screen.findByRole("heading", { level: 1, name: /stopped working/u }),
      ).toBeVisible();
      expect(console.mock.calls.flat()).toContainEqual(mistake);
      expect(messages()).toEqual([]);
    },
  );

  it("[SI-5] [QX-1] sends one request however often it is asked, and spins a second longer", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering("/api/auth/login", () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderPortal("/");
    await signIn(user);
    await user.dblClick(button());
    await user.type(password(), "{Enter}{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(button()).toHaveAttribute("aria-busy", "true");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const spins = () => button().querySelector(".wm-spinner") !== null;
    let endedAt = 0;
    const watch = new MutationObserver(() => (endedAt = Date.now()));
    watch.observe(button(), { attributeFilter: ["aria-busy"] });
    answer(HttpResponse.json({}, { status: 401 }));
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    watch.disconnect();
    // A busy machine has let some of the second pass before it looks.
    vi.setTimerTickMode("manual");
    const spinsAfter = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(endedAt + ms - Date.now()));
      return spins();
    };
    expect(await spinsAfter(950)).toBe(true);
    expect(await spinsAfter(1100)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it("[QX-1] [SI-5] a double click, or Enter kept down, sends one request, also where the answer comes in between", async () => {
    const asked = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    expect(fireEvent.click(button(), { detail: 2 })).toBe(false);
    expect(fireEvent.keyDown(password(), { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(password(), { key: "Enter" })).toBe(true);
    // Another key that is kept down corrects or fills in a field.
    expect(fireEvent.keyDown(password(), { key: "Backspace", repeat: true })).toBe(true);
    fireEvent.click(button(), { detail: 1 });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it("[QE-1] [SI-1] [QN-7] a double click on the button presses nothing that its message has moved there, and the message keeps the focus", async () => {
    const { user } = renderPortal("/");
    const box = screen.getByRole("checkbox");
    await user.click(box);
    const press = (target: Element, detail: number) => [
      fireEvent.mouseDown(target, { detail }),
      fireEvent.click(target, { detail }),
    ];
    press(button(), 1);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    for (const moved of [
      box,
      screen.getByLabelText("Password"),
      screen.getByText("Username or email"),
    ])
      expect(press(moved, 2)).toEqual([false, false]);
    expect(box).not.toBeChecked();
    // One that begins on the box itself.
    expect([...press(box, 1), ...press(box, 2)]).not.toContain(false);
    press(screen.getByRole("button", { name: "Show password" }), 1);
    press(screen.getByRole("button", { name: "Hide password" }), 2);
    expect(password()).toHaveAttribute("type", "password");
  });

  it("[QX-1] stays busy while the browser is on its way", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await user.click(button());
    await user.type(password(), "{Enter}");
    expect(asked).toHaveLength(1);
    expect(button()).toHaveAttribute("aria-busy", "true");
  });

  it("[QX-3] a return from the back/forward cache is ready for another try", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    const back = new Event("pageshow") as PageTransitionEvent;
    Object.defineProperty(back, "persisted", { value: true });
    act(() => void window.dispatchEvent(back));
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "false"));
  });
});
