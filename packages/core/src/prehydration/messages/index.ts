export { leaveForSite } from "../../navigation/partner-redirect.ts";
export { loadMessages } from "./templates.ts";
export { removeMessage, showProblem } from "./show-problem.ts";
export { setMessagesUrl } from "./page-texts.ts";
