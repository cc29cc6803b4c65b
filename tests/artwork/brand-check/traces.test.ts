import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors, identity, shades } from '../../../brand.config';
import { formerNames } from '../../../src/storage/former-names';
import { exampleAddresses, identityFaults, tracesIn } from '../../../tools/artwork/brand-check/traces';

const shipped = { name: 'Tessera', words: ['555-0199', 'Rome'], colors: ['#F3EFE6', '#FF4A1C'] };
const nordlys = { identity: { ...identity, name: 'Nordlys' }, colors: { ...colors, paper: '#EEF4F8' }, shades: null };
const tracesOf = (text: string, own: Parameters<typeof tracesIn>[1] = nordlys) =>
  tracesIn([{ file: 'dist/a.html', text }], own, shipped);

it.each([
  ['its name', '<p>Welcome to Tessera.</p>'],
  ['its name in lower case', 'https://tessera.example/faq'],
  ['its noun', 'the plural is tesserae'],
  ['a color', 'a{color:#f3efe6}'],
  ['its phone', 'Call 555-0199'],
  ['its city', 'Made in Rome.'],
])('traces of the shipped brand are found: %s', (_what, text) => {
  expect(tracesOf(text)).toEqual([expect.stringMatching(/^dist\/a\.html has .*, which is not this brand's: “.+”\.$/)]);
});

it('traces of the shipped brand are not what the brand has itself: a color, or the name', () => {
  expect(tracesOf('a{color:#ff4a1c}', { ...nordlys, colors: { ...colors, vermilion: '#FF4A1C' } })).toEqual([]);
  const same = { ...nordlys, identity: { ...identity, name: 'Tessera' }, shades };
  expect(tracesOf('Tessera 555-0199', same)).toEqual([]);
  const neighbor = { ...nordlys, identity: { ...nordlys.identity, postal: { ...identity.postal, locality: 'Rome' } } };
  expect(tracesOf('Rome', neighbor)).toEqual([]);
});

it('traces of the shipped brand are not the names that browsers have kept', () => {
  const { lock, backup, caches } = formerNames;
  expect(tracesOf([lock, backup, caches.build, caches.pictures].join(' '))).toEqual([]);
  expect(tracesOf(`${lock} Tessera`)).toHaveLength(1);
});

it('the list of the shipped brand has its colors as they are written', () => {
  const list = JSON.parse(readFileSync('brand.shipped.json', 'utf8')) as typeof shipped;
  for (const color of list.colors) expect(color).toMatch(/^#[\dA-F]{6}$/);
  expect(new Set(list.colors).size).toBe(19);
});

it('a country that is not a code of two letters is named', () => {
  expect(identityFaults(identity)).toEqual([]);
  const postal = { ...identity.postal, country: 'Deutschland' };
  expect(identityFaults({ ...identity, postal })).toEqual(['The country is Deutschland, not a code of two letters.']);
});

it('impossible addresses are named', () => {
  const own = {
    ...identity,
    url: 'https://nordlys.example',
    supportEmail: 'hei@nordlys.no',
    salesEmail: 'a@b.example',
    social: { ...identity.social, x: 'https://example.com/nordlys' },
  };
  expect(exampleAddresses(own)).toEqual(
    expect.arrayContaining(['https://nordlys.example', 'a@b.example', 'https://example.com/nordlys']),
  );
  expect(exampleAddresses(own)).not.toContain('hei@nordlys.no');
});
