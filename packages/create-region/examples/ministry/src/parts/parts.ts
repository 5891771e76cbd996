import { ownComponents } from "@waymark/core";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { Checkbox, Field, Password, Select } from "./fields.tsx";
import { Notice, Summary, Tip } from "./messages.tsx";

/** The design system, in place of the portal's components. */
export const components = ownComponents({
  button: Button,
  field: Field,
  password: Password,
  checkbox: Checkbox,
  select: Select,
  notice: Notice,
  summary: Summary,
  card: Card,
  tip: Tip,
});
