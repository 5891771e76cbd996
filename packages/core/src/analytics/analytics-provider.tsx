import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { observeCalls } from "../api/send.ts";
import { describeDevice } from "../config/device.ts";
import { useEnvironment } from "../config/environment.ts";
import { routePatternOf } from "../navigation/find-route.ts";
import { type Analytics, type AnalyticsEvent, type AnalyticsSink, callEnded } from "./analytics.ts";
import { useConsent } from "./consent.tsx";
import { createEventQueue } from "../browser/event-queue.ts";
import { useLanguage } from "../i18n/use-text.tsx";

const nothing: AnalyticsSink = () => undefined;
const AnalyticsContext = createContext<AnalyticsSink>(nothing);

/** Events that were counted, so that turning statistics off and on again counts none twice. */
const counted = new WeakSet<AnalyticsEvent>();

/** Counts screens, languages and how calls end, where that is allowed. */
export function AnalyticsProvider(props: {
  analytics: Analytics | undefined;
  children: ReactNode;
}) {
  const report = useReporter(props.analytics);
  useScreenReports(report);
  useEffect(
    () =>
      observeCalls((call, outcome) => {
        for (const event of callEnded(call, outcome)) report(event);
      }),
    [report],
  );
  return <AnalyticsContext value={report}>{props.children}</AnalyticsContext>;
}

function useReporter(analytics: Analytics | undefined): AnalyticsSink {
  const { configuration, origin } = useEnvironment();
  const { id, active } = useConsent();
  const { script } = configuration.analytics;
  const reporter = useMemo(() => {
    if (!analytics || !active) return null;
    const settings = { id, script, pageOrigin: origin };
    const load = async () => {
      const count = await analytics.start(settings);
      return (event: AnalyticsEvent) => {
        if (counted.has(event)) return;
        counted.add(event);
        // The queue ignores the rejection of an async one.
        return count(event);
      };
    };
    const stop = () => analytics.stop?.(settings);
    return createEventQueue<AnalyticsEvent>("countedLater", load, stop);
  }, [active, analytics, id, origin, script]);
  useEffect(() => reporter?.start(), [reporter]);
  return reporter?.report ?? nothing;
}

/** Counts the crash that the calling screen shows, once: a sink that starts later gets the same event. */
export function useCrashReport(): void {
  const report = useContext(AnalyticsContext);
  const route = routePatternOf(useLocation().pathname);
  const [event] = useState<AnalyticsEvent>({ name: "screen_crashed", route });
  useEffect(() => report(event), [event, report]);
}

type ScreenShown = Extract<AnalyticsEvent, { name: "screen_shown" }>;

/** Reports each screen and each switch of the language. A sink that starts later gets the same event of the screen. */
function useScreenReports(report: AnalyticsSink): void {
  const route = routePatternOf(useLocation().pathname);
  const language = useLanguage();
  const shown = useRef(language);
  const screen = useRef<ScreenShown>(null);

  useEffect(() => {
    if (screen.current?.route !== route) {
      const { kind: device } = describeDevice();
      screen.current = { name: "screen_shown", route, language: shown.current, device };
    }
    report(screen.current);
  }, [report, route]);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    report({ name: "language_switched", language });
  }, [report, language]);
}
