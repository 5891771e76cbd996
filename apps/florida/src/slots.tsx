import { type Slots, useText } from "@waymark/core";
import type english from "../translations/en-CA.json";

/** A line for Florida below the general help: the person to ask. */
function Counselor() {
  const text = useText<typeof english>();
  return <p className="wm-fact">{text("region.counselor")}</p>;
}

export const slots: Slots = { "no-account": { cardFoot: Counselor } };
