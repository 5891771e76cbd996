import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { describeDevice } from "../config/environment.ts";
import { routePatternOf } from "../navigation/routes.ts";
import type { AnalyticsSink } from "./analytics.ts";

/** Takes events where nothing is counted. */
export const uncounted: AnalyticsSink = () => undefined;

/** Reports each screen once, also where statistics are turned off and on again, and each switch of the language. */
export function useScreenReports(report: AnalyticsSink): void {
  const route = routePatternOf(useLocation().pathname);
  const language = useLanguage();
  const shown = useRef(language);
  const counted = useRef("");

  useEffect(() => {
    if (report === uncounted || counted.current === route) return;
    counted.current = route;
    const { kind: device } = describeDevice(navigator.userAgent, window.innerWidth);
    report({ name: "screen_shown", route, language: shown.current, device });
  }, [report, route]);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    report({ name: "language_switched", language });
  }, [report, language]);
}
