import type { ServiceCategory } from '../../../content/types';
import { lastSegment } from '../../../lib/last-segment';
import { loadOnce } from '../../../lib/load-once';

const folder = '../../../content/services/';
const files = import.meta.glob<{ category: ServiceCategory }>('../../../content/services/*.ts');

/** The id that a path below `/services/` selects. */
export const categoryId = (rest: string | undefined): string => lastSegment(rest);

/** Loads the one category that the path names; null for an id without a page. */
export const loadCategory = async (rest: string | undefined): Promise<ServiceCategory | null> => {
  // The folder in front keeps names such as `constructor` from being found on the object itself.
  const load = files[`${folder}${categoryId(rest)}.ts`];
  return load ? (await loadOnce(load)).category : null;
};

/** The source file of the category that a path names, as the build knows it. */
export const categoryModules = (rest: string | undefined): readonly string[] =>
  `${folder}${categoryId(rest)}.ts` in files ? [`src/content/services/${categoryId(rest)}.ts`] : [];
