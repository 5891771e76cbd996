import type { Slots } from "@waymark/core";
import { isAsked, planted } from "./fault.ts";

/** Throws while it hydrates the page, where the address asks for it. */
function AtHydration() {
  if (isAsked("slot")) planted();
  return <p className="own">A slot that works</p>;
}

function OnPress() {
  return (
    <button type="button" className="own" onClick={planted}>
      Press
    </button>
  );
}

export const slots: Slots = {
  "sign-in": { aboveForm: planted, beforeButton: OnPress, belowForm: AtHydration },
};
