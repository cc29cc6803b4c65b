/** Modern: a board of round cards that differ in size and ground, all in one grid. */
export const modern = `
.look-modern {
  --gap: clamp(0.5rem, 1.1cqi, 0.875rem); --round: clamp(1.25rem, 2.4cqi, 2rem); padding: var(--gap);
  background: var(--raised);
  & .top {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5rem 2rem;
    margin-block-end: var(--gap); padding: 0.75rem 1.25rem; border-radius: var(--round); background: var(--ground);
  }
  & .mark { inline-size: 1.75rem; block-size: 1.75rem; }
  & nav ul { gap: 0.25rem; }
  & nav :is(button, a) { padding: 0.5em 1.1em; border-radius: 5em; font-size: 0.9375rem; }
  & nav [aria-current] { background: var(--accent); color: var(--onAccent); }
  & .page { display: grid; gap: var(--gap); }
  & .part:not(.hero), & .words {
    padding: clamp(1.5rem, 3.4cqi, 3rem); border-radius: var(--round); background: var(--ground);
  }
  & .hero, & .text.has-picture { display: grid; gap: var(--gap); }
  & .words { display: flex; flex-direction: column; justify-content: space-between; gap: 2rem; }
  & .hero .words, & .part.form { background: var(--brand); color: var(--onBrand); }
  & .lead { max-width: 30em; }
  & .button { border-radius: 5em; }
  & .hero .picture { min-block-size: 15rem; border-radius: var(--round); }
  & .picture { border-radius: calc(var(--round) * 0.6); }
  & .title { margin-block-end: 1.25rem; }
  & .part.event, & .part.links { background: var(--accent); color: var(--onAccent); }
  & .field { margin-block-end: 0.5rem; padding: 0.7em 1.1em; border: 1px solid; border-radius: 1.5em; }
  & :is(.hero, .form) .button { background: var(--onBrand); color: var(--brand); }
  & .date { font-size: clamp(2rem, 6cqi, 4.5rem); }
  & .pictures { display: flex; flex-wrap: wrap; gap: var(--gap); }
  & .pictures .picture { flex: 1 1 40%; block-size: max(9rem, 17cqi); aspect-ratio: auto; }
  & .pictures .picture:first-child { flex-basis: 100%; }
  & .addresses li + li { margin-block-start: 0.5rem; }
  & .addresses a {
    padding: 0.9em 1.25em; border-radius: 1.6em; background: var(--onAccent); color: var(--accent); font-weight: 600;
  }
  & .row a { padding: 0.5em 1.1em; border: 1px solid; border-radius: 5em; }
  & .row { gap: 0.5rem; }
  & .foot {
    margin-block-start: var(--gap); padding: 1.25rem; border-radius: var(--round); background: var(--accent);
    color: var(--onAccent);
  }
  @container site (min-width: 46rem) {
    & .page { grid-template-columns: repeat(12, 1fr); grid-auto-flow: dense; }
    & .part { grid-column: span 12; }
    & .hero.has-picture { grid-template-columns: 7fr 5fr; min-block-size: 37rem; }
    & .hero.has-picture .headline { --share: 0.48; }
    & .part.event { display: flex; flex-direction: column; justify-content: space-between; }
    & .part:is(.text, .blank, .form, .links, .embed, .event) { grid-column: span 6; }
    & .text:has(.prose > :nth-child(5)), & .text.has-picture { grid-column: span 7; }
    & .part:is(.form, .links):has(+ .part:last-child), & .text:has(.prose > :nth-child(5)) + .part:not(.hero, .gallery, .social), & .text.has-picture + .part:not(.hero, .gallery, .social) {
      grid-column: span 5;
    }
    & .part:is(.text, .blank, .form, .links, .embed, .event):only-child, & .hero + .part:last-child {
      grid-column: span 12;
    }
    & .has-picture:is(.hero + :last-child, :only-child) { grid-template-columns: 1fr 1fr; column-gap: 3rem; }
    & .has-picture:is(.hero + :last-child, :only-child) > .picture { grid-area: 1 / 2 / 3 / 3; }
    & .pictures .picture { flex-basis: 22%; }
    & .pictures .picture:first-child { flex-basis: 46%; }
  }
}
`;
