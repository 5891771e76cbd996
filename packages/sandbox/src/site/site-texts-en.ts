/** Texts of the main site, by page. */
export type SiteTexts = typeof en;

export const en = {
  links: { main: "Main site", help: "Help", contact: "Contact", signIn: "Sign in" },
  pages: {
    main: {
      title: "Find the way that suits you",
      lead: "Waymark helps young people plan what comes after school, together with their families and their teachers.",
      parts: [
        {
          heading: "For students",
          text: "Find out what you are good at, explore hundreds of occupations and build a plan for your courses, your training and your first job.",
        },
        {
          heading: "For families",
          text: "See what your children are working on, and talk it over with them.",
        },
        {
          heading: "For schools and partners",
          text: "Follow a class’s progress, arrange placements and show what your college or university offers.",
        },
      ],
    },
    help: {
      title: "Help with signing in",
      lead: "Most difficulties are solved in a minute.",
      parts: [
        {
          heading: "I forgot my password",
          text: "Choose “Trouble signing in?” below the sign-in button and enter your email address. We send you a link to choose a new password.",
        },
        {
          heading: "My username is not found",
          text: "Students sign in with the username from their school; everyone else, with an email address. Not sure? Ask your school.",
        },
        {
          heading: "I tried too many times",
          text: "After five tries, sign-in is paused for 15 minutes. Nothing is lost: wait a little, or choose a new password.",
        },
        {
          heading: "My account is locked",
          text: "Your guidance counsellor or your school’s administrator can unlock it.",
        },
      ],
    },
    contact: {
      title: "Contact us",
      lead: "We answer on school days between 8 a.m. and 5 p.m., Eastern time.",
      parts: [
        {
          heading: "Students and families",
          text: "Please ask your school first: it manages your account and can help on the spot.",
        },
        {
          heading: "Schools and partners",
          text: "Write to support@waymark.example with the name of your school and what happened. Please never send us a password.",
        },
      ],
    },
  },
};

/** UK English differs in the words of its schools. */
export const enGb: SiteTexts = {
  links: en.links,
  pages: {
    main: {
      title: en.pages.main.title,
      lead: "Waymark helps young people plan what comes after school or sixth form, together with their families and their teachers.",
      parts: [
        {
          heading: "For pupils and students",
          text: "Find out what you are good at, explore hundreds of careers and build a plan for your subjects, your apprenticeship or degree and your first job.",
        },
        {
          heading: "For families",
          text: "See what your children are working on, and talk it over with them.",
        },
        {
          heading: "For schools and partners",
          text: "Follow a form group’s progress, organise work experience and show what your college or university offers.",
        },
      ],
    },
    help: {
      ...en.pages.help,
      parts: [
        ...en.pages.help.parts
          .slice(0, -1)
          .map(({ heading, text }) => ({ heading, text: text.replace("Students", "Pupils") })),
        {
          heading: "My account is locked",
          text: "Your careers adviser or the school office can unlock it.",
        },
      ],
    },
    contact: {
      ...en.pages.contact,
      lead: "We answer on school days between 8.30am and 5pm.",
    },
  },
};
