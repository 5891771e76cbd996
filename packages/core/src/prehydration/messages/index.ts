export { leaveForSite } from "../../navigation/partner-redirect.ts";
export { loadMessages } from "./templates.ts";
export { removeMessage, showProblem } from "./show-problem.ts";
export { type PageTexts, setPageTexts } from "./page-texts.ts";
