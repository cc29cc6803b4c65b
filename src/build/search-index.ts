import { collectEntries } from '../search/collect';
import { caseStudies, categories } from './catalogue';

/** The search's entries as the JSON that browsers load. */
export const searchIndexJson = (): string => JSON.stringify(collectEntries({ categories, caseStudies }));
