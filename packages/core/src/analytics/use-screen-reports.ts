import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { describeDevice } from "../config/environment.ts";
import { routePatternOf } from "../navigation/routes.ts";
import type { AnalyticsEvent, AnalyticsSink } from "./analytics.ts";

type ScreenShown = Extract<AnalyticsEvent, { name: "screen_shown" }>;

/** Reports each screen, as the same event to each sink that comes while it is shown, and each switch of the language. */
export function useScreenReports(report: AnalyticsSink): void {
  const route = routePatternOf(useLocation().pathname);
  const language = useLanguage();
  const shown = useRef(language);
  const screen = useRef<ScreenShown>(null);

  useEffect(() => {
    if (screen.current?.route !== route) {
      const { kind: device } = describeDevice(navigator.userAgent, window.innerWidth);
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
