import { consentStyles } from "./app/consent-styles.ts";
import { crashScreenStyles } from "./app/crash-screen-styles.ts";
import { stillTryingStyles } from "./app/still-trying-styles.ts";
import {
  nameSpellingStyles,
  registrationStyles,
} from "./flows/registration/registration-styles.ts";
import { accountFactsStyles, resetStyles } from "./flows/reset/reset-styles.ts";
import { resumeWaitingStyles } from "./flows/sign-in/resume-waiting-styles.ts";
import { wayStyles } from "./flows/sign-in/ways-in/way-styles.ts";
import { resendStyles } from "./flows/verification/resend-styles.ts";
import {
  workspacesScreenStyles,
  workspaceStyles,
} from "./flows/switch-account/workspace-styles.ts";
import { legalStyles } from "./flows/static-pages/legal-styles.ts";
import { messageStyles } from "./forms/message-styles.ts";
import { newPasswordStyles } from "./forms/new-password-styles.ts";
import { anchoredCardStyles, wideCardStyles } from "./layout/card-styles.ts";
import { dualLoginStyles } from "./layout/dual-login-styles.ts";
import { signInHelpStyles } from "./flows/shared/sign-in-help-styles.ts";
import { postedNoticeStyles } from "./layout/posted-notices/posted-notice-styles.ts";
import { bannerStyles } from "./ui/banner-styles.ts";
import { doneMarkStyles } from "./ui/done-mark-styles.ts";
import { noticeStyles } from "./ui/notice-styles.ts";
import { passwordWarningsStyles } from "./ui/password-warnings-styles.ts";
import { promptBannerStyles } from "./ui/prompt-banner-styles.ts";
import { selectStyles } from "./ui/select-styles.ts";

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
