import { tileHex } from '../../content/site/colors';
import { store } from '../../storage/store';
import { colorScheme } from '../../storage/visitor-keys';

/** What a visitor can choose; null: as on the device. */
type Scheme = 'light' | 'dark' | null;

/** Shows the page in a scheme. `src/early-scheme.ts` does the same for the first paint. */
const showScheme = (scheme: Scheme): void => {
  const { dataset } = document.documentElement;
  if (dataset.scheme === (scheme ?? undefined)) return;
  if (scheme) dataset.scheme = scheme;
  else delete dataset.scheme;
  const { paper, ink } = tileHex;
  const contents = [
    scheme ? `only ${scheme}` : 'light dark',
    scheme === 'dark' ? ink : paper,
    scheme === 'light' ? paper : ink,
  ];
  document
    .querySelectorAll('meta[name*=color]')
    .forEach((meta, index) => meta.setAttribute('content', contents[index] ?? ''));
};

/** A choice that could not be stored. It lasts until the page is reloaded. */
let unstored: Scheme = null;

/** @param value of a field; '' for the scheme of the device */
const choose = (value: string) => {
  const scheme = (value || null) as Scheme;
  showScheme(scheme);
  unstored = null;
  try {
    if (scheme) store.write(colorScheme, scheme);
    else store.remove(colorScheme);
  } catch {
    unstored = scheme;
  }
};

/** Keeps the page and the fields of the choice to what is stored, by this tab or another, and stores what is chosen. */
export const watchScheme = (fields: HTMLElement): void => {
  const inputs = fields.querySelectorAll('input');
  const show = () => {
    const scheme = unstored ?? store.read(colorScheme);
    showScheme(scheme);
    for (const input of inputs) input.checked = input.value === (scheme ?? '');
  };
  // A field that was pressed before this script came.
  const early = [...inputs].find(({ checked }) => checked)?.value;
  if (early) choose(early);
  show();
  fields.onchange = ({ target }) => target instanceof HTMLInputElement && choose(target.value);
  const stop = store.subscribe((names) => {
    if (!fields.isConnected) stop();
    else if (names === null || names.has(colorScheme.name)) show();
  });
};
