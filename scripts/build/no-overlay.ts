/**
 * Stands for `react-remove-scroll`, which Radix uses in a dialog's overlay part only. No dialog of this site has that part
 * (docs/decisions/0004), but cmdk names it, and it would load with every page that has a dialog.
 * @throws when rendered
 */
export const RemoveScroll = (): never => {
  throw new Error(
    'Dialogs have no overlay part here: it injects a style element, which the content security policy refuses',
  );
};
