import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { describeDevice } from "../config/environment.ts";
import { routePatternOf } from "../navigation/routes.ts";
import type { AnalyticsSink } from "./analytics.ts";

/** Reports each screen once, and each switch of the language. */
export function useScreenReports(report: AnalyticsSink): void {
  const route = routePatternOf(useLocation().pathname);
  const language = useLanguage();
  const shown = useRef(language);

  useEffect(() => {
    const { kind: device } = describeDevice(navigator.userAgent, window.innerWidth);
    report({ name: "screen_shown", route, language: shown.current, device });
  }, [report, route]);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    report({ name: "language_switched", language });
  }, [report, language]);
}
