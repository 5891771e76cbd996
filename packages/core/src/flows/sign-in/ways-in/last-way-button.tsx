import { useEffect, useRef, useState } from "react";
import { isSignInPending } from "../../../attempt/page-attempts.ts";
import { waysFor } from "../../../config/ways-in.ts";
import { BusyStatus } from "../../../forms/form.tsx";
import { useLanguage, useText } from "../../../i18n/use-text.tsx";
import { useRedirect } from "../../../navigation/use-redirect.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { chooseWay, endPendingSignIn, type NamedWay } from "./choose-way.ts";
import { loadWays } from "./use-ways.ts";
import { LastUsedMark, WayName } from "./way-name.tsx";

interface LastWayButtonProps {
  way: NamedWay;
  /** The file with the list, which has its url today. */
  path: string;
  /** Called where the list has no such way any more, or does not load. */
  onMissing: () => void;
}

/** The way that was used last on this device, by name and without opening the list. */
export function LastWayButton({ way, path, onMissing }: LastWayButtonProps) {
  const text = useText();
  const language = useLanguage();
  const redirect = useRedirect();
  const [busy, setBusy] = useState(false);
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);
  async function follow() {
    if (busy) return;
    endPendingSignIn();
    setBusy(true);
    const { signal } = (loading.current = new AbortController());
    const ways = await loadWays(path, signal);
    // The person has gone to another screen.
    if (signal.aborted) return;
    setBusy(false);
    // A sign-in that was begun since is the person's newer choice.
    if (isSignInPending()) return;
    const found = waysFor(ways ?? [], language).find(({ id }) => id === way.id);
    const url = found ? redirect.checkUrl(found.url) : null;
    if (!found || url === null) return onMissing();
    chooseWay(found);
    redirect.leaveTo(url);
  }
  return (
    <>
      <Button
        quiet
        className="wm-way"
        aria-busy={busy}
        aria-describedby="last-way-note"
        onClick={() => void follow()}
      >
        <WayName {...way} />
        {busy ? <Spinner /> : <LastUsedMark id="last-way-note" />}
      </Button>
      <BusyStatus busy={busy} text={text("waiting")} />
    </>
  );
}
