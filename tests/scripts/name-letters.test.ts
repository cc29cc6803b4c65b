import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontLetters } from '../../tools/artwork/brand-check/font-letters';

const families = [...fontLetters(readFileSync('src/fonts/fonts.css', 'utf8'))];

it.each(families)('%s has the letters of names in other languages', (_, codes) => {
  expect(Array.from('ŁżćşğİıŒœőřšŽțŵāęůÉßØ').filter((letter) => !codes.has(letter.charCodeAt(0)))).toEqual([]);
});
