import { expect, test } from 'vitest';
import { serviceIds } from '../../../src/content/ids';
import { loader as caseStudyLoader } from '../../../src/pages/catalogue/case-study-page';
import { loader as serviceLoader } from '../../../src/pages/catalogue/service-page';
import { lastSegment } from '../../../src/paths';

const loadCategory = (rest: string) => serviceLoader({ params: { '*': rest } });
const loadCaseStudy = (id: string) => caseStudyLoader({ params: { id } });

test.each(serviceIds)('%s is found by the last part of the path', async (id) => {
  expect((await loadCategory(id))?.id).toBe(id);
  expect((await loadCategory(`any/thing/${id}/`))?.id).toBe(id);
});

test.each([
  'cloud!',
  'bellabeat!',
  '__proto__',
  'constructor',
  'toString',
  '../case-studies/bellabeat',
  '..%2fsite',
  'Cloud',
  '',
  '.',
])('there is nothing at %s', async (id) => {
  expect(await loadCategory(id)).toBeNull();
  expect(await loadCaseStudy(id)).toBeNull();
});

test('the last segment is what follows the last slash before the end', () => {
  expect(['cloud', 'cloud/', 'any/thing/cloud'].map(lastSegment)).toEqual(['cloud', 'cloud', 'cloud']);
  expect(['//', '', undefined].map(lastSegment)).toEqual(['', '', '']);
});
