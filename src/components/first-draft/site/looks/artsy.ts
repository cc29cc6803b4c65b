/** Artsy: a collage. Words on strips that are stuck over the picture, cut shapes, columns that step from side to side. */
export const artsy = `
.look-artsy {
  & .top {
    position: relative; z-index: 1; display: flex; flex-wrap: wrap; justify-content: space-between;
    align-items: start; gap: 1rem 2rem; padding: 1.5rem var(--edge);
  }
  & .name { rotate: -2deg; }
  & nav :is(button, a) {
    padding: 0.3em 0.8em; border: 2px solid var(--ink); background: var(--ground); font-size: 0.875rem;
  }
  & nav ul { gap: 0.5rem; }
  & nav li:nth-child(odd) { rotate: 1.5deg; }
  & nav [aria-current] { background: var(--ink); color: var(--ground); }
  & .part { position: relative; padding: clamp(2rem, 5cqi, 4.5rem) var(--edge); }
  & .hero { padding-block-start: 0.5rem; }
  & .hero.has-picture { display: grid; grid-template-columns: 1fr; }
  & .hero .picture {
    grid-area: 1 / 1; margin-inline-end: calc(-1 * var(--edge)); aspect-ratio: 1; border-end-start-radius: 70%;
  }
  & .hero.has-picture .words { z-index: 1; margin-block-start: -4.5rem; }
  & .headline { rotate: -2deg; line-height: calc(var(--leading) + 0.28); }
  & .headline > .strip, & .title > .strip {
    padding: 0.02em 0.28em 0.08em; background: var(--brand); box-shadow: 0 0 0 0.25rem var(--ground);
    color: var(--onBrand); box-decoration-break: clone; -webkit-box-decoration-break: clone;
  }
  & .headline > .gap { background-color: var(--ground); }
  & .lead { margin-block-start: 1.75rem; margin-inline-start: 12%; max-width: 30em; }
  & .action { margin: 1.5rem 0 0 12%; }
  & .button {
    border: 2px solid var(--ink); border-radius: 2em 0; background: var(--accent); color: var(--onAccent);
    rotate: 1.5deg;
  }
  & .title { margin-block-end: 1.25rem; line-height: calc(var(--leading) + 0.24); rotate: -1.5deg; }
  & .title > .strip { background: var(--accent); color: var(--onAccent); }
  & .prose > p:first-child:dir(ltr)::first-letter {
    float: inline-start; padding-inline-end: 0.08em; color: var(--brandText);
    font: italic 700 4.4em / 0.8 var(--display);
  }
  & .subtitle { font: italic 700 1.5rem / 1.2 var(--display); }
  & .text > .picture { margin-block-start: 2rem; aspect-ratio: 4 / 3; border-radius: 0 50% 0 50%; }
  & .pictures { grid-template-columns: repeat(2, 1fr); gap: 1.5rem 1rem; }
  & .pictures .picture:nth-child(odd) { aspect-ratio: 1; border-radius: 50% 0 50% 0; }
  & .pictures .picture:nth-child(3n + 2) { aspect-ratio: 1; border-radius: 50%; translate: 0 12%; }
  & .pictures .picture:nth-child(4n) { rotate: -3deg; }
  & .pictures .file:nth-child(n) { border-radius: 0; }
  & .addresses { display: flex; flex-wrap: wrap; gap: 1rem; }
  & .addresses a {
    padding: 0.8em 1.4em; border: 2px solid var(--ink); border-radius: 2em 0; background: var(--brand);
    color: var(--onBrand); rotate: -1.5deg;
  }
  & .addresses li:nth-child(even) a {
    border-radius: 0 2em; background: var(--accent); color: var(--onAccent); rotate: 1.5deg;
  }
  & .fields { padding: 1.5rem; border: 2px solid var(--ink); background: var(--raised); rotate: -0.75deg; }
  & .field { border-block-end: 2px dotted; }
  & .row a { border-block-end: 2px solid; }
  & .date { font-size: clamp(2.25rem, 8cqi, 6rem); color: var(--brandText); rotate: -1.5deg; }
  & .foot { border-block-start: 0.75rem solid var(--accent); background: var(--brand); color: var(--onBrand); }
  @container site (min-width: 46rem) {
    & .hero.has-picture { grid-template-columns: repeat(12, 1fr); align-items: end; }
    & .hero .picture { grid-area: 1 / 5 / 2 / -1; margin-block-start: -6rem; aspect-ratio: 7 / 6; }
    & .hero.has-picture .words { grid-area: 1 / 1 / 2 / 10; margin: 0; }
    & .hero.has-picture .headline { --share: 0.6; }
    & .hero.has-picture :is(.lead, .action) { margin-inline-start: 0; max-width: 21em; }
    & .part:is(.text, .blank, .form, .embed, .links, .event) { margin-inline: 8% 26%; }
    & .part:is(.text, .blank, .form, .embed, .links, .event):nth-child(odd) { margin-inline: 36% 4%; }
    & .part.text.has-picture:nth-child(n) {
      display: grid; grid-template-columns: 5fr 7fr; gap: 0 4rem; margin-inline: 0;
    }
    & .text.has-picture > .title { grid-column: 2; }
    & .text.has-picture > .prose { grid-area: 2 / 2; }
    & .text.has-picture > .picture { grid-area: 1 / 1 / 3 / 2; align-self: start; margin: 0; }
    & .pictures { grid-template-columns: repeat(12, 1fr); padding-block-end: 4rem; }
    & .pictures .picture { grid-column: span 4; }
    & .pictures .picture:nth-child(3n + 1) { grid-column: span 5; }
    & .pictures .picture:nth-child(3n + 2) { grid-column: span 3; }
    & .pictures .picture:nth-child(4):last-child { grid-column: 6 / span 5; aspect-ratio: 2; }
  }
}
`;
