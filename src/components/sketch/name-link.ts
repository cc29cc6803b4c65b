/** A link to the home page with a business name and the look that its sketch has. Both are in the fragment, which is sent to no server. */

import { visibleText, withoutInvisible } from '../../lib/characters';
import { onlyValue } from '../../lib/links';
import { oneLine, plainText } from '../../sketch/texts';
import type { LookName } from '../../sketch/types';

/** In the order in which they are shown. The first look is that of the picture that stands there before. */
export const looks = [
  'bold',
  'minimal',
  'elegant',
  'modern',
  'artsy',
  'neutral',
] as const satisfies readonly LookName[];

const longest = 60;
/** An address, or a number to call: no name, but something that a stranger wants to have read. */
const isMessage = (text: string) => /:\/\/|@|www\./i.test(text) || (text.match(/\p{Nd}/gu) ?? []).length > 4;

/** The name as a link may have it; '' if it must not. */
const linkedName = (typed: string): string => {
  const name = visibleText(withoutInvisible(oneLine(plainText(typed))));
  return [...name].length > longest || isMessage(name) ? '' : name;
};

/** The fragment for a name and a look; '' for a name that a link must not have. */
export const nameFragment = (typed: string, look: LookName): string => {
  const name = linkedName(typed);
  return name && `#${new URLSearchParams({ name, look })}`;
};

export type LinkedName = { name: string; look: LookName };

/** What a fragment names; null if it is none of ours, or malformed. */
export const readNameFragment = (fragment: string): LinkedName | null => {
  const query = new URLSearchParams(fragment.slice(1));
  const name = linkedName(onlyValue(query, 'name') ?? '');
  const look = looks.find((one) => one === onlyValue(query, 'look'));
  return name && look ? { name, look } : null;
};
