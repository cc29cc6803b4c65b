import type { PageMeta } from '../content/types';
import { absolute } from './absolute';
import { fullTitle } from './full-title';

/** The element of the head that has the attribute `key` with this value; a new one if there is none. */
const element = (name: 'link' | 'meta', key: string, value: string) => {
  const known = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (known) return known;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
};

/** The tags that say this in the rendered head; without a text they are gone. */
const say = (text: string, tags: readonly (readonly ['name' | 'property', string])[]) => {
  for (const [key, value] of tags) {
    const tag = element('meta', key, value);
    if (text) tag.setAttribute('content', text);
    else tag.remove();
  }
};

/**
 * What the head says to search engines and to those who pass the page on, brought up to the page in view. Of what is not
 * known here (descriptions of fixed pages, structured data) nothing is said: the rendered page's own would be of another.
 * @param canonical path of the address they should know, or null for a page that is not to be indexed
 */
export const showHead = (canonical: string | null, { title, description }: PageMeta): void => {
  if (canonical === null) {
    element('meta', 'name', 'robots').setAttribute('content', 'noindex');
    for (const tag of document.querySelectorAll('link[rel=canonical], meta[property="og:url"]')) tag.remove();
    return;
  }
  document.querySelector('meta[name=robots]')?.remove();
  const address = absolute(canonical);
  const link = element('link', 'rel', 'canonical');
  if (link.getAttribute('href') === address) return;
  link.setAttribute('href', address);
  say(address, [['property', 'og:url']]);
  say(fullTitle(title), [
    ['property', 'og:title'],
    ['name', 'twitter:title'],
  ]);
  say(description, [
    ['name', 'description'],
    ['property', 'og:description'],
    ['name', 'twitter:description'],
  ]);
  document.querySelector('script[type="application/ld+json"]')?.remove();
};
