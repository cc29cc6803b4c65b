import { site } from '../content/site/site';
import { asset } from '../lib/asset';
import { whenIdle } from '../lib/load-ahead';
import { absoluteUrl } from './absolute-url';
import { fullTitle } from './full-title';

/** The element in the head whose attribute `key` has this value; created if there is none. */
const headElement = (name: 'link' | 'meta', key: string, value: string) => {
  const known = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (known) return known;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
};

/** Sets the content of these meta elements; an empty text removes them. */
const setMeta = (text: string, tags: readonly (readonly ['name' | 'property', string])[]) => {
  for (const [key, value] of tags) {
    const tag = headElement('meta', key, value);
    if (text) tag.setAttribute('content', text);
    else tag.remove();
  }
};

/** The part of a prerendered head that the page's module does not contain; `heads.json` has it by canonical path. */
export type HeadTexts = { description: string; image: string };

let loading: Promise<Readonly<Record<string, HeadTexts>>> | undefined;

/** Loads `heads.json` at the first navigation. If that fails, the texts are missing and the next navigation tries again. */
const loadHeadTexts = () => {
  loading ??= fetch(asset('/heads.json'))
    .then((response) => response.json())
    .catch(() => {
      loading = undefined;
      return {};
    });
  return loading;
};

const setHeadTexts = ({ description, image }: HeadTexts) => {
  setMeta(description, [
    ['name', 'description'],
    ['property', 'og:description'],
    ['name', 'twitter:description'],
  ]);
  setMeta(image && absoluteUrl(image), [
    ['property', 'og:image'],
    ['name', 'twitter:image'],
  ]);
};

/**
 * Updates the head after a client-side navigation: canonical link, Open Graph and Twitter tags, robots. Structured data of
 * the prerendered page is removed, because it describes another page.
 * @param canonical path of the canonical address, or null for a page that is not to be indexed
 */
export const updateHead = (canonical: string | null, title: string): void => {
  if (canonical === null) {
    headElement('meta', 'name', 'robots').setAttribute('content', 'noindex');
    for (const tag of document.querySelectorAll('link[rel=canonical], meta[property="og:url"]')) tag.remove();
    return;
  }
  document.querySelector('meta[name=robots]')?.remove();
  const address = absoluteUrl(canonical);
  const link = headElement('link', 'rel', 'canonical');
  if (link.getAttribute('href') === address) return;
  link.setAttribute('href', address);
  setMeta(address, [['property', 'og:url']]);
  setMeta(fullTitle(title), [
    ['property', 'og:title'],
    ['name', 'twitter:title'],
  ]);
  setMeta(`${site.name}: ${title}`, [['property', 'og:image:alt']]);
  setHeadTexts({ description: '', image: '' });
  document.querySelector('script[type="application/ld+json"]')?.remove();
  // After the page itself, because visitors do not see these texts.
  whenIdle(async () => {
    const { [canonical]: texts } = await loadHeadTexts();
    if (texts && link.isConnected && link.getAttribute('href') === address) setHeadTexts(texts);
  }, 500);
};
