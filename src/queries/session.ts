import { queryOptions } from '@tanstack/react-query';
import { demoBackup, rememberedEmail } from '../storage/schema';
import { store } from '../storage/store';

export const rememberedEmailQuery = queryOptions({
  queryKey: ['remembered email'],
  queryFn: () => store.read(rememberedEmail),
});

export const hasCopyQuery = queryOptions({
  queryKey: ['copy in this tab'],
  queryFn: () => store.read(demoBackup) !== null,
});
