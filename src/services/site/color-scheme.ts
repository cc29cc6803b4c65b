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
  if (dataset.scheme === (scheme ?? undefined)) return;
  stopTransitions();
  if (scheme) dataset.scheme = scheme;
  else delete dataset.scheme;
  const { paper, ink } = colors;
  const contents = [scheme ?? 'light dark', scheme === 'dark' ? ink : paper, scheme === 'light' ? paper : ink];
  document
    .querySelectorAll('[name$=-scheme],[name=theme-color]')
    .forEach((meta, index) => meta.setAttribute('content', contents[index] ?? ''));
};
