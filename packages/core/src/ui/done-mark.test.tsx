import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const confirm = "/api/auth/confirmUserNameChange";
const page = "/confirmusernamechange/t/Personal/0/1";
const mark = () => document.querySelector(".wm-done");

it("[VF-1] a mark above the heading tells at a glance that a username is changed", async () => {
  answering(confirm, { data: { newEmail: "new@home.example" } });
  renderPortal(page);
  const heading = await screen.findByRole("heading", { name: "Your username has changed" });
  expect(heading.previousElementSibling).toBe(mark());
  expect(mark()?.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

it("[VF-2] an expired link has none, until a new one was sent", async () => {
  answering(confirm, refusal(410));
  answering("/api/auth/resendverification", () => new HttpResponse(null, { status: 200 }));
  const { user } = renderPortal(page);
  const renew = await screen.findByRole("button", { name: "Click here to get a new one" });
  expect(mark()).toBeNull();
  await user.click(renew);
  await screen.findByRole("heading", { name: "Check your email" });
  expect(mark()).toBeVisible();
});

it("[RT-7] a sent registration has one", async () => {
  renderPortal("/registrationconfirmation");
  await screen.findByRole("heading", { name: "Your registration was sent" });
  expect(mark()).toBeVisible();
});

it("[FP-3] so has a link that was sent for a new password", async () => {
  answering("/api/auth/forgotpassword", { token: "t", messages: [] });
  const { user } = renderPortal("/forgot");
  await user.type(await screen.findByLabelText("Email"), "maya@home.example");
  expect(mark()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send email" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(mark()).toBeVisible();
});
