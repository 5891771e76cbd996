import { consentStyles } from "./app/consent-question.tsx";
import { crashScreenStyles } from "./app/crash-screen.tsx";
import { stillTryingStyles } from "./app/still-trying-styles.ts";
import { nameSpellingStyles } from "./flows/registration/name-spelling.tsx";
import { registrationStyles } from "./flows/registration/registration-screen.tsx";
import { accountFactsStyles, resetStyles } from "./flows/reset/reset-styles.ts";
import { signInHelpStyles } from "./flows/shared/sign-in-help.tsx";
import { resumeWaitingStyles } from "./flows/sign-in/resume-waiting.tsx";
import { wayStyles } from "./flows/sign-in/ways-in/way-styles.ts";
import { legalStyles } from "./flows/static-pages/legal-screen.tsx";
import {
  workspacesScreenStyles,
  workspaceStyles,
} from "./flows/switch-account/workspace-styles.ts";
import { resendStyles } from "./flows/verification/resend.tsx";
import { messageStyles } from "./forms/message-styles.ts";
import { newPasswordStyles } from "./forms/new-password.tsx";
import { anchoredCardStyles, wideCardStyles } from "./layout/card-styles.ts";
import { dualLoginStyles } from "./layout/dual-login-styles.ts";
import { postedNoticeStyles } from "./layout/posted-notices/posted-notice-styles.ts";
import { bannerStyles } from "./ui/banner-styles.ts";
import { doneMarkStyles } from "./ui/done-mark.tsx";
import { noticeStyles } from "./ui/notice.tsx";
import { passwordWarningsStyles } from "./ui/password-warnings.tsx";
import { promptBannerStyles } from "./ui/prompt-banner.tsx";
import { selectStyles } from "./ui/select-field.tsx";

/** Styles of the parts that few prerendered pages have. They come with their scripts, and with the pages that have such a part. */
export const lazyStyles = [
  accountFactsStyles,
  anchoredCardStyles,
  bannerStyles,
  consentStyles,
  crashScreenStyles,
  doneMarkStyles,
  dualLoginStyles,
  legalStyles,
  messageStyles,
  nameSpellingStyles,
  noticeStyles,
  passwordWarningsStyles,
  newPasswordStyles,
  postedNoticeStyles,
  promptBannerStyles,
  registrationStyles,
  resendStyles,
  resetStyles,
  resumeWaitingStyles,
  selectStyles,
  signInHelpStyles,
  stillTryingStyles,
  wayStyles,
  wideCardStyles,
  workspacesScreenStyles,
  workspaceStyles,
];
