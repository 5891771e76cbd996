import { string } from "yup";
import type { MessageKey } from "../i18n/message.ts";
import { trimInvisible } from "../platform/clean-text.ts";

const key = (messageKey: MessageKey) => messageKey;

/** Something visible has to be typed. */
export const requiredText = string().test("required", key("REQUIRED"), (value = "") => trimInvisible(value) !== "");

/** Blanks are characters of a password like any other [QF-4]. */
export const requiredPassword = string().required(key("REQUIRED"));
