import { type ComponentType, createContext, useContext } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { PartBoundary } from "./part-boundary.tsx";

/** State of the form around a slot. It has no value of a field, so no slot sees a password. */
export interface SlotFormState {
  /** `ready` before the first submit, and on the prerendered page. */
  status: "ready" | "invalid" | "sending" | "failed" | "leaving";
  /** Number of submits so far. */
  submits: number;
}

/** Props of a slot's component. */
export interface SlotProps {
  /** The name of the screen, as in `Region.slots`. */
  screen: string;
  /** State of the form; null outside of one. */
  form: SlotFormState | null;
}

/** Content of a slot: a component, or several in their order. */
export type SlotContent = ComponentType<SlotProps> | readonly ComponentType<SlotProps>[];

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
  besideField?: Readonly<Partial<Record<Field, SlotContent>>>;
  /** Between fields and button; the place of a `requiredBox`. */
  beforeButton?: SlotContent;
  /** Below button and next steps. */
  belowForm?: SlotContent;
}

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
    <PartBoundary key={index} part={index === 0 ? name : `${name}.${index + 1}`}>
      <Filled Part={Part} screen={screen} />
    </PartBoundary>
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
