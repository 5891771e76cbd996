import type { LinkKind } from "../links/link-kinds.ts";

interface Occasion {
  kind: LinkKind;
  label: string;
  /** Account that gets the mail. */
  username: string;
  /** Subject of the link, where it is not the institution. */
  about?: string;
}

/** The mails that the product itself would send; the console sends them on demand. */
export const occasions: readonly Occasion[] = [
  { kind: "ActivateAccount", label: "Activate a student", username: "maya.chen" },
  {
    kind: "ActivateParent",
    label: "Activate a parent of three",
    username: "helene.bouchard@famille.example",
  },
  {
    kind: "HigherEdActivation",
    label: "Activate a higher-education user",
    username: "tomas.rivera",
  },
  { kind: "ResetPassword", label: "Forgotten password", username: "maya.chen" },
  { kind: "ForceResetPassword", label: "Password that has to be changed", username: "marcus.bell" },
  {
    kind: "VerifyEmail",
    label: "Verify an email address",
    username: "maya.chen",
    about: "maya@home.example",
  },
  {
    kind: "UsernameChange",
    label: "Confirm a new username",
    username: "sofia.delgado",
    about: "sofia@home.example",
  },
  { kind: "MassPrint", label: "Print a class’s activation links", username: "marcus.bell" },
];
