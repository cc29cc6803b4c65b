/**
 * Says that a page needs JavaScript. Not in a `noscript` element, because a browser that is too old for the site's scripts must
 * show it, too. `what` is the subject of the sentence, such as 'This form'.
 */
export const NeedsScript = ({ what }: { what: string }) => (
  <p className="hidden border-sun border-l-8 bg-ground-raised p-4 noscript:block">{`${what} needs JavaScript, which is off in this browser, or a newer browser.`}</p>
);
