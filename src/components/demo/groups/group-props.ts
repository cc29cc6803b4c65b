export type GroupProps = {
  /** Shows the result of an action at the top of the desk. */
  showMessage: (text: string) => void;
  /** Called after an action on the page. Closes the desk if it covers the page. */
  onLeave: () => void;
};
