import { readFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { expect, it } from 'vitest';

const css = readFileSync('src/fonts/fonts.css', 'utf8');
const faces = Array.from(
  css.matchAll(
    /font-family: "([^"]+)";\s+src: url\("\.\/([^"]+)"\)[^;]+;\s+font-weight: (\d+)[^}]+unicode-range:([^;]+);/g,
  ),
  ([, family, file, weight, ranges = '']) => ({ face: `${family} ${weight}`, file, ranges }),
);

const covers = (ranges: string, letter: string) =>
  Array.from(ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)).some(([, from = '', to = from]) => {
    const code = letter.charCodeAt(0);
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

it.each([...new Set(faces.map(({ face }) => face))])('%s has the letters of names in other languages', (face) => {
  const files = faces.filter((one) => one.face === face);
  const missing = Array.from('ŁżćşğİıŒœőřšŽțŵāęůÉßØ').filter(
    (letter) =>
      !files.some(
        ({ file, ranges }) =>
          covers(ranges, letter) && (openSync(`src/fonts/${file}`) as Font).characterSet.includes(letter.charCodeAt(0)),
      ),
  );
  expect(missing).toEqual([]);
});
