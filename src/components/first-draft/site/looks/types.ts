import type { LookName } from '../../../../first-draft/types';

const sans = `
.type-minimal,
.type-neutral {
  --display: var(--font-text); --text: var(--font-text);
  --weight: 500; --tracking: -0.025em; --leading: 1.08; --wide: 0.56; --headline: clamp(2.5rem, 7cqi, 5.5rem);
  --heading: clamp(1.25rem, 1.9cqi, 1.5rem); --naming: 1.0625rem;
}
`;

/**
 * The type of each look. The second of two looks brings its type into the composition of the first. The
 * fonts of ours are those of the brand, whose custom properties reach into a shadow root.
 */
export const types: Readonly<Record<LookName, string>> = {
  minimal: sans,
  neutral: sans,
  bold: `
    .type-bold {
      --display: var(--font-display);
      --text: var(--font-text); --weight: 800; --case: uppercase;
      --tracking: -0.045em; --leading: 0.9; --wide: 0.7; --headline: clamp(4.25rem, 16cqi, 12.5rem);
      --heading: clamp(2.25rem, 7cqi, 5.5rem); --naming: 1.5rem;
    }
`,
  elegant: `
    .type-elegant {
      --display: Didot, "Bodoni 72", "Bodoni MT", Baskerville, "Times New Roman", serif;
      --text: "Hoefler Text", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif;
      --weight: 400; --tracking: -0.01em; --leading: 1.1; --wide: 0.52; --headline: clamp(3rem, 8cqi, 6.25rem);
      --heading: clamp(1.75rem, 3.6cqi, 2.75rem); --naming: 1.75rem; --spaced: 0.16em; font-size: 1.0625rem;
    }
`,
  modern: `
    .type-modern {
      --display: "Avenir Next", Avenir, "Segoe UI Variable Display", "Segoe UI", var(--font-text);
      --text: "Avenir Next", Avenir, "Segoe UI Variable Text", "Segoe UI", var(--font-text);
      --weight: 600; --tracking: -0.04em; --leading: 1; --wide: 0.6; --headline: clamp(3rem, 9cqi, 7rem);
      --heading: clamp(1.5rem, 2.8cqi, 2.125rem); --naming: 1.125rem;
    }
`,
  artsy: `
    .type-artsy {
      --display: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Times New Roman", serif;
      --text: "American Typewriter", "Courier Prime", "Courier New", "Liberation Mono", monospace; --weight: 700;
      --slant: italic; --tracking: -0.03em; --leading: 1.04; --wide: 0.56; --headline: clamp(3.25rem, 10cqi, 7.75rem);
      --heading: clamp(1.875rem, 4.6cqi, 3.5rem); --naming: 1.75rem; font-size: 0.96875rem;
    }
`,
};
