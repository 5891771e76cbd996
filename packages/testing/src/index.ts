/** Unit tests of a region's parts: in its portal, with its texts, and the sandbox at the network. */
export { renderInRegion, type PartOptions } from "./unit/render-in-region.tsx";
export { type RenderedPortal, renderPortal, type PortalOptions } from "./unit/render-portal.tsx";
export { answering, network } from "./unit/network.ts";
export { startSandbox } from "./unit/start-sandbox.ts";
export { screen, waitFor, within } from "@testing-library/react";
export { noAnswer, type RecordedAnswer, type RecordedCall, refusal } from "@waymark/sandbox/msw";
