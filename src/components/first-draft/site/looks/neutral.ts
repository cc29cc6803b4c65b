/** Neutral: a plan of a page, for a form without a chosen style. Boxes with thin lines, only the colors are decided. */
export const neutral = `
.look-neutral {
  & .top {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.75rem 2rem;
    padding: 1.25rem var(--edge); border-block-end: 0.75rem solid var(--accent);
  }
  & nav [aria-current] { text-decoration: underline; text-underline-offset: 0.35em; }
  & .part { padding: clamp(2rem, 5cqi, 4.5rem) var(--edge); border-block-end: 1px solid var(--line); }
  & .hero { display: grid; gap: 2rem; background: var(--brand); color: var(--onBrand); }
  & .hero .button { background: var(--onBrand); color: var(--brand); }
  & .lead, & .action { margin-block-start: 1.5rem; max-width: 30em; }
  & .picture { aspect-ratio: 3 / 2; }
  & .title { margin-block-end: 1.25rem; font-size: clamp(1.5rem, 3cqi, 2.25rem); }
  & .addresses a { margin-block-end: 0.75rem; padding: 0.9em 1.25em; border: 1px solid var(--ink); }
  & .date { font-size: clamp(1.75rem, 5cqi, 3.5rem); }
  & .pictures { grid-template-columns: repeat(2, 1fr); }
  & .foot { color: var(--quiet); }
  @container site (min-width: 46rem) {
    & .hero.has-picture, & .text.has-picture { grid-template-columns: 1fr 1fr; align-items: center; gap: 1.5rem 5cqi; }
    & .text.has-picture { display: grid; align-items: start; }
    & .text.has-picture > .title { grid-column: 1 / -1; }
    & .hero.has-picture .headline { --share: 0.42; }
    & .pictures { grid-template-columns: repeat(3, 1fr); }
    & .pictures:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, 1fr); }
  }
}
`;
