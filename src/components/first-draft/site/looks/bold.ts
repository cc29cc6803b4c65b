/** Bold: a poster. Color from edge to edge, one enormous line, bands that change their ground. */
export const bold = `
.look-bold {
  --mark: currentColor; font-weight: 500;
  & .top {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.75rem 2rem;
    padding: 1.25rem var(--edge); background: var(--brand); color: var(--onBrand); font-weight: 600;
  }
  & nav [aria-current] { box-shadow: 0 0.3em 0 currentColor; }
  & .part { padding: clamp(2.5rem, 6cqi, 5.5rem) var(--edge); }
  & .hero { padding: 0; background: var(--brand); color: var(--onBrand); }
  & .words { padding: clamp(1.5rem, 3cqi, 3rem) var(--edge) clamp(2rem, 4cqi, 3.5rem); }
  & .lead {
    margin-block-start: 1.5rem; max-width: 27em; font-size: clamp(1.1875rem, 2.2cqi, 1.75rem); font-weight: 500;
    line-height: 1.3;
  }
  & .action { margin-block-start: 1.75rem; }
  & .button { padding: 1.1em 2em; background: var(--ink); color: var(--ground); font-size: 1.125rem; }
  & .hero .picture { aspect-ratio: 5 / 4; }
  & .hero .file { margin: 0 var(--edge) var(--edge); }
  & .title { margin-block-end: 0.5em; }
  & .prose { max-width: none; font-size: clamp(1.0625rem, 1.6cqi, 1.25rem); }
  & .prose > :is(p, ul, ol, dl) { max-width: 34em; }
  & .text > .picture {
    margin: clamp(2rem, 5cqi, 4rem) calc(-1 * var(--edge)) calc(-1 * clamp(2.5rem, 6cqi, 5.5rem));
    aspect-ratio: 5 / 2;
  }
  & .part:nth-child(even) { background: var(--ink); color: var(--ground); }
  & .part:nth-child(even) .button { background: var(--ground); color: var(--ink); }
  & .part.event { background: var(--accent); color: var(--onAccent); }
  & .date { font-size: clamp(2.75rem, 11cqi, 9rem); }
  & .gallery.part { padding-inline: 0; padding-block-end: 0; }
  & .gallery > .title { padding-inline: var(--edge); }
  & .pictures { display: flex; flex-wrap: wrap; gap: 0; }
  & .pictures .picture { flex: 1 1 40%; block-size: 50cqi; aspect-ratio: auto; }
  & .addresses a {
    padding: 0.7em var(--edge); margin-inline: calc(-1 * var(--edge)); background: var(--brand);
    color: var(--onBrand); font: var(--weight) clamp(1.5rem, 4cqi, 3rem) / 1.1 var(--display);
  }
  & .addresses li:nth-child(even) a { background: var(--accent); color: var(--onAccent); }
  & .field { border-block-end: 6px solid; font-weight: 600; }
  & .foot { border-block-start: 1rem solid var(--accent); background: var(--brand); color: var(--onBrand); font-weight: 600; }
  @container site (min-width: 46rem) {
    & .words:has(.lead) { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 1rem 4rem; }
    & .headline { grid-column: 1 / -1; }
    & .words :is(.lead, .action) { margin-block: 1.5rem 0; }
    & .hero .picture { aspect-ratio: 2; }
    & .prose > * { break-inside: avoid; }
    & .prose:has(> :nth-child(3)) { columns: 2; column-gap: 4rem; }
    & .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem 4rem; }
    & .pictures .picture { flex-basis: 26%; block-size: 27cqi; }
    & .pictures .picture:nth-child(4n + 1) { flex-basis: 46%; }
  }
}
`;
