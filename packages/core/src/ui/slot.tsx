import { type ComponentType, createContext, useContext } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { Contained } from "./contained.tsx";
import type { FormSlots, SlotContent, SlotFormState, SlotProps } from "./slot-places.ts";

/** The slots of the screen that is shown; null where the region has none for it. */
export const SlotsContext = createContext<{ screen: string; places: FormSlots<string> } | null>(
  null,
);

/** State of the form that is around a slot. */
export const SlotFormContext = createContext<SlotFormState | null>(null);

/** Name of a place, with the field that it is beside. */
type SlotName =
  | { place: Exclude<keyof FormSlots<string>, "besideField">; field?: undefined }
  | { place: "besideField"; field: string };

/** A place that a region may fill. */
export function Slot({ place, field }: SlotName) {
  const slots = useContext(SlotsContext);
  const content = field === undefined ? slots?.places[place] : slots?.places.besideField?.[field];
  if (!slots || !content) return null;
  const { screen } = slots;
  const name = ["slots", screen, place, field].filter(Boolean).join(".");
  return contentsOf(content).map((Part, index) => (
    // A list of a region's configuration does not change.
    <Contained key={index} part={index === 0 ? name : `${name}.${index + 1}`}>
      <Filled Part={Part} screen={screen} />
    </Contained>
  ));
}

/** The components of a slot. */
export function contentsOf(content: SlotContent = []): readonly ComponentType<SlotProps>[] {
  return typeof content === "object" && "map" in content ? content : [content];
}

const ready: SlotFormState = { status: "ready", submits: 0 };

/** The page before React shows the first state, whatever has happened to its form. */
function Filled({ Part, screen }: Pick<SlotProps, "screen"> & { Part: ComponentType<SlotProps> }) {
  const form = useContext(SlotFormContext);
  const hydrated = useHydrated();
  return <Part screen={screen} form={form && (hydrated ? form : ready)} />;
}
