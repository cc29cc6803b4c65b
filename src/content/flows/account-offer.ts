/** Offered to a signed-out visitor who has sent a form. `toDo` is the purpose of logging in. */
export const accountOffer = {
  brief: { create: 'Create your account to see it', toDo: 'see your brief' },
  order: { create: 'Create an account with this address', toDo: 'see your order' },
  logIn: 'Log in to see it',
} as const;
