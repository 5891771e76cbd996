import { createRoot } from "react-dom/client";
import SuperTokens, { SuperTokensWrapper } from "supertokens-auth-react";
import EmailPassword from "supertokens-auth-react/recipe/emailpassword/index.js";
import { EmailPasswordPreBuiltUI } from "supertokens-auth-react/recipe/emailpassword/prebuiltui.js";
import Session from "supertokens-auth-react/recipe/session/index.js";
import { AuthPage } from "supertokens-auth-react/ui/index.js";

SuperTokens.init({
  appInfo: {
    appName: "Bench",
    apiDomain: location.origin,
    websiteDomain: location.origin,
    apiBasePath: "/auth",
    websiteBasePath: "/",
  },
  recipeList: [EmailPassword.init(), Session.init()],
});

createRoot(document.querySelector("#root") as HTMLElement).render(
  <SuperTokensWrapper>
    <AuthPage preBuiltUIList={[EmailPasswordPreBuiltUI]} isSignUp={false} />
  </SuperTokensWrapper>,
);
