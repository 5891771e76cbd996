import { useText as usePortalText } from "@waymark/core";
import type english from "../translations/en-CA.json";

/** Looks up the portal's texts and the ministry's own. */
export const useText = usePortalText<typeof english>;
