import texts from "@waymark/core/translations/en-CA.json" with { type: "json" };
import recordedFlow from "../peers/ory/src/flow.json" with { type: "json" };

/** A server's response to a call. */
type Answer = () => Response;

export interface Site {
  name: string;
  label: string;
  /** `ours` is compared with the best `peer`. */
  kind: "ours" | "peer";
  /** Folder of static files, relative to the repository. */
  folder: string;
  /** The paths that its sign-in call may have. */
  signIn: readonly string[];
  /** The response to a wrong password; the page stays where it is. */
  refusal: Answer;
  /** The words that the page then shows; without them the time until a refusal can be read is not known. */
  refusalWords?: string;
  /** The response to the right password, which leads to `NEXT_PAGE`. */
  success?: Answer;
  /** The responses to its other calls, by path. */
  answers?: Readonly<Record<string, Answer>>;
}

/** Path to which a sign-in leads. */
export const NEXT_PAGE = "/next-page";
/** Password that a server accepts, if it accepts any. */
export const RIGHT_PASSWORD = "correct-horse-1";

const signedIn: Answer = () => Response.json({ data: { url: NEXT_PAGE, jwtToken: "token" } });

const ours = (name: string, label: string): Site => ({
  name,
  label,
  kind: "ours",
  folder: `apps/${name}/dist`,
  signIn: ["/api/auth/login", "/api/auth/loginSD"],
  refusal: () => Response.json({}, { status: 401 }),
  refusalWords: texts.USERNAME_OR_PASSWORD_NOT_FOUND,
  success: signedIn,
  answers: { "/api/auth/redirect": signedIn },
});

/** The workspace of the other products' pages, relative to the repository. */
export const peersFolder = "tooling/bench/peers";

/** In the order they are visited in each round. */
export const sites: readonly Site[] = [
  ours("default", "Waymark"),
  {
    name: "supertokens",
    label: "SuperTokens prebuilt UI",
    kind: "peer",
    folder: `${peersFolder}/supertokens/dist`,
    signIn: ["/auth/signin"],
    refusal: () => Response.json({ status: "WRONG_CREDENTIALS_ERROR" }),
    refusalWords: "Incorrect email and password",
    // It asks for a session before it shows the form; its server says so when there is none.
    answers: {
      "/auth/session/refresh": () =>
        Response.json(
          { message: "unauthorised" },
          { status: 401, headers: { "front-token": "remove" } },
        ),
    },
  },
  ours("sdmylife", "SDMyLife"),
  {
    name: "keycloakify",
    label: "Keycloakify",
    kind: "peer",
    folder: `${peersFolder}/keycloakify/dist`,
    signIn: ["/login-action"],
    // A native form: an answer without content leaves the browser on the page.
    refusal: () => new Response(null, { status: 204 }),
  },
  ours("florida", "Florida"),
  {
    name: "ory",
    label: "Ory Elements",
    kind: "peer",
    folder: `${peersFolder}/ory/dist`,
    signIn: ["/self-service/login"],
    refusal: () => Response.json(recordedFlow, { status: 400 }),
  },
  ours("uk", "United Kingdom"),
];
