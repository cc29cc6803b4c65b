import { demoBackup, rememberedEmail } from '../storage/schema';
import { useStored } from '../storage/use-stored';

export const useRememberedEmail = (): string | null => useStored(rememberedEmail);

/** Whether this tab has the copy that a reset or an import keeps. */
export const useHasCopy = (): boolean => useStored(demoBackup) !== null;
