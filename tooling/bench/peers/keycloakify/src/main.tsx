import { i18nBuilder } from "keycloakify/login";
import type { KcContext } from "keycloakify/login/KcContext";
import Login from "keycloakify/login/pages/Login";
import Template from "keycloakify/login/Template";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    kcContext: Extract<KcContext, { pageId: "login.ftl" }>;
  }
}

const { useI18n } = i18nBuilder.withThemeName<"bench">().build();

function Page() {
  const { kcContext } = window;
  const { i18n } = useI18n({ kcContext });
  return <Login kcContext={kcContext} i18n={i18n} Template={Template} doUseDefaultCss />;
}

createRoot(document.querySelector("#root") as HTMLElement).render(<Page />);
