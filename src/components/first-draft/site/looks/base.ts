/** What all looks have in common. Colors are the palette's, in the pairs that DraftPalette names. */
export const base = `
:host { all: initial; display: block; }
.room { block-size: 0; }
.frame { margin-inline: auto; transform-origin: 0 0; }
.site { container: site / inline-size; background: var(--ground); }
.sheet {
  --edge: clamp(1.25rem, 5cqi, 5rem); --space: clamp(3rem, 8cqi, 7rem); --fit: 1; --letters: 10;
  --line: color-mix(in srgb, var(--ink) 22%, transparent); display: flow-root; position: relative; overflow: clip;
  color: var(--ink); font: 400 1rem / 1.6 var(--text); overflow-wrap: anywhere; -webkit-font-smoothing: antialiased;
  text-size-adjust: 100%;
}
:where(.sheet *) { box-sizing: border-box; min-width: 0; margin: 0; padding: 0; }
ul, ol { list-style: ""; }
a, button {
  border: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; text-transform: inherit;
  text-decoration: none; text-align: start; cursor: pointer;
}
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
.headline, .title, .name, .date {
  font-family: var(--display); font-style: var(--slant, normal); font-weight: var(--weight);
  letter-spacing: var(--tracking, 0); line-height: var(--leading); text-transform: var(--case, none);
  text-wrap: balance;
}
.headline {
  
  font-size: max( 1.375rem, min(var(--headline) * var(--fit), var(--share, 0.88) * 100cqi / (var(--letters) * var(--wide))) );
}
.title, .date {
  font-size: max(1.125rem, min(var(--heading) * max(var(--fit), 0.62), 85cqi / (var(--letters) * var(--wide))));
}
.name { font-size: calc(var(--naming, 1.25rem) * max(var(--fit), 0.7)); line-height: 1.1; }
.size-l { --fit: 0.8; }
.size-m { --fit: 0.62; }
.size-s { --fit: 0.42; }
.size-m, .size-s { --leading: 1.08; }
:is(.headline, .title, .name, .date):dir(rtl) { font-style: normal; letter-spacing: 0; line-height: 1.4; }
.prose + .picture { margin-block-start: 1.75rem; }
.lead { font-size: clamp(1.0625rem, 1.7cqi, 1.375rem); line-height: 1.45; text-wrap: pretty; }
.subtitle { font: 600 1.125rem / 1.3 var(--text); }
.prose > * + *, dl > * + * { margin-block-start: 1em; }
.prose > * + .subtitle { margin-block-start: 1.75em; }
.prose { max-width: 38em; }
.prose ul, .prose ol { padding-inline-start: 1.4em; }
.prose ul { list-style: square; }
.prose ol { list-style: decimal; }
.prose li + li { margin-block-start: 0.35em; }
dt { margin-block-end: 0.2em; font-weight: 600; }
.brand { display: flex; align-items: center; gap: 0.7em; }
.mark { flex: none; inline-size: 2.25rem; block-size: 2.25rem; }
.logo { inline-size: auto; max-inline-size: 9rem; max-block-size: 3.5rem; }
.logo-file { padding: 0.25em 0.6em; border: 2px dashed; font-size: 0.8125rem; }
nav :is(button, a), .row a { display: inline-block; padding-block: 0.2em; }
nav ul, .row { display: flex; flex-wrap: wrap; gap: 0.35em 1.5em; }
.picture { position: relative; overflow: hidden; background: var(--raised); }
.picture svg, .picture img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
.file {
  display: flex; flex-direction: column; justify-content: end; padding: 1.25rem; border: 2px dashed var(--quiet);
  color: var(--ink); font-size: 0.9375rem; line-height: 1.35;
}
.media { aspect-ratio: 16 / 9; border: 2px dashed var(--quiet); }
.media::after {
  content: ""; position: absolute; inset: calc(50% - 2rem) calc(50% - 2rem); background: var(--quiet);
  clip-path: polygon(20% 5%, 90% 50%, 20% 95%);
}
/* A blank is a gap to write in: dashed around, hatched, never like an answer. */
.gap {
  padding-inline: 0.25em; outline: max(2px, 0.04em) dashed; outline-offset: -1px;
  background: repeating-linear-gradient( 135deg, transparent 0 0.55rem, color-mix(in srgb, currentColor 9%, transparent) 0.55rem 0.6rem );
  box-decoration-break: clone; -webkit-box-decoration-break: clone;
}
.headline .gap { line-height: calc(var(--leading) + 0.12); }
.button {
  display: inline-block; padding: 0.85em 1.5em; background: var(--brand); color: var(--onBrand); font-weight: 600;
  line-height: 1.2;
}
.field { padding-block: 0.5em 2.1em; border-block-end: 1px solid var(--ink); font-size: 0.9375rem; }
.fields .action { margin-block-start: 1.5rem; }
.addresses a { display: block; }
.foot { padding: 2rem var(--edge); font-size: 0.875rem; }
.pictures { display: grid; gap: 1rem; }
.pictures .picture { aspect-ratio: 4 / 3; }
@media print {
  .sheet { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .part { break-inside: avoid-page; }
}
`;
