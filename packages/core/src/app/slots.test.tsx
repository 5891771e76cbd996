import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { requiredBox } from "../forms/required-boxes.tsx";
import type { Region, Slots } from "../layout/region.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { button, home, password, signedIn, signIn, username } from "../testing/sign-in-page.ts";
import type { SlotProps } from "../ui/slot.tsx";

const named = (text: string) => () => <b>{text}</b>;
/** Says the state that a slot gets. */
const State = ({ screen: name, form }: SlotProps) => (
  <i data-testid="state">{`${name} ${form ? `${form.status} ${form.submits}` : "none"}`}</i>
);
const states = () => screen.getAllByTestId("state").map(({ textContent }) => textContent);

const signInSlots = {
  cardHead: named("head"),
  aboveForm: [named("above"), State],
  inSummary: named("in summary"),
  besideField: { username: named("beside username"), password: named("beside password") },
  beforeButton: named("before button"),
  belowForm: named("below"),
  cardFoot: [named("foot"), State],
};

describe("a region's slots", () => {
  it("are in their places, in the order of the page", async () => {
    answering("/api/auth/login", refusal(400));
    const { user } = renderPortal("/", { region: { slots: { "sign-in": signInSlots } } });
    await signIn(user);
    await screen.findByText("in summary");
    const card = document.querySelector(".wm-card");
    const order = [...(card?.querySelectorAll("b, h1, .wm-summary, input, [type=submit]") ?? [])];
    const nameOf = (element: Element) =>
      element.getAttribute("name") ??
      (element.matches("b") ? element.textContent : element.nodeName);
    expect(order.map(nameOf)).toEqual([
      "head",
      "H1",
      "above",
      "DIV",
      "in summary",
      "beside username",
      "username",
      "beside password",
      "password",
      "remember",
      "before button",
      "BUTTON",
      "below",
      "foot",
    ]);
    expect(document.querySelector(".wm-summary")).toHaveTextContent("in summary");
    expect(document.querySelector("form")).toHaveTextContent("above");
  });

  it("are told the state of their form, and none of its values", async () => {
    answering("/api/auth/login", refusal(400));
    const { user } = renderPortal("/", { region: { slots: { "sign-in": signInSlots } } });
    expect(states()).toEqual(["sign-in ready 0", "sign-in none"]);
    await user.click(button());
    expect(states()).toEqual(["sign-in invalid 1", "sign-in none"]);
    await signIn(user);
    await waitFor(() => expect(states()[0]).toBe("sign-in failed 2"));
    expect(document.body.textContent).not.toContain("river stone");
  });

  it.each<[string, string, Slots]>([
    ["/forgot", "forgot", { forgot: { besideField: { email: named("own") } } }],
    ["/noaccount", "no-account", { "no-account": { cardFoot: named("own") } }],
    ["/legal", "legal", { legal: { cardHead: named("own") } }],
  ])("of %s are shown there alone", async (path, _, slots) => {
    const { unmount } = renderPortal(path, { region: { slots } });
    expect(await screen.findByText("own")).toBeVisible();
    unmount();
    renderPortal("/", { region: { slots } });
    expect(screen.queryByText("own")).toBeNull();
  });

  it("of a wrong screen, place or field do not compile", () => {
    // @ts-expect-error -- no screen of that name
    const screenName: Slots = { signin: {} };
    // @ts-expect-error -- the screen has no form
    const place: Slots = { "no-account": { beforeButton: State } };
    // @ts-expect-error -- the form has no such field
    const field: Slots = { forgot: { besideField: { username: State } } };
    // @ts-expect-error -- a slot is told no value
    const Wrong = ({ password: value }: SlotProps) => value as string;
    expect([screenName, place, field, Wrong]).toHaveLength(4);
  });
});

describe("a slot that throws", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  const Broken = () => {
    throw new Error("planted");
  };
  /** Throws once a submit has failed. */
  const BrokenLater = ({ form }: SlotProps) => {
    if (form?.status === "failed") throw new Error("planted");
    return <b>own</b>;
  };

  it("[QR-1] in every place is left out alone, and people sign in", async () => {
    answering("/api/auth/login", signedIn);
    const slots: Slots = {
      "sign-in": {
        cardHead: Broken,
        aboveForm: [Broken, named("works")],
        besideField: { username: Broken, password: Broken },
        beforeButton: Broken,
        belowForm: Broken,
        cardFoot: Broken,
      },
    };
    const { user, leaveTo } = renderPortal("/", { region: { slots } });
    expect(screen.getByText("works")).toBeVisible();
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });

  it("[QR-1] when a submit has failed leaves the message and what is typed", async () => {
    answering("/api/auth/login", refusal(400));
    const slots: Slots = { "sign-in": { beforeButton: BrokenLater, inSummary: Broken } };
    const { user } = renderPortal("/", { region: { slots } });
    await signIn(user);
    expect(await screen.findByRole("alert")).toHaveFocus();
    expect(screen.queryByText("own")).toBeNull();
    expect(username()).toHaveValue("amelie");
    expect(password()).toHaveValue("river stone 8");
  });
});

describe("a box that a region requires", () => {
  const labels = { name: "terms", label: "crash.copied", missing: "crash.body" } as const;
  const terms = requiredBox({
    ...labels,
    Below: () => <a href="/legal">The terms</a>,
  });
  const region = {
    slots: {
      "sign-in": { beforeButton: [named("first"), terms] },
      forgot: { beforeButton: terms },
    },
  } satisfies Partial<Region>;
  const box = () => document.querySelector<HTMLInputElement>("#terms") as HTMLInputElement;

  it("[QR-1] keeps a sign-in from being sent until it is ticked, and says so at the box", async () => {
    const sent = answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/", { region });
    expect(box()).toBeRequired();
    expect(screen.getByRole("link", { name: "The terms" })).toBeVisible();
    await signIn(user);
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    const link = within(summary).getByRole("link");
    expect(link).toHaveAttribute("href", "#terms");
    expect(box()).toHaveAttribute("aria-invalid", "true");
    expect(box()).toHaveAccessibleDescription(link.textContent ?? "");
    expect(sent).toEqual([]);
    await user.click(link);
    expect(box()).toHaveFocus();
    await user.keyboard(" ");
    await user.click(button());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).not.toHaveProperty("terms");
  });

  it("[QR-1] keeps any other form from being sent, too", async () => {
    const sent = answering("/api/auth/forgotpassword", {});
    const { user } = renderPortal("/forgot", { region });
    await user.type(await screen.findByLabelText("Email"), "amelie@example.com{Enter}");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(box());
    await user.click(screen.getByRole("button", { name: /send/iu }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("[QR-1] stays, and people sign in, where what is below it throws", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    answering("/api/auth/login", signedIn);
    const Below = () => {
      throw new Error("planted");
    };
    const beforeButton = requiredBox({ ...labels, Below });
    const { user, leaveTo } = renderPortal("/", {
      region: { slots: { "sign-in": { beforeButton } } },
    });
    await user.click(box());
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(warn.mock.calls.join()).toContain("slots.sign-in.beforeButton.terms");
  });

  it("with a key that is neither the portal's nor the region's does not compile", () => {
    // @ts-expect-error -- no such key
    expect(requiredBox({ name: "a", label: "unknown", missing: "region.b" })).toBeTypeOf(
      "function",
    );
  });
});
