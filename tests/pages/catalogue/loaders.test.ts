import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceIds } from '../../../src/content/ids';
import { loader as caseStudyLoader } from '../../../src/pages/catalogue/case-study-page';
import { loader as serviceLoader } from '../../../src/pages/catalogue/service-page';

const loadCategory = (rest: string) => serviceLoader({ params: { '*': rest } });
const loadCaseStudy = (id: string) => caseStudyLoader({ params: { id } });

test.each(serviceIds)('%s is found by the last part of the path', async (id) => {
  expect((await loadCategory(id))?.id).toBe(id);
  expect((await loadCategory(`any/thing/${id}/`))?.id).toBe(id);
});

test.each(['__proto__', 'constructor', 'toString', '../case-studies/bellabeat', '..%2fsite', 'Cloud', '', '.'])(
  'there is nothing at %s',
  async (id) => {
    expect(await loadCategory(id)).toBeNull();
    expect(await loadCaseStudy(id)).toBeNull();
  },
);

test('unknown ids find nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 80 }), async (text) => {
      expect(await loadCategory(`${text}!`)).toBeNull();
      expect(await loadCaseStudy(`${text}!`)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
