/** Elegant: a framed sheet on one axis. An arch, hairlines, small spaced names. */
export const elegant = `
.look-elegant {
  padding: clamp(0.625rem, 1.4cqi, 1.125rem);
  &::after {
    content: ""; position: absolute; inset: clamp(0.625rem, 1.4cqi, 1.125rem); border: 2px solid var(--accent);
    pointer-events: none;
  }
  & :is(.top, .hero) {
    --line: color-mix(in srgb, var(--onBrand) 40%, transparent); --mark: currentColor; background: var(--brand);
    color: var(--onBrand);
  }
  & .top { padding: clamp(1.5rem, 3cqi, 2.75rem) var(--edge) 0; text-align: center; }
  & .brand { flex-direction: column; justify-content: center; }
  & .mark { inline-size: 1.75rem; block-size: 1.75rem; }
  & nav {
    margin-block-start: 1.5rem; padding-block: 0.7rem; border-block: 1px solid var(--line); font-size: 0.8125rem;
    letter-spacing: var(--spaced, 0.04em);
  }
  & nav ul { justify-content: center; gap: 0.35em 3em; }
  & nav [aria-current] { text-decoration: underline 1px; text-underline-offset: 0.4em; }
  & .part { padding: clamp(2.5rem, 6cqi, 5.5rem) var(--edge); }
  & .part + .part::before {
    content: ""; display: block; inline-size: 0.5rem; block-size: 0.5rem;
    margin: clamp(-5.5rem, -6cqi, -2.5rem) auto clamp(2.5rem, 6cqi, 5.5rem); background: var(--accent); rotate: 45deg;
  }
  & .hero { display: grid; gap: 2.5rem; text-align: center; }
  & .lead { margin: 1.5rem auto 0; max-width: 28em; font-style: italic; }
  & .action { margin-block-start: 2rem; text-align: center; }
  & .button {
    padding: 1em 2.4em; font-size: 0.875rem; font-weight: 400; letter-spacing: var(--spaced, 0.04em);
  }
  & .hero .picture, & .text > .picture {
    inline-size: min(100%, 22rem); margin-inline: auto; aspect-ratio: 3 / 4; border-radius: 50rem 50rem 0 0;
  }
  & .hero .file, & .text > .file { align-items: center; text-align: center; }
  & .part > .title, & .date { margin-block-end: 1.25em; text-align: center; }
  & .event .title { margin-block-end: 0.75em; font-size: 1.25rem; }
  & .date { margin: 0; font-size: clamp(2rem, 6cqi, 4.5rem); }
  & .prose { margin-inline: auto; max-width: 34em; }
  & .subtitle { font-weight: 400; font-style: italic; font-size: 1.3125rem; }
  & .prose ul { list-style: ""; padding: 0; }
  & .prose ul li { padding-block: 0.5em; border-block-start: 1px solid var(--line); }
  & dl { text-align: center; }
  & dt { font-weight: 400; font-style: italic; }
  & .text > .picture { margin-block-start: 3rem; }
  & .hint { text-align: center; }
  & .pictures { gap: clamp(1rem, 3cqi, 2.5rem); grid-template-columns: repeat(2, 1fr); }
  & .pictures .picture { aspect-ratio: 3 / 4; }
  & .pictures .picture:nth-child(even) { border-radius: 50rem 50rem 0 0; }
  & .addresses, & .fields { max-width: 30rem; margin-inline: auto; text-align: center; }
  & .addresses a { padding-block: 1em; border-block-end: 1px solid var(--line); text-align: center; }
  & .row { justify-content: center; }
  & .field { border-color: var(--line); text-align: start; font-style: italic; }
  & .foot { background: var(--accent); color: var(--onAccent); text-align: center; }
  @container site (min-width: 46rem) {
    & .hero.has-picture {
      grid-template-columns: 1fr minmax(0, 25rem); align-items: center; gap: clamp(2rem, 6cqi, 6rem);
      padding-block: clamp(3rem, 5cqi, 4.5rem);
    }
    & .hero.has-picture .headline { --share: 0.5; }
    & .hero .picture { inline-size: 100%; }
    & .pictures { grid-template-columns: repeat(3, 1fr); }
    & .pictures:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, 1fr); }
    & .pictures .picture:nth-child(3n + 2) { translate: 0 2.5rem; }
    & .text.has-picture {
      display: grid; grid-template-columns: minmax(0, 20rem) 1fr; gap: 0 clamp(2rem, 6cqi, 5rem); align-items: start;
    }
    & .text.has-picture::before, & .text.has-picture > .title { grid-column: 1 / -1; justify-self: center; }
    & .text.has-picture > .picture { grid-area: 3 / 1; margin: 0; }
    & .text.has-picture > .prose { grid-area: 3 / 2; margin: 0; }
  }
}
`;
