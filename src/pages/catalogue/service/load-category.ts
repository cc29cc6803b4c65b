import type { ServiceCategory } from '../../../content/types';
import { lastSegment } from '../last-segment';

const folder = '../../../content/services/';
const files = import.meta.glob<{ category: ServiceCategory }>('../../../content/services/*.ts');

/**
 * Imports the content of one service.
 * @param rest the path below `/services/`; its last segment is the id
 * @returns null for an unknown id
 */
export const loadCategory = async (rest: string | undefined): Promise<ServiceCategory | null> => {
  // The prefix keeps ids such as `constructor` from matching a property that every object has.
  const load = files[`${folder}${lastSegment(rest)}.ts`];
  return load ? (await load()).category : null;
};
