/** Mutations: logging in, signing up, logging out. Who is signed in is read with `useStored`, not with a query. */
import { mutationOptions } from '@tanstack/react-query';
import { logIn, logOut } from '../services/account/session';
import { signUp } from '../services/flows/sign-up';

export const logInMutation = mutationOptions({
  mutationFn: (input: { email: string; remember: boolean }) => logIn(input),
});
export const signUpMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof signUp>[0]) => signUp(input),
});
export const logOutMutation = mutationOptions({ mutationFn: () => logOut() });
