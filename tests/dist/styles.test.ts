import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readdirSync('dist/assets')
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'))
  .join('');

it('what hovering stops or opens is for devices that can hover: after a tap a touch screen keeps the hover', () => {
  const elsewhere = sheet.replaceAll(/@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(elsewhere).not.toMatch(/:hover[^{}]*\{[^}]*(?:animation|display|visibility)/);
});

it('a list without marks stays a list in Safari', () => {
  expect(sheet).toMatch(/ol,ul,menu\{list-style(?:-type)?:""\}/);
  expect(sheet.match(/[^{}]*\{[^}]*list-style(?:-type)?:none/g) ?? []).toHaveLength(1);
});
