import type { ServiceCategory } from '../../../content/types';
import { lastSegment } from '../../../lib/last-segment';

const folder = '../../../content/services/';
const files = import.meta.glob<{ category: ServiceCategory }>('../../../content/services/*.ts');

/**
 * Loads one category, so that each visitor gets the text of the one they look at.
 * @param rest the path below `/services/`; its last part is the id
 * @returns null for an id without a page
 */
export const loadCategory = async (rest: string | undefined): Promise<ServiceCategory | null> => {
  // The folder in front keeps names such as `constructor` from being found on the object itself.
  const load = files[`${folder}${lastSegment(rest)}.ts`];
  return load ? (await load()).category : null;
};
