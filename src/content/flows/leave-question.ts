/** When a page with attached files is left. */
export const leaveTexts = {
  title: 'Leave this page?',
  text: 'The files you attached are not sent yet and will be lost if you leave this page.',
  leave: 'Leave anyway',
} as const;
