import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { usePortalQueryClient } from "../../api/loading.ts";
import { useLegalTexts } from "../../i18n/language-context.tsx";
import { useLanguage } from "../../i18n/use-text.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { useLinks } from "../../navigation/configured-links.ts";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRegion } from "../../layout/region.ts";
import { WaitingLine } from "../../layout/waiting-screen.tsx";
import { useStyles } from "../../ui/use-styles.ts";

/** Style of a legal text. Only its own pages have it from the start. */
export const legalStyles: string = `@layer layout {
  .wm-prose {
    display: grid;
    gap: var(--wm-space-4);
  }

  /* Takes the space of the text, so that nothing moves when it comes. */
  .wm-prose > .wm-waiting__line {
    margin-block-end: 100vh;
  }

  /* Lines of some 75 letters are comfortable to read. */
  .wm-card--wide:has(.wm-prose) {
    max-inline-size: 37rem;
  }

  .wm-prose h2 {
    margin-block-start: var(--wm-space-3);
    font-size: var(--wm-text-large);
    line-height: 1.35;
  }

  @media print {
    .wm-prose h2 {
      break-inside: avoid;
      break-after: avoid;
    }

    /* Firefox ignores break-after. The heading reaches over its first lines instead, and takes no more space. */
    .wm-prose h2::after {
      content: "";
      display: block;
      block-size: 6rem;
      margin-block-end: -6rem;
    }
  }
}`;

const titles = { terms: "legal.title", privacy: "privacy.title" } as const;

/** The terms of use or the privacy policy, in the page's language, fit for printing. */
export function LegalScreen({ page }: { page: keyof typeof titles }) {
  useStyles(legalStyles);
  return (
    <Screen title={titles[page]} wide>
      <div className="wm-prose">
        <Suspense fallback={<WaitingLine />}>
          <LegalText page={page} />
        </Suspense>
      </div>
      {/* Outside of the Suspense: before that is hydrated, a press would load sign-in as a new page, which asks for no confirmation. */}
      <BackToSignIn />
    </Screen>
  );
}

/** Suspends until the text is loaded, so that hydration keeps the prerendered text. */
function LegalText({ page }: { page: keyof typeof titles }) {
  const language = useLanguage();
  const loadTexts = useLegalTexts();
  const { productName } = useRegion();
  const links = useLinks();
  const { data } = useSuspenseQuery(
    {
      queryKey: ["legal", language],
      queryFn: () => loadTexts(language),
      networkMode: "always",
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    usePortalQueryClient(),
  );
  const body = data[page] ?? "";
  return <RichText text={body.replaceAll("{{product}}", () => productName)} links={links} />;
}
