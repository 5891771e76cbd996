import { screen } from "@testing-library/react";
import { renderPortal } from "./render-portal.tsx";
import { messagesIn } from "./shown-messages.ts";

export const validate = "/api/auth/validateemailtoken";
export const reset = "/api/auth/resetpassword";
export const family = "/api/auth/familydataget";
export const higherEd = "/api/higher-ed/register-new-user";
export const account = {
  emailAddress: "nadia@home.example",
  userName: "nadia.o",
  institutionName: "Lakeview School",
};
export const home = "https://product.example/home";

export const password = () => screen.findByLabelText<HTMLInputElement>("New password");
export const messages = () => messagesIn("main");

/** Opens a mailed link of a type. */
export async function open(resetType: string, token = "tok") {
  const view = renderPortal(`/reset/${token}/${resetType}`);
  return { ...view, field: await password() };
}
