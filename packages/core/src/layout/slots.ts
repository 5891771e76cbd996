import type { ScreenName } from "../navigation/route-table.ts";
import type { SlotContent } from "../ui/slot.tsx";

/** The fields of each screen with a form, by their names. */
interface FieldsOfScreens {
  "sign-in": "username" | "password";
  forgot: "email";
  reset: "password" | "confirmPassword";
  "must-reset": "password";
  "portfolio-linking": "username" | "password";
  registration: "email" | "firstName" | "lastName" | "displayName" | "institutionId";
}

/** The places of every screen. They stay within a major version. */
export interface CardSlots {
  /** Above the heading. */
  cardHead?: SlotContent;
  /** Below all else of the screen. */
  cardFoot?: SlotContent;
}

/** The places of a screen with a form. They stay within a major version. */
export interface FormSlots<Field extends string> extends CardSlots {
  /** Above the form, and above its error summary. */
  aboveForm?: SlotContent;
  /** At the end of the error summary, while it is shown. */
  inSummary?: SlotContent;
  /** Beside the label of a field. */
  besideField?: { readonly [Name in Field]?: SlotContent };
  /** Between fields and button; the place of a `requiredBox`. */
  beforeButton?: SlotContent;
  /** Below button and next steps. */
  belowForm?: SlotContent;
}

/** Components in places of the portal's screens, by the name of the screen. One that throws is left out. */
export type Slots = {
  readonly [Screen in ScreenName]?: Screen extends keyof FieldsOfScreens
    ? FormSlots<FieldsOfScreens[Screen]>
    : CardSlots;
};
