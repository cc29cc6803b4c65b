const hintId = 'new-tab';

/** Props of an external link. That it opens a new tab is its accessible description, so that its name stays the visible text. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': hintId } as const;

/** The description that all external links refer to; rendered once on each page. */
export const NewTabHint = () => (
  <p id={hintId} hidden>
    Opens in a new tab
  </p>
);
