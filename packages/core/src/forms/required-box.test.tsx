import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { requiredBox } from "./required-boxes.tsx";
import { setMark } from "../page/marks.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { renderPortal } from "../testing/render-portal.tsx";
import styles from "../ui/checkbox.css?raw";

const terms = requiredBox({ name: "terms", label: "crash.copied", missing: "crash.body" });

/** The rules without their layer. */
const sheet = document.createElement("style");
sheet.textContent = styles.slice(styles.indexOf("{") + 1, styles.lastIndexOf("}"));

beforeEach(() => document.head.append(sheet));
afterEach(() => sheet.remove());

const show = (beforeButton: typeof terms) =>
  renderPortal("/", { region: { slots: { "sign-in": { beforeButton } } } }).user;
const boxOf = (name: string) => document.querySelector(`[type=checkbox][name=${name}]`);

it("[SI-1] a page without the box to stay signed in shows the other boxes of its form", () => {
  setMark("remember", "absent");
  const signIn = { ...defaultConfiguration.signIn, remember: "absent" } as const;
  renderPortal("/", {
    region: { slots: { "sign-in": { beforeButton: terms } } },
    environment: { configuration: { ...defaultConfiguration, signIn } },
  });
  expect(boxOf("remember")).toBeNull();
  expect(boxOf("terms")).toBeVisible();
});

it("[SI-1] hides that box alone before the portal has removed it", () => {
  setMark("remember", "absent");
  renderPortal("/", { region: { slots: { "sign-in": { beforeButton: terms } } } });
  expect(boxOf("remember")).not.toBeVisible();
  expect(document.querySelector("#remember-hint")).not.toBeVisible();
  expect(boxOf("terms")).toBeVisible();
});

it("[SI-3] [QE-1] is refused at its own place and in the summary, with what follows below its label", async () => {
  const user = show(terms);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(boxOf("terms")).toHaveAccessibleDescription(english["crash.body"]);
  expect(screen.getByRole("alert")).toHaveTextContent(english["crash.body"]);
  await user.click(boxOf("terms") as HTMLElement);
  expect(boxOf("terms")).not.toHaveAttribute("aria-invalid");
});

it("[QT-7] tells the page before React, and screen readers, that it has to be ticked", () => {
  show(terms);
  expect(boxOf("terms")).toBeRequired();
  expect(boxOf("terms")).toHaveAttribute("data-required-box");
  expect(boxOf("terms")).not.toBeChecked();
});

it("[QR-4] shows the terms below its label, where the region has some", () => {
  const Below = () => <p>These are the terms.</p>;
  show(requiredBox({ name: "terms", label: "crash.copied", missing: "crash.body", Below }));
  expect(screen.getByText("These are the terms.")).toBeVisible();
});

it("[QR-1] stands outside of a form, too, where nothing is sent", () => {
  const Box = terms;
  render(<Box screen="sign-in" form={null} />, { wrapper: InEnglish });
  expect(screen.getByRole("checkbox", { name: english["crash.copied"] })).toBeRequired();
});
