/** Stands where a page can do nothing without script. `what` begins the sentence: 'This form'. */
export const NeedsScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="border-sun border-l-8 bg-ground-raised p-4">{what} needs JavaScript, which is off in this browser.</p>
  </noscript>
);
