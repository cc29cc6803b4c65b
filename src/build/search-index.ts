import { collectEntries } from '../search/collect';
import { pack } from '../search/packed';
import { caseStudies, categories } from './catalogue';

/** The search's entries as the JSON that browsers load. */
export const searchIndexJson = (): string => JSON.stringify(pack(collectEntries({ categories, caseStudies })));
