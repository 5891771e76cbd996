import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { madeSignIn } from "../testing/made-sign-in.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { password, signIn } from "../testing/sign-in-page.ts";

const { field: Field, password: Password } = wholeSet;

const SignIn = madeSignIn(({ fields }) => (
  <>
    <Field {...fields.username} />
    <Password {...fields.password} />
  </>
));
const open = () => renderPortal("/", { region: { screens: { "sign-in": SignIn } } });

it("[QX-1] [QR-1] Enter that is kept down in a region's own form submits it once, and breaks no part of it", () => {
  open();
  expect(fireEvent.keyDown(password(), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(password(), { key: "Enter", repeat: true })).toBe(false);
  expect(screen.getByRole("heading", { name: "Own" })).toBeVisible();
});

it("[SI-10] what is typed into the message of a region's own form goes to the password", async () => {
  answering("/api/auth/login", refusal(401));
  const { user } = open();
  await signIn(user);
  await waitFor(() => expect(document.activeElement).toHaveAttribute("role", "alert"));
  await user.keyboard("new");
  expect(password()).toHaveValue("new");
});

it("[RE-1] [QR-1] a frame that a region puts around the next steps is there only while there are any", async () => {
  answering("/api/auth/login", refusal(401));
  const Framed = madeSignIn(({ fields, help, status }) => (
    <>
      <p>{status}</p>
      <Field {...fields.username} />
      <Password {...fields.password} />
      {help && <aside aria-label="What you can do">{help}</aside>}
    </>
  ));
  const { user } = renderPortal("/", { region: { screens: { "sign-in": Framed } } });
  await signIn(user);
  expect(await screen.findByText("failed")).toBeVisible();
  expect(screen.queryByRole("complementary")).toBeNull();
  await signIn(user);
  expect(await screen.findByRole("complementary")).not.toBeEmptyDOMElement();
});
