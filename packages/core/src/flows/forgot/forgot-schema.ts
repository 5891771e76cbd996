import { object } from "yup";
import { email } from "../../validation/rules.ts";

export interface ForgotValues {
  email: string;
}

export const emptyForgot: ForgotValues = { email: "" };

export const forgotSchema = object({ email });
