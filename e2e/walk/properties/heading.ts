import { allOf, renderedPages } from '../../support/rendered-pages';
import type { Property } from './moment';

const built = new Map(
  renderedPages.map(({ address, html }) => {
    const [title = ''] = allOf(html, /<title>([^<]*)/g);
    const [heading = ''] = allOf(html, /<h1[^>]*>(.*?)<\/h1>/gs);
    const plain = (text: string) =>
      text
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    return [address, { title: plain(title), heading: plain(heading) }] as const;
  }),
);

const pageOf = (address: string) => address.replace(/#.*/, '');

/** A page has one first heading, and is not the error page. */
export const hasOneHeading: Property = ({ now: { headings } }) =>
  headings.length === 1 && !/error!|no connection/i.test(headings.join()) ? null : `headings: ${headings.join(', ')}`;

/** The title is the address's own. */
export const titleBelongsToPage: Property = ({ now: { title, address } }) => {
  const own = built.get(pageOf(address))?.title ?? title;
  return title !== '' && title === own ? null : `the title is '${title}', not '${own}'`;
};

/** What a link leads to is headed as the address is for everybody, and not as what somebody has done there. */
export const linkShowsItsPage: Property = ({ command, before, now: { address, headings } }) => {
  const page = pageOf(address);
  if (!['follow a link', 'search'].includes(command) || page === pageOf(before.address)) return null;
  // There the trial that was taken in this browser is what the page is about.
  if (address === '/subscribe') return null;
  const own = built.get(page)?.heading ?? '';
  return headings[0]?.startsWith(own) ? null : `the heading is '${headings[0]}', not '${own}'`;
};
