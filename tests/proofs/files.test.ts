import { expect, it } from 'vitest';
import { drawingsOf, lettersLacking, readmeOf } from '../../src/components/proofs/files';
import { fileBase } from '../../src/proofs/file-names';
import { makeItems } from '../../src/proofs/items';

const number = 'T-KMPRTW';
const itemOf = (letters: string, service: 'logo-design' | 'custom-artwork' | 'branding-kit' = 'logo-design') => {
  const [item] = makeItems({ service, letters, colors: '', thrown: 1 });
  if (!item) throw new Error('nothing was drawn');
  return item;
};

it.each([
  ['Fig & Fold Books', 'fig-fold-books-T-KMPRTW'],
  ['../../etc/passwd', 'etc-passwd-T-KMPRTW'],
  ['Zażółć Gęślą', 'zażółć-gęślą-T-KMPRTW'],
  ['مقهى الحديقة', 'مقهى-الحديقة-T-KMPRTW'],
  ['evil\u202Egnp.exe', 'evil-gnp-exe-T-KMPRTW'],
  ...['CON', 'Com1'].map((name): [string, string] => [name, number]),
  ['Ab '.repeat(40), `${'ab-'.repeat(17)}${number}`],
  ['🏺 …', number],
  ['a'.repeat(200), `${'a'.repeat(51)}-${number}`],
])('the files of %j begin with %s', (company, base) => {
  expect(fileBase(company, number)).toBe(base);
  expect(base.length).toBeLessThanOrEqual(60);
});

it.each([
  ['Fig & Fold', []],
  ['Zażółć', ['ż', 'ł', 'ć']],
  ['日本', ['日', '本']],
])('%s has letters that cannot be outlined: %j', (name, lacking) => {
  const item = itemOf(name);
  expect(lettersLacking(item)).toEqual(lacking);
  const hasLogo = drawingsOf('logo-design', item, 'x').some((drawing) => drawing.name.includes('-logo'));
  expect(hasLogo).toBe(lacking.length === 0);
});

it('a name is never markup, whatever it is', () => {
  const attack = '<script>alert(1)</script>"\'&';
  for (const service of ['logo-design', 'custom-artwork', 'branding-kit'] as const)
    for (const { svg } of drawingsOf(service, itemOf(attack, service), 'x')) {
      const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(page.querySelector('parsererror, script, text, style, image, use')).toBeNull();
      expect(svg).not.toContain('alert');
    }
});

it('every file of a kit is named in its README', () => {
  const item = itemOf('Fig & Fold', 'branding-kit');
  const drawings = drawingsOf('branding-kit', item, 'x');
  expect(drawings).toHaveLength(7);
  for (const { name } of drawings) expect(readmeOf(item, drawings, number)).toContain(name);
});
