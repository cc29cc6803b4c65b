import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloudPlatforms, modelProviders } from '../../src/content/catalogue/platforms';
import * as menuIcons from '../../src/content/icons/menu-icons';
import * as partIcons from '../../src/content/icons/part-icons';
import * as resourceIcons from '../../src/content/icons/resource-icons';
import * as topicIcons from '../../src/content/icons/topic-icons';

const content = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('icons'))
  .map((file) => readFileSync(`src/content/${file}`, 'utf8'))
  .join('\n');

// That content names no other is what the types say.
test('content names every icon that pages load for it', () => {
  const loaded = [menuIcons, resourceIcons, topicIcons, partIcons].flatMap((icons) => Object.keys(icons));
  expect(loaded.filter((name) => !content.includes(`icon: '${name}'`))).toEqual([]);
});

test.each([...modelProviders, ...cloudPlatforms])(
  '$name has a logo without a style attribute and a title',
  ({ id }) => {
    const logo = readFileSync(`public/media/platforms/${id}.svg`, 'utf8');
    expect(logo).toMatch(/^<svg[^>]* fill="currentColor"/);
    expect(logo).not.toMatch(/ style=|<title>/);
  },
);
