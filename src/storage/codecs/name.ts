import { visibleText } from '../../lib/characters';
import { type Codec, text } from './codec';

/** A person's name, as it is. One that nobody can see counts as absent. */
export const name: Codec<string | null> = {
  ...text,
  decode: (raw) => text.decode(visibleText(raw) && raw),
};
