/** Mutations: logging in, signing up. */
import { mutationOptions } from '@tanstack/react-query';
import { logIn } from '../services/account/session';
import { signUp } from '../services/flows/sign-up';

export const logInMutation = mutationOptions({
  mutationFn: (input: { email: string; remember: boolean }) => logIn(input),
});
export const signUpMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof signUp>[0]) => signUp(input),
});
