import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, LoginForm, type LoginFormProps, name, send } from "../testing/login-form.tsx";
import { httpFailure } from "../testing/http-failure.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { type SlotProps, SlotsContext } from "../ui/slot.tsx";

const Told = ({ screen: of, form }: SlotProps) => (
  <output aria-label="told">{`${of} ${form?.status} ${form?.submits}`}</output>
);
const slots = { screen: "sign-in", places: { belowForm: Told } };

function show(props: LoginFormProps = {}) {
  render(
    <SlotsContext value={slots}>
      <LoginForm {...props} />
    </SlotsContext>,
    { wrapper: InEnglish },
  );
  return userEvent.setup();
}

/** Waits until the part is told a state. */
const told = (state: string) => screen.findByText(`sign-in ${state}`);

it("[QR-1] a region's part in a form receives the number of submits, and whether the last was invalid or refused", async () => {
  const user = show({ outcomes: [httpFailure(401)] });
  expect(await told("ready 0")).toBeVisible();
  await user.click(button());
  expect(await told("invalid 1")).toBeVisible();
  await user.click(button());
  expect(await told("invalid 2")).toBeVisible();
  await send(user);
  expect(await told("failed 3")).toBeVisible();
  await user.clear(name());
  await user.click(button());
  expect(await told("invalid 4")).toBeVisible();
});

it.each([
  ["is on its way", "pending", "sending 1"],
  ["leads to another page", "leaves", "leaving 1"],
  ["has ended on its page", "stays", "ready 1"],
] as const)(
  "[QR-1] a region's part in a form knows a submit that %s",
  async (_, outcome, state) => {
    await send(show({ outcomes: [outcome] }));
    expect(await told(state)).toBeVisible();
  },
);

it("[QR-1] a region's part in a form knows that a submit was invalid before React", async () => {
  show({ errorsBeforeReact: { username: "REQUIRED" } });
  expect(await told("invalid 0")).toBeVisible();
});
