/** The cookies page promises the full list of what the browser keeps: it must name whatever the code declares. */
import { expect, test } from 'vitest';
import { cookies } from '../../src/content/legal/cookies';
import { declaredFamilies, declaredKeys } from '../../src/storage/declared';
import { corruptKeyPrefix } from '../../src/storage/key';
import worker from '../../worker/service-worker.ts?raw';

/** What the lists explain: 'userEmail, userName: who is signed in' names two, 'draft:{form}: …' a family. */
const namedIn = (isTold: (id: string) => boolean) =>
  cookies.sections
    .filter(({ id }) => isTold(id))
    .flatMap(({ list = [] }) => list.flatMap((item) => item.slice(0, item.indexOf(': ')).split(', ')));
const session = namedIn((id) => id === 'session');
const local = namedIn((id) => id !== 'session' && id !== 'offline');
const offline = namedIn((id) => id === 'offline');

test.each(declaredKeys.map(({ name, area }) => [name, area] as const))('%s is named, in %s storage', (name, area) => {
  expect(area === 'local' ? local : session).toContain(name);
});

const families = [...declaredFamilies, { prefix: corruptKeyPrefix, area: 'local' }] as const;

test.each(families.map(({ prefix, area }) => [prefix, area] as const))(
  '%s… is named, in %s storage',
  (prefix, area) => {
    const names = area === 'local' ? local : session;
    expect(names.filter((name) => name.startsWith(`${prefix}{`))).toHaveLength(1);
  },
);

test('each cache of the service worker is named, with the path that it belongs to', () => {
  const caches = [...new Set(worker.match(/\bsite-[a-z]+(?=-\$)/g))];
  expect(caches.length).toBeGreaterThan(0);
  for (const name of caches) expect(offline.some((text) => text.startsWith(`${name}-{path}`))).toBe(true);
});
