/** Minimal: a narrow column of names, a wide one of content, one line, much air. The picture runs off the page. */
export const minimal = `
.look-minimal {
  background: linear-gradient(to right, var(--brand) 75%, var(--accent) 75%) no-repeat 0 0 / 100% 0.75rem;
  & .top {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem 3rem;
    padding: clamp(1.25rem, 2.5cqi, 2.25rem) var(--edge);
  }
  & nav [aria-current] { text-decoration: underline 1px; text-underline-offset: 0.4em; }
  & .part {
    display: grid; gap: 1.25rem; margin-inline: var(--edge); padding-block: 2rem var(--space);
    border-block-start: 1px solid var(--line);
  }
  & .hero { padding-block: clamp(3.5rem, 10cqi, 9rem) var(--space); border: 0; }
  & .lead { margin-block-start: 1.5rem; max-width: 30em; color: var(--quiet); }
  & .action { margin-block-start: 2rem; }
  & .hero .picture {
    margin-block-start: clamp(1.5rem, 5cqi, 4.5rem); margin-inline-end: calc(-1 * var(--edge)); aspect-ratio: 2;
  }
  & .pictures { grid-template-columns: repeat(2, 1fr); gap: 1.25rem; }
  & .pictures > :is(:nth-child(3n + 1), :nth-child(3n + 2):last-child) { grid-column: 1 / -1; aspect-ratio: 2; }
  & .date { font-size: clamp(1.75rem, 5cqi, 3.5rem); }
  & .addresses a { padding-block: 0.8em; border-block-end: 1px solid var(--line); }
  & .addresses, & .fields { max-width: 38rem; }
  & .foot { padding-block: var(--space) 2rem; background: var(--brand); color: var(--onBrand); }
  @container site (min-width: 46rem) {
    & .part { grid-template-columns: 1fr 3fr; column-gap: 3rem; }
    & .part > .title ~ * { grid-column: 2; }
    & .hero .words { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
    & .hero .words > * { grid-column: 2; }
    & .hero .words > .headline { grid-column: 1 / -1; max-width: 17em; }
    & .hero .picture, & .part > :is(.prose, .row) { grid-column: 2; }
  }
}
`;
