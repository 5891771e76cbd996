/** Tools with which a build renders pages; no part of it is for browsers. */
export { screens } from "./app/screens.tsx";
export { PLAIN_LETTERS } from "./flows/registration/registration-schema.ts";
export { renderHelpDesk } from "./help-desk/render-help-desk.tsx";
export type { HelpDeskTexts } from "./help-desk/samples.tsx";
export { DATA_ID as HELP_DESK_DATA_ID } from "./help-desk/help-desk-data.ts";
export type { Dictionary } from "./i18n/message.ts";
export { lazyStyles } from "./lazy-styles.ts";
export type { RouteRow } from "./navigation/route-table.ts";
export { routePatternOf, routes } from "./navigation/find-route.ts";
export { secretPaths } from "./navigation/link-address.ts";
export { type PrerenderVariant, prerenderVariants } from "./navigation/prerender-variants.ts";
export { renderMessages } from "./prerender/render-messages.ts";
export { type PageRequest, type RenderedPage, renderPage } from "./prerender/render-page.tsx";
