/** Texts of the desk's group 'The agency's next step'. */
const done = (what: string) => (title: string) => `${what}: ${title}`;

export const agencyStep = {
  about: 'Does what an admin would do next: for the project whose page is open, else for your newest one.',
  button: 'Take the next step',
  noProject: 'There is no project yet: log in, and redeem or order something first',
  notItsTurn: (title: string) => `It is the customer’s turn: ${title}`,
  building: (title: string) => `It is being built. Move the clock a day ahead, under Time: ${title}`,
  answer: 'Thank you, we have read it. We would start with a call: which days suit you?',
  proofs: 'Look at each of them, and tell us which one feels like you.',
  change: 'We have drawn it anew. Does this come nearer?',
  delivery: (title: string) => `Here is your ${title}. Tell us if something is missing.`,
  done: {
    message: done('The agency has written'),
    begun: done('The work has begun'),
    delivered: done('Delivered'),
    meeting: done('Meeting'),
    seen: done('Seen'),
    proofs: done('Proofs were sent'),
    choice: done('Chosen'),
    change: done('A change was asked for'),
    approved: done('Approved'),
    texts: done('Texts were changed'),
    withdrawn: done('Taken back'),
  },
} as const;
