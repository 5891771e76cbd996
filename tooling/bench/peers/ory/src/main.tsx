import { LoginFlowFromJSON } from "@ory/client-fetch";
import { Login } from "@ory/elements-react/theme";
import "@ory/elements-react/theme/styles.css";
import { createRoot } from "react-dom/client";
import recorded from "./flow.json" with { type: "json" };

/** A sign-in flow as the vendor's identity server answers it, for a username and a password, read as its client reads it. */
const flow = LoginFlowFromJSON(recorded);

const config = {
  sdk: { url: location.origin },
  project: {
    name: "Bench",
    default_redirect_url: "/",
    error_ui_url: "/error",
    login_ui_url: "/",
    recovery_enabled: true,
    recovery_ui_url: "/recovery",
    registration_enabled: true,
    registration_ui_url: "/registration",
    settings_ui_url: "/settings",
    verification_enabled: false,
    verification_ui_url: "/verification",
  },
};

createRoot(document.querySelector("#root") as HTMLElement).render(
  <Login flow={flow} config={config} />,
);
