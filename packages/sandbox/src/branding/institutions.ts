import type { BrandingDocument, BrandingLogo } from "./branding-document.ts";
import {
  crowdedDocument,
  cutOffDocument,
  hostileDocument,
  hugeDocument,
} from "./branding-faults.ts";

/** The responses of the two branding calls for one institution. */
export interface Institution {
  institutionId: string;
  /** Purpose of the institution, in the words of the documentation. */
  shows: string;
  /** The answer of the API server, where it is not the name of the package, which is that of the institution. */
  packageAnswer?: "none" | "html";
  /** Seconds before either server answers. */
  waits?: number;
  /** The text of the package's branding.json; without one it is missing. */
  document?: () => string;
  /** True where the answers are wrong on purpose and not to be kept. */
  isFault?: boolean;
}

const sent = (document: BrandingDocument) => () => JSON.stringify(document, null, 2);

const riverside: BrandingLogo = {
  src: "riverside.svg",
  alt: "Riverside Secondary School",
  href: "https://riverside.example/",
};

/** Every institution with branding of its own; the first three are as they should be. */
export const institutions: readonly Institution[] = [
  {
    institutionId: "riverside",
    shows: "two logos in the header, two in the footer",
    document: sent({
      header: [
        riverside,
        {
          src: "two-rivers.svg",
          alt: "Two Rivers District School Board",
          href: "https://two-rivers.example/",
        },
      ],
      footer: [
        { src: "kestrel.svg", alt: "Kestrel College", href: "https://kestrel.example/" },
        {
          src: "compass.svg",
          alt: "Compass Careers Partnership",
          href: "https://compass.example/partners?from=waymark",
        },
      ],
    }),
  },
  {
    institutionId: "mont-bleu",
    shows: "one logo in the header, one in the footer, in French",
    document: sent({
      header: [
        {
          src: "mont-bleu.svg",
          alt: "École secondaire du Mont-Bleu",
          href: "https://mont-bleu.example/",
        },
      ],
      footer: [
        {
          src: "etoile.svg",
          alt: "Collège de l’Étoile, Moncton",
          href: "https://etoile.example/fr/",
        },
      ],
    }),
  },
  { institutionId: "plain", shows: "no branding at all", packageAnswer: "none" },
  {
    institutionId: "crowded",
    shows: "50 logos in the header and 50 in the footer",
    document: sent(crowdedDocument),
    isFault: true,
  },
  {
    institutionId: "hostile",
    shows: "scripts, wrong types and other origins, with one good logo among them",
    document: () => JSON.stringify(hostileDocument(riverside), null, 2),
    isFault: true,
  },
  {
    institutionId: "huge",
    shows: "a branding.json of 10 MB",
    document: hugeDocument,
    isFault: true,
  },
  {
    institutionId: "html",
    shows: "a page where the name of the package should be",
    packageAnswer: "html",
    isFault: true,
  },
  {
    institutionId: "cut-off",
    shows: "a branding.json that ends in the middle",
    document: () => cutOffDocument(riverside),
    isFault: true,
  },
  { institutionId: "missing", shows: "a package without a branding.json", isFault: true },
  {
    institutionId: "slow",
    shows: "30 seconds before either server answers",
    waits: 30,
    document: sent({ header: [riverside], footer: [] }),
    isFault: true,
  },
];

export function institutionOf(institutionId: string): Institution | undefined {
  return institutions.find((institution) => institution.institutionId === institutionId);
}
