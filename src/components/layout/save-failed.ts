import type { ToastMessage } from '../ui/toast';

/** Shown when the browser refused to store a change for which the spec has no words of its own. */
export const saveFailed = {
  title: 'Not saved',
  description: 'This browser could not store the change. Nothing was lost: free some space and try again.',
  destructive: true,
} satisfies ToastMessage;
