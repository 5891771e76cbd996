import { useEffect, useRef, useState } from "react";
import { lastWay } from "./choose-way.ts";
import type { WayIn } from "../../../config/ways-in.ts";
import { useText } from "../../../i18n/use-text.tsx";
import { WaitingLine } from "../../../layout/waiting-screen.tsx";
import { WaysFailed } from "./ways-failed.tsx";
import { LastWayButton } from "./last-way-button.tsx";
import { loadWays, useWantedWay } from "./use-ways.ts";
import { WaySearch, type WaySearchProps } from "./way-search.tsx";
import { Button } from "../../../ui/button.tsx";

/** A button that shows and hides the search in a long list of ways in, which is loaded when it opens. */
export function WaySearchToggle({ path }: { path: string }) {
  const text = useText();
  const wanted = useWantedWay();
  const [last] = useState(() => (wanted === null ? lastWay() : null));
  const [open, setOpen] = useState(wanted !== null);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    button.current?.focus();
    setOpen(false);
  }
  return (
    <>
      {last && <LastWayButton way={last} path={path} onMissing={() => setOpen(true)} />}
      <Button
        ref={button}
        quiet
        className="wm-way"
        aria-expanded={open}
        aria-controls="ways"
        onClick={() => setOpen(!open)}
      >
        {text(last ? "ways.another" : "ways.find")}
      </Button>
      <div id="ways" className="wm-ways__finder" hidden={!open}>
        {open && <LoadedList path={path} takesFocus={wanted === null} onClose={close} />}
      </div>
    </>
  );
}

interface LoadedListProps extends Omit<WaySearchProps, "ways"> {
  path: string;
}

function LoadedList({ path, ...options }: LoadedListProps) {
  const { ways, retry } = useLoadedWays(path);
  if (ways === "failed") {
    return (
      <div className="wm-ways__failed">
        <WaysFailed role="alert" onRetry={retry} />
      </div>
    );
  }
  if (ways === "loading") return <WaitingLine />;
  return <WaySearch ways={ways} {...options} />;
}

/** Loads the file each time the list is opened. */
function useLoadedWays(path: string) {
  const [ways, setWays] = useState<readonly WayIn[] | "loading" | "failed">("loading");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void loadWays(path, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setWays(loaded ?? "failed");
    });
    return () => controller.abort();
  }, [path, tries]);
  const retry = () => {
    setWays("loading");
    setTries(tries + 1);
  };
  return { ways, retry };
}
