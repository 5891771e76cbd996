import { Hono } from "hono";
import type { Registration } from "../registration/registrations.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

/** The administrator's decisions. An approval makes the account, links it, and sends the mail that opens it. */
export function createRegistrationRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/registrations.json", (c) => c.json({ registrations: services.registrations.all() }));
  routes.post("/registrations/:id/:decision", (c) => {
    const registration = services.registrations.byId(Number(c.req.param("id")));
    const decision = c.req.param("decision");
    if (registration?.state !== "waiting" || (decision !== "approve" && decision !== "refuse")) {
      return c.text("There is no such registration", 404);
    }
    if (decision === "approve") {
      if (services.accounts.withEmail(registration.email).length > 0)
        return c.text("Another account has this address by now: refuse the registration", 409);
      openAccount(services, registration);
    }
    // It comes last: where no account is made, the registration still waits.
    services.registrations.decide(registration.id, decision === "approve" ? "approved" : "refused");
    return answerChange(c, "/#registrations", { decision });
  });
  return routes;
}

function openAccount(services: Services, registration: Registration): void {
  const { app, origin, subject, email, firstName, lastName, institution, language } = registration;
  const id = services.accounts.add({
    username: email,
    email,
    firstName,
    lastName,
    displayName: registration.displayName || firstName,
    institution,
    language,
    workspaces: ["Educator"],
  });
  services.sso.link(subject, id);
  const account = services.accounts.byId(id);
  if (!account) throw new Error("the new account is not there");
  services.mailer.send({ kind: "ActivateAccount", account, app, origin, language });
}
