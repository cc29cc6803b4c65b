/** Offered after something was sent by somebody who is signed out. `toDo` is what one logs in for. */
export const accountOffer = {
  brief: { create: 'Create your account to see it', toDo: 'see your brief' },
  order: { create: 'Create an account with this address', toDo: 'see your order' },
  logIn: 'Log in to see it',
} as const;
