import { site } from '../content/site/site';
import { asset } from '../lib/asset';
import { whenIdle } from '../lib/when-idle';
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

/** What a rendered head says that the page's code does not know; by canonical path it stands in `heads.json`. */
export type PageWords = { description: string; image: string };

let loading: Promise<Readonly<Record<string, PageWords>>> | undefined;

/** Loaded at the first change of page; without it the head says less, and the next change asks again. */
const loadWords = () => {
  loading ??= fetch(asset('/heads.json'))
    .then((response) => response.json())
    .catch(() => {
      loading = undefined;
      return {};
    });
  return loading;
};

const sayWords = ({ description, image }: PageWords) => {
  say(description, [
    ['name', 'description'],
    ['property', 'og:description'],
    ['name', 'twitter:description'],
  ]);
  say(image && absolute(image), [
    ['property', 'og:image'],
    ['name', 'twitter:image'],
  ]);
};

/**
 * What the head says to search engines and to those who pass the page on, brought up to the page in view. Structured data,
 * which is read from the HTML, goes: it would be that of another page.
 * @param canonical path of the address they should know, or null for a page that is not to be indexed
 */
export const showHead = (canonical: string | null, title: string): void => {
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
  say(`${site.name}: ${title}`, [['property', 'og:image:alt']]);
  sayWords({ description: '', image: '' });
  document.querySelector('script[type="application/ld+json"]')?.remove();
  // Once the page itself is there: nobody sees these words.
  whenIdle(async () => {
    const { [canonical]: words } = await loadWords();
    if (words && link.isConnected && link.getAttribute('href') === address) sayWords(words);
  }, 500);
};
