import { opensElsewhere } from "../../../browser/opens-elsewhere.ts";
import { useStyles } from "../../../ui/use-styles.ts";
import { useEnvironment } from "../../../config/environment.ts";
import type { WayIn } from "../../../config/ways-in.ts";
import { useText } from "../../../i18n/use-text.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { rememberWay, chooseWay } from "./choose-way.ts";
import { LastUsedMark, WayName } from "./way-name.tsx";
import { type FollowableWay, useFollowableWays } from "./use-ways.ts";
import { WaySearchToggle } from "./way-search-toggle.tsx";
import { wayStyles } from "./way-styles.ts";

/** Other ways to sign in, above the form: buttons, or a list to look through. */
export function WaysInContent() {
  const text = useText();
  const { waysIn } = useEnvironment().configuration;
  useStyles(wayStyles);
  return (
    <div className="wm-ways__all">
      {typeof waysIn === "string" ? (
        <WaySearchToggle path={waysIn} />
      ) : (
        <WayButtons ways={waysIn} />
      )}
      <p className="wm-ways__or">{text("ways.or")}</p>
    </div>
  );
}

function WayButtons({ ways }: { ways: readonly WayIn[] }) {
  const text = useText();
  const open = useFollowableWays(ways);
  return (
    <ul className="wm-ways__list" aria-label={text("ways.label")}>
      {open.map((way) => (
        <li key={way.id}>
          <WayLink way={way} />
        </li>
      ))}
    </ul>
  );
}

function WayLink({ way }: { way: FollowableWay }) {
  const { id, name, place, url, logo, isLastUsed, isWanted } = way;
  const noteId = `way-${id}-note`;
  return (
    <a
      className={buttonClass(!isWanted, "wm-way")}
      href={url}
      aria-describedby={isLastUsed ? noteId : undefined}
      onClick={(event) => {
        // In another tab it ends nothing here.
        if (opensElsewhere(event, event.currentTarget)) rememberWay(way);
        else chooseWay(way);
      }}
    >
      {logo !== undefined && <img className="wm-way__logo" src={logo} alt="" />}
      <WayName name={name} place={place} />
      {isLastUsed && <LastUsedMark id={noteId} />}
    </a>
  );
}
