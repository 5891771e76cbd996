import type {
  CardSlots,
  ComponentName,
  FormSlots,
  Region,
  ReplaceableScreen,
  Slots,
} from "@waymark/core";
import { nearest } from "@waymark/core/build";
import { refuse, screenNames } from "@waymark/hosting";
import { lazyPartFaults } from "./lazy-parts.ts";
import { requiredBoxFaults } from "./required-boxes.ts";
import { unknownKeys, within } from "./unknown-keys.ts";

/** All keys of a type: the compiler says when one is missing. */
type Keys<Of> = Readonly<Record<keyof Of & string, true>>;

type FieldsOf<Places> = Places extends { besideField?: infer Fields }
  ? Keys<NonNullable<Fields>>
  : never;

const regionKeys: Keys<Region> = {
  productName: true,
  country: true,
  languages: true,
  variants: true,
  variantLogos: true,
  namePattern: true,
  header: true,
  illustration: true,
  footer: true,
  provider: true,
  components: true,
  slots: true,
  pages: true,
  screens: true,
  brandLogos: true,
  analytics: true,
  reports: true,
};

const logoPlaces: Keys<NonNullable<Required<NonNullable<Region["variantLogos"]>>["default"]>> = {
  above: true,
  below: true,
};

const cardPlaces: Keys<CardSlots> = { cardHead: true, cardFoot: true };

const formPlaces: Keys<FormSlots<string>> = {
  ...cardPlaces,
  aboveForm: true,
  besideField: true,
  beforeButton: true,
  belowForm: true,
  inSummary: true,
};

const componentNames: Readonly<Record<ComponentName, true>> = {
  button: true,
  field: true,
  password: true,
  checkbox: true,
  select: true,
  notice: true,
  summary: true,
  card: true,
  tip: true,
};

/** The fields of each screen with a form. */
const fields: { readonly [Screen in keyof Slots]?: FieldsOf<NonNullable<Slots[Screen]>> } = {
  "sign-in": { username: true, password: true },
  forgot: { email: true },
  reset: { password: true, confirmPassword: true },
  "must-reset": { password: true },
  "portfolio-linking": { username: true, password: true },
  registration: {
    email: true,
    firstName: true,
    lastName: true,
    displayName: true,
    institutionId: true,
  },
};

/** Screens that a region cannot replace. */
const kept: Keys<Omit<Record<keyof Slots, true>, ReplaceableScreen>> = {
  "mass-print": true,
  "no-portfolio": true,
  "switch-account": true,
};

/**
 * Stops the build of a region with a misspelled key: what it names would not be seen, and the build compiles no types. A key
 * without a value loses nothing, and a region may have fields of its own. It also stops at a required box that would ask for nothing, at a lazy or async part, and at a pattern with a memory.
 * @throws {InputError} that names each, and what it may be
 */
export function checkRegionKeys(whole: Region): void {
  const { screens, slots, ...region } = whole;
  const known = Object.keys(regionKeys);
  const misspelled = Object.entries(region).filter(([key]) => nearest(key, known));
  const replaceable = screenNames.filter((name) => !(name in kept));
  const faults = [
    ...unknownKeys(Object.fromEntries(misspelled), known, "is not a key of a region"),
    ...within("components", componentFaults(region)),
    ...within(
      "screens",
      unknownKeys(screens, replaceable, "is not a screen that a region replaces"),
    ),
    ...within("slots", unknownKeys(slots, screenNames, "is no screen")),
    ...Object.entries(slots ?? {}).flatMap(([screen, places]) => placeFaults(screen, places)),
    ...Object.entries(region.variantLogos ?? {}).flatMap(([name, logos]) =>
      within(
        `variantLogos.${name}`,
        unknownKeys(logos, Object.keys(logoPlaces), "is not a place of a logo"),
      ),
    ),
    ...lazyPartFaults(whole),
    ...namePatternFaults(region),
  ];
  refuse("src/region.ts is wrong", faults);
}

/** `ownComponents` keeps the names that it was called with. */
function componentFaults({ components }: Pick<Region, "components">): string[] {
  const own = components && "own" in components ? Object(components.own) : {};
  return unknownKeys(own, Object.keys(componentNames), "is not a component that a region replaces");
}

/** With these flags a pattern begins where its last match has ended. */
function namePatternFaults({ namePattern }: Pick<Region, "namePattern">): string[] {
  if (!namePattern?.global && !namePattern?.sticky) return [];
  return [
    "namePattern has the flag g or y, with which it refuses every second name. Leave it out.",
  ];
}

function placeFaults(screen: string, places: FormSlots<string> | undefined): string[] {
  const known: object | undefined = fields[screen as keyof typeof fields];
  const place = `slots.${screen}`;
  const names = Object.keys(known ? formPlaces : cardPlaces);
  const fieldNames = Object.keys(known ?? {});
  const wrong = unknownKeys(places?.besideField, fieldNames, "is not a field of this form");
  return [
    ...within(place, unknownKeys(places, names, "is not a place of this screen")),
    ...within(`${place}.besideField`, wrong),
    ...requiredBoxFaults(screen, places, fieldNames),
  ];
}
