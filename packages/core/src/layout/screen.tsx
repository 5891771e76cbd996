import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { useScreenFocus } from "./screen-focus.tsx";
import { Announcement } from "../ui/announcement.tsx";
import { DeferredPostedNotices } from "./posted-notices/deferred-notices.ts";
import type { CardPartProps } from "../ui/component-props.ts";
import { replaceable } from "../ui/replaceable.tsx";
import { ErrorTitleContext } from "../ui/error-summary.tsx";
import { Slot } from "../ui/slot.tsx";
import { useStyles } from "../ui/use-styles.ts";
import { useRegion } from "./region.ts";
import { wideCardStyles } from "./card-styles.ts";

interface ScreenProps extends Omit<RegionScreenProps, "title"> {
  /** Document title and heading. */
  title: MessageKey;
}

/** Props of a screen of the region's own. */
interface RegionScreenProps {
  /** Document title and heading, in the language that is shown. */
  title: string;
  /** Above the heading, e.g. a partner's logo. */
  above?: ReactNode;
  /** Also uses the illustration's space. */
  wide?: boolean;
  /** True for a screen that only leads to another one: its heading takes no focus, and it does not count as shown. */
  passing?: boolean;
  children?: ReactNode;
}

/**
 * The frame of every screen: one `h1` and a translated title, which starts with "Error:" while a summary shows.
 * The heading gets the focus after a navigation, and is announced after a wait at the first load.
 */
export function Screen({ title, ...rest }: ScreenProps) {
  return <TitledScreen id={title} title={useText()(title)} {...rest} />;
}

/** The same frame for a screen of a region's own, whose title is a text instead of a key of the dictionaries. */
export function RegionScreen(props: RegionScreenProps) {
  return <TitledScreen id={useScreenId(props.title)} {...props} />;
}

/** Returns the title that a screen had first. A change of language keeps it; another title in the same language replaces it. */
function useScreenId(title: string): string {
  // The function is another one in another language.
  const text = useText();
  const [known, setKnown] = useState({ id: title, title, text });
  if (known.title !== title || known.text !== text)
    setKnown({ id: known.text === text ? title : known.id, title, text });
  return known.id;
}

/** @param props.id tells a screen from others, whatever the language */
function TitledScreen(props: RegionScreenProps & { id: string }) {
  const { id, title: name, above, wide = false, passing = false, children } = props;
  const text = useText();
  const { productName } = useRegion();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnnounced = useScreenFocus({ id, passing, heading });
  // Number of failures that are shown; undefined before the first one.
  const [failures, setFailures] = useState<number>();
  const countError = useCallback(() => {
    setFailures((before = 0) => before + 1);
    return () => setFailures((before = 0) => before - 1);
  }, []);
  const hasFailed = Boolean(failures);

  useEffect(() => {
    const prefix = hasFailed ? `${text("title.error")} ` : "";
    document.title = `${prefix}${name} – ${productName}`;
  }, [hasFailed, name, productName, text]);

  return (
    <ErrorTitleContext value={countError}>
      {/* A failure is an alert, which is enough. After it is corrected the heading is not announced again. */}
      {failures === undefined && isAnnounced ? <Announcement>{name}</Announcement> : null}
      <Card
        heading={{ ref: heading, tabIndex: -1 }}
        title={name}
        screen={id}
        wide={wide}
        above={
          <>
            <Slot place="cardHead" />
            {above}
          </>
        }
      >
        {/* The build fills it. */}
        <noscript />
        <DeferredPostedNotices />
        {children}
        <Slot place="cardFoot" />
      </Card>
    </ErrorTitleContext>
  );
}

const Card = /* @__PURE__ */ replaceable("card", (card: CardPartProps) => card, PortalCard);

function PortalCard({ heading, title, screen, wide, above, children }: CardPartProps) {
  useStyles(wide && wideCardStyles);
  return (
    <div className={wide ? "wm-card wm-card--wide" : "wm-card"} data-screen={screen}>
      {above}
      <h1 className="wm-heading" {...heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
