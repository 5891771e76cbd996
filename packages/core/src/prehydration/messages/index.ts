export { leaveForSite } from "../../navigation/partner-redirect.ts";
export { removeMessage, showProblem } from "./show-problem.ts";
