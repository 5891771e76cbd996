import { screen } from "@testing-library/react";
import { fillIn } from "./fill-in.ts";
import { answering } from "./recorded-calls.ts";
import { renderPortal } from "./render-portal.tsx";

export const load = "/api/auth/getregistrationdata";
export const submit = "/api/auth/registration";
export const institutions = [
  { institutionId: 7, name: "Lakeview School" },
  { institutionId: "b", name: "École <b>Mont-Bleu</b>" },
];
export const data = { userClaim: "d.okafor@lakeview.example", institutions, messages: [] };

export const button = () => screen.getByRole("button", { name: "Send registration" });

export async function open(answer: object = data, options = {}) {
  const asked = answering(load, answer);
  const view = renderPortal("/registration/k%2F1", options);
  await screen.findByLabelText("First name");
  return { ...view, asked };
}

export async function fill(user: Awaited<ReturnType<typeof open>>["user"]) {
  await fillIn(user, screen.getByLabelText("First name"), "Daniel");
  await fillIn(user, screen.getByLabelText("Last name"), "Okafor");
  await user.selectOptions(screen.getByLabelText("Institution"), "7");
}
