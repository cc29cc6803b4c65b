import { site } from '../../content/site/site';
import { fnvHash } from '../../lib/random';

/** No vowels, so that the letters never spell a word. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** The number of a project, as 'T-KMPRTW', made from an id. Two ids may have the same one: it finds both. */
export const numberOfId = (id: string): string => {
  let rest = fnvHash(id);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return site.projectPrefix + text;
};

/** The number of a redemption is made from id and date, because ids of the history may repeat. */
export const numberOfEntry = ({ id, date }: { id: string; date: string }): string => numberOfId(`${id} ${date}`);
