import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectSeen, fillAll, open, part } from '../journeys/expectations';
import type { Tab } from '../journeys/tab';
import { required } from '../support/instant-site';
import { test } from './fixtures';

const name = required['Business name'];

const drawings = (tab: Tab) =>
  tab.run(
    (text) =>
      [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot?.textContent.includes(text)).length,
    name,
  );

test('the sketch follows the form, opens over the window and is saved', async ({ tab }) => {
  await tab.resize(1440, 900);
  await open(tab, '/instant-site-form');
  await fillAll(tab, required);
  await expect.poll(() => drawings(tab)).toBe(1);
  await tab.press(part('button', 'Open', part('region', 'First draft')));
  const dialog = part('dialog', 'First draft');
  await expectSeen(tab, dialog);
  await expect.poll(() => drawings(tab)).toBe(2);
  const before = new Set(readdirSync(tab.downloads));
  await tab.press(part('button', 'Download', dialog));
  const saved = () => readdirSync(tab.downloads).filter((file) => !before.has(file) && file.endsWith('.html'));
  await expect.poll(() => saved().length).toBe(1);
  await expect.poll(() => readFileSync(path.join(tab.downloads, saved()[0] ?? ''), 'utf8')).toContain('</html>');
  const text = readFileSync(path.join(tab.downloads, saved()[0] ?? ''), 'utf8');
  expect(text).toContain(name);
  expect(text).not.toContain('<script');
  expect(text).not.toContain(required.Email);
});
