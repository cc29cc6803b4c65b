import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { logIn } from '../services/account/session';
import { signUp } from '../services/flows/sign-up';
import { demoBackup, rememberedEmail } from '../storage/schema';
import { store } from '../storage/store';

export const rememberedEmailQuery = queryOptions({
  queryKey: ['remembered email'],
  queryFn: () => store.read(rememberedEmail),
});

/** Whether a copy of all data is in this tab, from before they were removed or replaced. */
export const hasCopyQuery = queryOptions({
  queryKey: ['copy in this tab'],
  queryFn: () => store.read(demoBackup) !== null,
});

export const logInMutation = mutationOptions({
  mutationFn: (input: { email: string; remember: boolean }) => logIn(input),
});
export const signUpMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof signUp>[0]) => signUp(input),
});
