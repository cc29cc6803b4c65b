import { collectEntries } from '../search/collect';
import { pack } from '../search/packed';
import { caseStudies, categories } from './catalogue';

export const searchIndexJson = (): string => JSON.stringify(pack(collectEntries({ categories, caseStudies })));
