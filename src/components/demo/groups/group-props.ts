/** What every group of the desk is given. */
export type GroupProps = {
  /** Tells in the desk what came of a press. */
  say: (text: string) => void;
  /** Closes the desk where it covers the page that was acted upon. */
  onLeave: () => void;
};
