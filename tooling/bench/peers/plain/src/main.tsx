import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter, Route, Routes } from "react-router";
import { SignIn } from "./sign-in.tsx";

const i18n = createInstance();
await i18n.init({
  lng: "en",
  initAsync: false,
  resources: {
    en: {
      translation: {
        title: "Sign in",
        username: "Username",
        password: "Password",
        submit: "Sign in",
        needed: "This is needed.",
        refused: "That did not work.",
      },
    },
  },
});

createRoot(document.querySelector("#root") as HTMLElement).render(
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<SignIn />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </I18nextProvider>,
);
