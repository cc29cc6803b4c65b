import { describe, expect, it } from 'vitest';
import { colors, shades } from '../../../brand.config';
import { colorFaults, missingLetters } from '../../../scripts/brand/legibility';

describe('colors', () => {
  it('of this brand are readable', () => expect(colorFaults(colors, shades)).toEqual([]));

  it('are named with their contrast if a text is hard to read on its ground', () => {
    expect(colorFaults({ ...colors, sun: colors.ink }, shades)).toEqual([
      `Ink on sun (${colors.ink} on ${colors.ink}) has a contrast of 1.00; text needs 4.5.`,
    ]);
  });

  it('are refused if paper is the dark one', () => {
    const swapped = { ...colors, paper: colors.ink, ink: colors.paper };
    expect(colorFaults(swapped, null)).toContain(`Paper (${colors.ink}) is not lighter than ink (${colors.paper}).`);
  });
});

describe('letters', () => {
  const font = (family: string, letters: string) => ({ family, has: (letter: string) => letters.includes(letter) });
  const find = (text: string) =>
    missingLetters([{ file: 'dist/a.html', text }], font('Heads', 'abc'), font('Texts', 'abcdø'));

  it('that a font lacks are named once, with a page that has them', () => {
    expect(find('<p>łł</p><p>ł</p>')).toEqual(['Texts lacks ł, which dist/a.html has.']);
    expect(find('<h2 id="x">ad</h2>')).toEqual(['Heads lacks d, which dist/a.html has.']);
  });

  it('are those of texts, not of tags, scripts and styles', () => {
    expect(find('<p class="zzz">aø 1 → “b”</p><script>xyz</script><style>xyz</style>')).toEqual([]);
  });
});
