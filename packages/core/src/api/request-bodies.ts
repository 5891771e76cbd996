/** What the calls send, in exactly the specification's casing (sections 3 and 7). */
export interface Login {
  Username: string;
  Password: string;
  RequestId: string;
  SelectedLanguage: number;
  remember: boolean;
}

export interface ForgotPassword {
  email: string;
  /** The login-language id [API-6]. */
  languageType: number;
  translationLanguage: number;
}

export interface ValidateEmailToken {
  Token: string;
  /** Absolute url of this portal's forgot page [API-7]. */
  ForgotPasswordUrl: string;
  resetPasswordType: string;
}

export interface FamilyData {
  /** The reset token [API-8]. */
  k: string;
  email: string;
}

export interface MassPrint {
  Token: string;
  MassPrintEmailType: string;
  MassPrintBatchJobId: string;
}

export interface ResetPassword {
  UserName: string;
  Password: string;
  resetPasswordType: string;
  token: string;
  requestId: string;
}

export interface MustResetPassword {
  UserAccountId: string | number;
  Password: string;
  resetPasswordType: "ForceResetPassword";
  Token: string;
}

export interface Verification {
  Token: string;
  tokenType: string;
  languageType: number;
  translationLanguage: number;
}

export interface RegisterHigherEd {
  emailToken: string;
  password: string;
}

export interface PortfolioLinking {
  Username: string;
  Password: string;
  SsoToken: string;
}

export interface Registration {
  Email: string;
  FirstName: string;
  LastName: string;
  DisplayName: string;
  /** As the server sent it: a number stays one. */
  InstitutionId: string | number;
  K: string;
}
