import { absolute } from './absolute';

/** The element of the head that has the attribute `key` with this value; a new one if there is none. */
const element = (name: 'link' | 'meta', key: string, value: string) => {
  const known = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (known) return known;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
};

/**
 * What the head says to search engines and to those who pass the page on, brought up to the page in view.
 * @param canonical path of the address they should know, or null for a page that is not to be indexed
 */
export const showAddress = (canonical: string | null): void => {
  if (canonical === null) {
    element('meta', 'name', 'robots').setAttribute('content', 'noindex');
    for (const tag of document.querySelectorAll('link[rel=canonical], meta[property="og:url"]')) tag.remove();
    return;
  }
  document.querySelector('meta[name=robots]')?.remove();
  element('link', 'rel', 'canonical').setAttribute('href', absolute(canonical));
  element('meta', 'property', 'og:url').setAttribute('content', absolute(canonical));
};
