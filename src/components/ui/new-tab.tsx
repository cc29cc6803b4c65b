const hintId = 'new-tab';

/** For a link that leads off the site: its name stays the words one sees, and that it opens a tab is its description. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': hintId } as const;

/** The description all those links share; once on each page. */
export const NewTabHint = () => (
  <p id={hintId} hidden>
    Opens in a new tab
  </p>
);
