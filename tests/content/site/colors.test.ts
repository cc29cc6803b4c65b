import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groundHex, tileHex } from '../../../src/content/site/colors';

const styles = readFileSync('src/styles/styles.css', 'utf8');
const drawings = ['public/favicon.svg', ...readdirSync('public/brand').map((file) => `public/brand/${file}`)];

/** The value of a custom property, in the first rule whose selectors end with `ground`. */
const property = (name: string, ground: string) =>
  new RegExp(`${ground} \\{[^}]*${name}: (#\\w+);`).exec(styles)?.[1]?.toUpperCase();

test.each(Object.entries(tileHex))('the design tokens have %s as %s', (color, hex) => {
  expect(property(`--color-${color}`, ':root')).toBe(hex);
});

test.each(Object.entries(groundHex))('quiet text and alarm on %s are those of the design tokens', (ground, colors) => {
  expect({ quiet: property('--fg-quiet', `.on-${ground}`), alarm: property('--alarm', `.on-${ground}`) }).toEqual(
    colors,
  );
});

test('the browser’s bar is paper', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<meta name="theme-color" content="${tileHex.paper}" />`);
});

test.each(drawings.filter((file) => file.endsWith('.svg')))('%s has no color of its own', (file) => {
  const used = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(Object.values(tileHex)).toEqual(expect.arrayContaining(used));
});
