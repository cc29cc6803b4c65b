import { useMatches } from 'react-router-dom';
import { patterns } from '../../paths';

/** The pages on which an order or a brief is filled in. A route's id is its pattern. */
const forms: readonly string[] = [patterns.subscribe, patterns.onboarding, patterns.payment, patterns.instantSiteForm];

/** Whether the page's footer is a single line without the links to the site's pages, so that little leads away from a form. */
export const useHasShortFooter = (): boolean => useMatches().some(({ id }) => forms.includes(id));
