import type { ScreenName } from "../navigation/route-table.ts";
import type { CardSlots, FormSlots } from "../ui/slot.tsx";

/** The fields of each screen with a form, by their names. */
interface FieldsOfScreens {
  "sign-in": "username" | "password";
  forgot: "email";
  reset: "password" | "confirmPassword";
  "must-reset": "password";
  "portfolio-linking": "username" | "password";
  registration: "email" | "firstName" | "lastName" | "displayName" | "institutionId";
}

/** Components in places of the portal's screens, by the name of the screen. One that throws is left out. */
export type Slots = {
  readonly [Screen in ScreenName]?: Screen extends keyof FieldsOfScreens
    ? FormSlots<FieldsOfScreens[Screen]>
    : CardSlots;
};
