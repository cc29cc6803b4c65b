import type { Draft, LookName } from '../../../first-draft/types';
import { artsy } from './looks/artsy';
import { base } from './looks/base';
import { bold } from './looks/bold';
import { elegant } from './looks/elegant';
import { minimal } from './looks/minimal';
import { modern } from './looks/modern';
import { neutral } from './looks/neutral';
import { types } from './looks/types';

const looks: Readonly<Record<LookName, string>> = { minimal, bold, elegant, modern, artsy, neutral };

/** The first look gives composition and shapes, the second the type; without a second, the first gives both. */
export const lookAndType = ({ looks: [look, type = look] }: Draft) => ({ look, type });

/** All looks as one text, for the shadow root of a draft. The base comes first. */
export const lookStyles = [base, ...Object.values(types), ...Object.values(looks)].join('\n');

/** What one draft needs, for its file. */
export const stylesOf = (draft: Draft): string => {
  const { look, type } = lookAndType(draft);
  return [base, types[type], looks[look]].join('\n');
};

/** The brand's fonts that the type of a draft uses, as custom properties of the page. */
export const fontsOf = (draft: Draft): Record<string, string> => {
  const page = getComputedStyle(document.documentElement);
  const used = ['--font-display', '--font-text'].filter((name) => types[lookAndType(draft).type].includes(`(${name})`));
  return Object.fromEntries(used.map((name) => [name, page.getPropertyValue(name)]));
};
