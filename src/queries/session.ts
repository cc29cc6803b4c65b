import { queryOptions } from '@tanstack/react-query';
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
