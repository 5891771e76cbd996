import { openRecovery, partsOf, type Recovery } from "./open-recovery.ts";
import { loginBody } from "./test-client.ts";

/** Path of each verification call, by the kind of its mail. */
const verifications = {
  VerifyEmail: "/api/auth/personalemailverify",
  UsernameChange: "/api/auth/confirmUserNameChange",
} as const;

const password = "mountain river 9";

/** Makes each call of the portal as its journeys do: with success, and refused where a journey shows a refusal. */
export async function makeEveryCall(...options: Parameters<typeof openRecovery>): Promise<void> {
  const recovery = await openRecovery(...options);
  for (const SelectedLanguage of [0, 1]) await signIn(recovery, SelectedLanguage);
  const body = loginBody("maya.chen", "maple-trail-24");
  await recovery.client.post("/api/auth/loginSD", body);
  await recovery.client.post("/api/auth/loginSD", body, { "X-XSRF-TOKEN": "" });
  await changeByForce(recovery);
  await recover(recovery);
  await activate(recovery);
  await comeFromDistrict(recovery);
  await verify(recovery);
  recovery.sandbox.close();
}

async function signIn(recovery: Recovery, SelectedLanguage: number): Promise<void> {
  const login = async (username: string, given: string) =>
    recovery.client.post("/api/auth/login", { ...loginBody(username, given), SelectedLanguage });
  await login("maya.chen", "not this one");
  const { data } = await (await login("maya.chen", "maple-trail-24")).json();
  await recovery.client.post("/api/auth/redirect", { Token: data.jwtToken });
  await login("lena.kowalski", "locked-out-24");
  const chooser = await (await login("robin.castellan", "five-doors-open")).json();
  const { search } = new URL(chooser.data.url);
  await recovery.client.get(`/api/auth/switchaccount${search}`);
}

async function changeByForce(recovery: Recovery): Promise<void> {
  const { data } = await (await recovery.login("owen.fraser", "temporary-24")).json();
  await recovery.client.post("/api/auth/mustresetpassword", {
    UserAccountId: data.userAccountId,
    Password: password,
    resetPasswordType: "ForceResetPassword",
    Token: data.jwtToken,
  });
}

async function recover(recovery: Recovery): Promise<void> {
  await recovery.forgot("nobody@example.com");
  await recovery.forgot("maya.chen@riverside.example");
  const [mail] = await recovery.mails();
  const [, token = ""] = partsOf(mail?.url ?? "");
  await recovery.validate(token, "ResetPassword");
  await recovery.setPassword(token, "ResetPassword", password);
  const { id, url } = await recovery.mailOf("ActivateAccount");
  await recovery.consolePost(`/mails/${id}/expire`);
  await recovery.validate(partsOf(url)[1] ?? "", "ActivateAccount");
}

async function activate(recovery: Recovery): Promise<void> {
  const parent = partsOf((await recovery.mailOf("ActivateParent")).url)[1] ?? "";
  const { data } = await (await recovery.validate(parent, "ActivateParent")).json();
  await recovery.client.post("/api/auth/familydataget", { k: parent, email: data.emailAddress });
  await recovery.client.post("/api/auth/resetpassword", {
    UserName: data.userName,
    Password: password,
    resetPasswordType: "ActivateParent",
    token: parent,
    requestId: crypto.randomUUID(),
  });
  const student = partsOf((await recovery.mailOf("HigherEdActivation")).url)[1] ?? "";
  await recovery.validate(student, "HigherEdActivation");
  await recovery.client.post("/api/higher-ed/register-new-user", { emailToken: student, password });
  const [, Token, MassPrintEmailType, MassPrintBatchJobId] = partsOf(
    (await recovery.mailOf("MassPrint")).url.split("?", 1)[0] ?? "",
  );
  const list = { Token, MassPrintEmailType, MassPrintBatchJobId };
  await recovery.client.post("/api/auth/massprintaddfiletoredis", list);
}

async function comeFromDistrict(recovery: Recovery): Promise<void> {
  const enter = async (subject: string) => {
    const { headers } = await recovery.client.get(`/sso/${subject}`);
    return partsOf(new URL(headers.get("Location") ?? "", "http://portal").href)[1] ?? "";
  };
  const SsoToken = await enter("maya");
  for (const Password of ["not this one", password]) {
    const person = { Username: "maya.chen", Password, SsoToken };
    await recovery.client.post("/api/auth/portfolioLinking", person);
  }
  const K = await enter("newcomer");
  await recovery.client.post("/api/auth/getregistrationdata", { K });
  await recovery.client.post("/api/auth/registration", {
    Email: "jo.park@riverside.example",
    FirstName: "Jo",
    LastName: "Park",
    DisplayName: "",
    InstitutionId: "riverside",
    K,
  });
}

async function verify(recovery: Recovery): Promise<void> {
  for (const kind of ["VerifyEmail", "UsernameChange"] as const) {
    await recovery.client.post(verifications[kind], bodyOf((await recovery.mailOf(kind)).url));
  }
  const { id, url } = await recovery.mailOf("VerifyEmail");
  await recovery.consolePost(`/mails/${id}/expire`);
  await recovery.client.post(verifications.VerifyEmail, bodyOf(url));
  await recovery.client.post("/api/auth/resendverification", bodyOf(url));
}

function bodyOf(url: string): object {
  const [, Token, tokenType] = partsOf(url);
  return { Token, tokenType, languageType: 0, translationLanguage: 1 };
}
