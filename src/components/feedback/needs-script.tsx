/** Says that a page needs JavaScript. `what` is the subject of the sentence, such as 'This form'. */
export const NeedsScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="border-sun border-l-8 bg-ground-raised p-4">{`${what} needs JavaScript, which is off in this browser.`}</p>
  </noscript>
);
