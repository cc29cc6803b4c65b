import { colors } from '../../../brand.config';

/** What a visitor can choose; null: as on the device. */
export type Scheme = 'light' | 'dark' | null;

/** Until the page is painted in other colors, none of them moves there. */
export const stopTransitions = (): void => {
  const { classList } = document.documentElement;
  classList.add('is-turning');
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('is-turning')));
};

/** Shows the page in a scheme. `src/early-scheme.ts` does the same for the first paint. */
export const showScheme = (scheme: Scheme): void => {
  const { dataset } = document.documentElement;
  if ((dataset.scheme ?? null) === scheme) return;
  stopTransitions();
  if (scheme) dataset.scheme = scheme;
  else delete dataset.scheme;
  const set = (selector: string, content: string) =>
    document.head.querySelector(`meta${selector}`)?.setAttribute('content', content);
  set('[name=color-scheme]', scheme ?? 'light dark');
  set('[name=theme-color][media*=light]', scheme === 'dark' ? colors.ink : colors.paper);
  set('[name=theme-color][media*=dark]', scheme === 'light' ? colors.paper : colors.ink);
};
