/** The two kinds of a verification link: its route, its call, and a response that accepts it. */
export const verificationKinds = [
  {
    route: "verify",
    path: "/api/auth/personalemailverify",
    good: { data: { email: "new@home.example" } },
  },
  {
    route: "confirmusernamechange",
    path: "/api/auth/confirmUserNameChange",
    good: { data: { newEmail: "new@home.example" } },
  },
] as const;
