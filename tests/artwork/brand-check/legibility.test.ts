import { describe, expect, it } from 'vitest';
import { colors, shades } from '../../../brand.config';
import { contrast, shadesOf } from '../../../src/lib/shades';
import { colorFaults, missingLetters } from '../../../tools/artwork/brand-check/legibility';

describe('colors', () => {
  it('of this brand are readable', () => expect(colorFaults(colors, shades)).toEqual([]));

  it('are named with their contrast if a text is hard to read on its ground', () => {
    expect(colorFaults({ ...colors, sun: colors.ink }, shades)).toEqual([
      expect.stringMatching(
        `^Ink on sun \\(${colors.ink} on ${colors.ink}\\) has a contrast of 1\\.00; text needs 4\\.5\\. The nearest ground that is enough: #[0-9A-F]{6}\\.$`,
      ),
    ]);
  });

  it('are read in the dark scheme, too, and lines are seen', () => {
    const { second, ...named } = shadesOf(colors, shades);
    const dark = { ...second, quiet: second.ground, 'line-strong': second.line };
    const faults = colorFaults(colors, { ...named, second: dark }).join('\n');
    expect(faults).toMatch(/^Quiet on second .*text needs 4\.5\./m);
    expect(faults).toMatch(/^Line on second .*a shape needs 3\./m);
  });

  it('come with one near them that is readable', () => {
    const [fault = ''] = colorFaults({ ...colors, ink: '#0D1B2A', vermilion: '#1F7AE0' }, shades);
    const near = /#[0-9A-F]{6}(?=\.$)/.exec(fault)?.[0] ?? '';
    expect(contrast('#0D1B2A', near)).toBeGreaterThan(4.5);
    expect(contrast('#0D1B2A', near)).toBeLessThan(5);
  });

  it('are named if they are not written with six digits', () => {
    expect(colorFaults({ ...colors, paper: '#eef' }, shades)).toEqual(['The color paper is #eef, not #RRGGBB.']);
  });

  it('are refused if paper is the dark one', () => {
    const swapped = { ...colors, paper: colors.ink, ink: colors.paper };
    const fault = `Paper (${colors.ink}), the light ground, is not lighter than ink (${colors.paper}).`;
    expect(colorFaults(swapped, null)).toContain(fault);
  });
});

const font = (family: string, letters: string) => ({ family, has: (letter: string) => letters.includes(letter) });
const find = (text: string) =>
  missingLetters([{ file: 'dist/a.html', text }], font('Heads', 'abc'), font('Texts', 'abcdø'));

it('letters that a font lacks are named once, with a page that has them', () => {
  expect(find('<p>łł</p><p>ł</p>')).toEqual(['Texts lacks ł, which dist/a.html has.']);
  expect(find('<h2 id="x">ad</h2>')).toEqual(['Heads lacks d, which dist/a.html has.']);
});

it('letters are those of texts, not of tags, scripts and styles', () => {
  expect(find('<p class="zzz">aø 1 → “b”</p><script>xyz</script><style>xyz</style>')).toEqual([]);
});
