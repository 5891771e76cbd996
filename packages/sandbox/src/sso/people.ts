/** The users of the pretended district. `claim` is the provider's claim about the email address. */
export const ssoPeople = [
  {
    subject: "marcus",
    label: "Marcus Bell, an educator whose account is linked",
    claim: "marcus.bell@riverside.example",
    linkedTo: "marcus.bell",
    leadsTo: null,
  },
  {
    subject: "newcomer",
    label: "Jo Park, an educator who is new: register, or link an account",
    claim: "jo.park@riverside.example",
    linkedTo: null,
    leadsTo: "account",
  },
  {
    subject: "maya",
    label: "Maya Chen, a student whose account is not linked yet",
    claim: "maya.chen@riverside.example",
    linkedTo: null,
    leadsTo: "portfoliolinking",
  },
  {
    subject: "stranger",
    label: "An educator whose school is not in the product",
    claim: "someone@elsewhere.example",
    linkedTo: null,
    leadsTo: "registrationnotallowed",
  },
  {
    subject: "parent",
    label: "A parent who was not added",
    claim: "parent@home.example",
    linkedTo: null,
    leadsTo: "parent",
  },
  {
    subject: "broken",
    label: "The district’s sign-in breaks down",
    claim: "",
    linkedTo: null,
    leadsTo: "error",
  },
] as const;

export type SsoPerson = (typeof ssoPeople)[number];

export function ssoPersonOf(subject: unknown): SsoPerson | undefined {
  return ssoPeople.find((person) => person.subject === subject);
}
