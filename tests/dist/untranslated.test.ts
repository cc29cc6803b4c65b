// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clientNames } from '../../src/content/catalogue/clients';
import { cloudPlatforms, modelProviders } from '../../src/content/catalogue/platforms';
import { site } from '../../src/content/site/site';
import { builtPages } from './pages';

const platforms = [...modelProviders, ...cloudPlatforms].map(({ name }) => name);
const names = new Set([
  site.name,
  site.supportEmail,
  site.phone,
  ...Object.values(clientNames),
  ...platforms,
  ...site.address.slice(0, 1),
]);

it('a name, an address or a number that stands alone is not translated', () => {
  const translated = builtPages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('body *')]
      .filter((element) => names.has(element.textContent.trim()) && !element.querySelector('[translate=no]'))
      .filter((element) => !element.closest('[translate=no], script, style'))
      .map(({ tagName, textContent }) => `${address}: ${tagName} ${textContent}`),
  );
  expect([...new Set(translated)]).toEqual([]);
});
